// Issue 33: an order that a gift certificate, reward points and a card whose bank asks pay together, from the office to
// the order.
import type { Locator, Page } from 'playwright-core';
import { formatMoney } from '#storefront/lib/money.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { openWindow, partTakenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

const CODE = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/;

journey('a balance pays', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let code = '';
    const owner = `Ada ${ownLetters()}`;

    const main = () => page.getByRole('main');
    const typed = (value: string) => (language === 'fr' ? value.replace('.', ',') : value);
    const part = (number: number) => main().getByRole('group', { name: t('checkout:partOf', { number }), exact: true });
    const choose = (of: Locator, method: string) =>
      of.getByRole('tab', { name: t(`payment-method:${method}.name`) }).click();
    const amount = (number: number) =>
      part(number).getByRole('textbox', { name: t('checkout:partAmount', { currency: 'CAD' }) });
    const letter = async () =>
      until(async () => {
        const mail = (await stage.shop.mails()).find(({ to, text }) => to === buyer.email && CODE.test(text));
        return mail && CODE.exec(mail.text)?.[0];
      }, 'the letter with the code');

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language }));
      await signInAtOffice(office, 'helen');
      hands = officeHands(office, stage.shop, t, language);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
    });
    afterAll(async () => {
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('a manager issues a gift certificate, whose code goes to its owner by a letter', async () => {
      await office.goto('/admin/gift-certificate');
      await hands.press(t('admin-gift-certificate:issue'), office.getByRole('main'));
      await hands.dialog.getByRole('textbox', { name: t('admin-gift-certificate:amount') }).fill(typed('30.00'));
      await hands.field('name').fill(owner);
      await hands.field('email').fill(buyer.email);
      await hands.field('reason').fill('A complaint');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-gift-certificate:issue'));
      await office.waitForURL('**/admin/gift-certificate/*/show');
      await hands.main.getByText(owner).waitFor();
      code = await letter();
    });

    then('freezes it with a reason, and takes that back', async () => {
      for (const key of ['freeze', 'unfreeze'] as const) {
        await hands.main.getByRole('button', { name: `${t(`admin-gift-certificate:${key}`)}…` }).click();
        await hands.field('reason').fill('A question');
        await hands.submit(t(`admin-gift-certificate:${key}`));
        await hands.main
          .getByText(t(`admin-gift-certificate:status.${key === 'freeze' ? 'frozen' : 'open'}`), { exact: true })
          .first()
          .waitFor();
      }
    });

    then('gives the buyer reward points, with a reason', async () => {
      await office.goto(`/admin/customer/${buyer.accountId}/show`);
      await hands.press(t('admin-customer:adjustRewards'));
      await hands.field('points').fill('500');
      await hands.field('reason').fill('For the long wait');
      await hands.submit();
      await hands.main.getByText('For the long wait').waitFor();
      await expectFit(office);
    });

    then('the buyer finds the points in the account', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/myrewards');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/myrewards');
      await main()
        .getByText(t('reward:points', { count: 500, points: '500' }))
        .first()
        .waitFor();
      await main().getByText('For the long wait').waitFor();
      await expectFit(page);
    });

    then('reads what brings them to the level at which more is earned', async () => {
      const setting = (name: 'RewardSilverFrom' | 'RewardSilverPercent') =>
        hands.main.getByLabel(t(`admin-setting:of.${name}.label`), { exact: true });
      await office.goto('/admin/setting');
      await setting('RewardSilverFrom').fill(typed('250.00'));
      await setting('RewardSilverPercent').fill('25');
      await hands.save();
      await stage.shop.everybodySees(office);
      await visit(page, '/profile/myrewards');
      await main()
        .getByText(
          t('reward:nextLevel', {
            name: t('reward:levelName.silver'),
            amount: formatMoney(25_000, 'CAD', language),
          }),
        )
        .waitFor();
      await expectFit(page);
      await setting('RewardSilverFrom').fill('0');
      await setting('RewardSilverPercent').fill('0');
      await hands.save();
    });

    then('shares an order out over certificate, points and card, and is told what is too much', async () => {
      await readyToPay(await stage.shop.visitorOn(page), [['6204-2RS', 10]], buyer.email);
      await visit(page, '/checkout/processcheckout?step=payment');
      const split = main().getByRole('button', { name: t('checkout:addMethod') });
      await partTakenOver(split);
      await split.click();
      await main()
        .getByRole('button', { name: t('checkout:addAnother') })
        .click();
      await choose(part(1), 'gift-certificate');
      await part(1).locator('[name=code]').fill(code.toLowerCase());
      await part(1)
        .getByRole('button', { name: t('payment-method:gift-certificate.check') })
        .click();
      await part(1).getByRole('status').getByText('30').waitFor();
      await amount(1).fill(typed('30.01'));
      await part(1).getByRole('alert').waitFor();
      await amount(1).fill(typed('30.00'));
      await part(1).getByRole('alert').waitFor({ state: 'detached' });
      await choose(part(2), 'reward-balance');
      await amount(2).fill(typed('5.00'));
      await choose(part(3), 'card');
      await part(3).frameLocator('iframe:visible').getByRole('button', { name: '3220' }).click();
      await expectFit(page);
    });

    then('and orders once the bank has confirmed', async () => {
      await main()
        .getByRole('button', { name: t('checkout:complete'), exact: true })
        .press('Enter');
      await page
        .frameLocator(`iframe[title="${t('checkout:challenge')}"]`)
        .getByRole('button', { name: /^Confirm(er)?$/ })
        .click();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main()
        .getByText(/Visa 3220/)
        .first()
        .waitFor();
      await visit(page, '/profile/myrewards');
      await main().getByText(t('reward:kind.redeemed')).waitFor();
    });
  });
});
