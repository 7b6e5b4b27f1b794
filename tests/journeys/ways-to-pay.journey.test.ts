// Issue 33: which ways to pay an account has, and up to which amount each pays an order.
import type { Page } from 'playwright-core';
import { formatMoney } from '#storefront/lib/money.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

const PAYMENT_STEP = '/checkout/processcheckout?step=payment';

journey('ways to pay', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];

    const main = () => page.getByRole('main');
    const short = (method: string) => t(`payment-method:${method}.short` as 'payment-method:terms.short');
    const tab = (method: string) =>
      main().getByRole('tab', { name: t(`payment-method:${method}.name` as 'payment-method:terms.name'), exact: true });
    /** Of the method that is chosen. */
    const tooMuch = () =>
      main()
        .getByText(t('checkout:amountAtMost', { most: formatMoney(2_000, 'CAD', language) }))
        .filter({ visible: true });
    const part = (number: number) => main().getByRole('group', { name: t('checkout:partOf', { number }), exact: true });
    const pressTerms = async () => {
      await hands.main.getByRole('combobox', { name: t('admin-customer:closedMethods') }).click();
      await office.getByRole('option', { name: short('terms'), exact: true }).click();
      await office.keyboard.press('Escape');
    };
    const setting = (name: 'PayByCheck' | 'CheckMaximum') =>
      hands.main.getByLabel(t(`admin-setting:of.${name}.label`), { exact: true });

    const closedToBuyers = () =>
      hands.main.getByRole('combobox', { name: t('admin-setting:of.ClosedToBuyers.label'), exact: true });

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(office, 'helen', '/admin/setting');
      hands = officeHands(office, stage.shop, t, language);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/dashboard');
      await readyToPay(await stage.shop.visitorOn(page), [['6204-2RS', 10]], buyer.email);
    });
    afterAll(async () => {
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('are offered by the shop, each up to its maximum', async () => {
      await setting('PayByCheck').check();
      await setting('CheckMaximum').fill(language === 'fr' ? '20,00' : '20.00');
      await expectFit(office);
      await hands.save();
      await office.reload();
      expect(await setting('CheckMaximum').inputValue()).toBe(language === 'fr' ? '20,00' : '20.00');
    });

    then('one of them not to private buyers', async () => {
      await closedToBuyers().click();
      await office.getByRole('option', { name: short('check'), exact: true }).click();
      await office.keyboard.press('Escape');
      await expectFit(office);
      await hands.save();
      await office.reload();
      await hands.main.getByRole('button', { name: short('check'), exact: true }).waitFor();
    });

    then('one of them is closed to a customer', async () => {
      await office.goto(`/admin/customer/${buyer.accountId}/show`);
      await pressTerms();
      await expectFit(office);
      await hands.save();
      await office.reload();
      await hands.main.getByText(short('terms'), { exact: true }).first().waitFor();
    });

    then('and is not at checkout, while the other says the most that it pays', async () => {
      await visit(page, PAYMENT_STEP);
      await tab('check').click();
      expect(await tab('terms').count()).toBe(0);
      await tooMuch().waitFor();
      await expectFit(page);
    });

    then('what is beyond is paid in another way', async () => {
      await main()
        .getByRole('button', { name: t('checkout:addMethod') })
        .press('Enter');
      await part(1)
        .getByRole('textbox', { name: t('checkout:partAmount', { currency: 'CAD' }) })
        .fill(language === 'fr' ? '20,00' : '20.00');
      await tooMuch().waitFor({ state: 'detached' });
      await part(1).getByLabel(t('payment-method:check.reference')).fill('4711');
      await part(2).frameLocator('iframe:visible').getByRole('button', { name: '4242' }).click();
      await expectFit(page);
      await main()
        .getByRole('button', { name: t('checkout:complete'), exact: true })
        .press('Enter');
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main().getByText('4711').first().waitFor();
      await main().getByText('Visa 4242').first().waitFor();
    });

    then('all are there once what was closed is opened, and what was offered is taken back', async () => {
      await pressTerms();
      await hands.save();
      await office.goto('/admin/setting');
      await closedToBuyers().press('Backspace');
      await setting('CheckMaximum').fill('0');
      await setting('PayByCheck').uncheck();
      await hands.save();
      await readyToPay(await stage.shop.visitorOn(page), [['6204-2RS', 10]], buyer.email);
      await visit(page, PAYMENT_STEP);
      await tab('terms').waitFor();
      expect(await tab('check').count()).toBe(0);
    });
  });
});
