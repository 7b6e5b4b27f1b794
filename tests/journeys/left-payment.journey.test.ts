// Issue 33: an order that a gift certificate, points and a card pay together. Its bank asks, the window is closed at that
// moment, and the buyer goes on the next day: the shop stands still meanwhile, and goes on by a clock that is a day ahead.
import type { Browser, Locator, Page } from 'playwright-core';
import { formatMoney } from '#storefront/lib/money.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { chromiumPath, closeWindows, openBrowser, openWindow, partTakenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { contactOnTerms, staffMember, type Contact } from './people.ts';
import { otherTimeLibrary, startShopThatRests, type RunningShop } from './running-shop.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

const CERTIFICATE = 3_000;
const POINTS = 500;

(chromiumPath && otherTimeLibrary ? describe : describe.skip)(
  'a payment that was left (Chromium and libfaketime)',
  () => {
    const t = textsIn('en');
    const then = chapters();
    let browser: Browser;
    let today: Awaited<ReturnType<typeof startShopThatRests>>;
    let shop: RunningShop;
    let buyer: Contact;
    let page: Page;
    let errors: string[];
    let code = '';
    let orderId = '';
    let total = 0;

    const main = () => page.getByRole('main');
    const part = (number: number) => main().getByRole('group', { name: t('checkout:partOf', { number }), exact: true });
    const choose = (of: Locator, method: string) =>
      of.getByRole('tab', { name: t(`payment-method:${method}.name`) }).click();
    const amount = (number: number) =>
      part(number).getByRole('textbox', { name: t('checkout:partAmount', { currency: 'CAD' }) });
    const challenge = () =>
      page.frameLocator(`iframe[title="${t('checkout:challenge')}"]`).getByRole('button', { name: 'Confirm' });
    /** What is the same whoever comes back to it: the code and the card are asked for again. */
    const payByCodeAndCard = async () => {
      await part(1).locator('[name=code]').fill(code);
      await part(1)
        .getByRole('button', { name: t('payment-method:gift-certificate.check') })
        .click();
      await part(1).getByRole('status').getByText('30.00').waitFor();
      await part(3).frameLocator('iframe:visible').getByRole('button', { name: '3220' }).click();
      await main()
        .getByRole('button', { name: t('checkout:complete'), exact: true })
        .press('Enter');
      await challenge().waitFor();
    };
    const untilBalances = async (certificate: number, points: number) => {
      const helen = await staffMember(shop, 'helen');
      await until(async () => {
        const { rows } = await helen.get('admin/giftcertificate/list', { search: buyer.email });
        const { Points } = await helen.get('admin/reward/balance', { accountId: buyer.accountId });
        return rows[0]?.balance === certificate && Points === points ? true : undefined;
      }, `a certificate of ${certificate} and ${points} points`);
    };
    const signIn = async (to: string) => {
      ({ page, errors } = await openWindow(browser, shop.url, { width: 360, language: 'en' }));
      await visit(page, `/account/login?ReturnUrl=${encodeURIComponent(to)}`);
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === to.split('?')[0]);
    };

    beforeAll(async () => {
      [today, browser] = await Promise.all([startShopThatRests(), openBrowser()]);
      ({ shop } = today);
    });
    afterAll(async () => {
      await closeWindows(browser);
      await shop?.stop();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('shares out an order over a certificate, points and a card whose bank asks', async () => {
      const helen = await staffMember(shop, 'helen');
      buyer = await contactOnTerms(shop);
      await helen.post('admin/reward/adjust', {
        accountId: buyer.accountId,
        points: POINTS,
        reason: 'For the long wait',
      });
      await helen.post('admin/giftcertificate/issue', {
        ...{
          amount: CERTIFICATE,
          name: buyer.name,
          email: buyer.email,
          language: 'en',
          reason: 'A complaint',
          send: true,
        },
      });
      code = await until(
        async () =>
          (await shop.mails())
            .filter(({ to }) => to === buyer.email)
            .map(({ text }) => /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/.exec(text)?.[0])
            .find(Boolean),
        'the letter with the code',
      );
      await signIn('/profile/dashboard');
      ({ orderId, total } = await readyToPay(await shop.visitorOn(page), [['6204-2RS', 10]], buyer.email));
      await visit(page, '/checkout/processcheckout?step=payment');
      const split = main().getByRole('button', { name: t('checkout:addMethod') });
      await partTakenOver(split);
      await split.click();
      await main()
        .getByRole('button', { name: t('checkout:addAnother') })
        .click();
      await choose(part(1), 'gift-certificate');
      await amount(1).fill('30.00');
      await choose(part(2), 'reward-balance');
      await amount(2).fill('5.00');
      await choose(part(3), 'card');
      await payByCodeAndCard();
      await untilBalances(0, 0);
    });

    then('is left at that moment, and told of by a letter on the next day', async () => {
      await page.context().close();
      shop = await today.goOnAfter(1);
      const letter = await until(
        async () =>
          (await shop.mails()).find(
            ({ to, text }) => to === buyer.email && text.includes('/profile/myincompleteorders'),
          ),
        'the letter about the order that was left',
      );
      expect(letter.text).toContain('Nothing was charged');
    });

    then('holds nothing any more: not the certificate, nor the points, nor the card', async () => {
      // The letter does not wait for what is given back to be seen.
      await untilBalances(CERTIFICATE, POINTS);
      await signIn('/profile/myincompleteorders');
      await main()
        .getByText(
          t('saved-cart:givenBack', {
            parts: [
              [t('payment-method:gift-certificate.name'), CERTIFICATE],
              [t('payment-method:reward-balance.name'), POINTS],
              [t('payment-method:card.name'), total - CERTIFICATE - POINTS],
            ]
              .map(([name, held]) => `${name} ${formatMoney(Number(held), 'CAD', 'en')}`)
              .join(' · '),
          }),
        )
        .waitFor();
      await expectFit(page);
    });

    then('is gone on with from the pending orders, by the parts that it had, and the bank confirms', async () => {
      await main()
        .getByRole('button', { name: t('saved-cart:payNow') })
        .click();
      await page.waitForURL('**/checkout/processcheckout?step=payment');
      await amount(1).waitFor();
      expect([await amount(1).inputValue(), await amount(2).inputValue()]).toEqual(['30.00', '5.00']);
      await expectFit(page);
      await payByCodeAndCard();
      await challenge().click();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main()
        .getByText(/Visa 3220/)
        .first()
        .waitFor();
      await expectFit(page);
    });

    then('is one order, paid by each part once', async () => {
      const helen = await staffMember(shop, 'helen');
      const { Payments, OrderHeader } = await helen.get('admin/order/detail', { orderId });
      expect(Payments.map(({ method, amount: of, status }) => ({ method, of, status }))).toEqual([
        { method: 'gift-certificate', of: CERTIFICATE, status: 'captured' },
        { method: 'reward-balance', of: POINTS, status: 'captured' },
        { method: 'card', of: total - CERTIFICATE - POINTS, status: 'captured' },
      ]);
      expect(OrderHeader).toMatchObject({ PaidTotal: total, OrderTotal: total });
      await untilBalances(0, 0);
      await visit(page, '/profile/myincompleteorders');
      await main().getByText(t('saved-cart:noPendingOrders')).waitFor();
    });

    then('is refunded at the desk by the parts that staff choose', async () => {
      const { page: desk, errors: deskErrors } = await openWindow(browser, shop.url, { width: 900, language: 'en' });
      await signInAtOffice(desk, 'helen');
      await desk.goto(`/admin/order/${orderId}/show`);
      await desk.getByRole('button', { name: t('admin-order-desk:refund'), exact: true }).click();
      const box = desk.getByRole('dialog');
      await box.getByLabel(t('admin-order-desk:goodwill')).fill('20.00');
      const preview = box.getByRole('region', { name: t('admin-order-desk:preview') });
      await preview.getByText('Visa 3220').waitFor();
      const bears = box.getByRole('group', { name: t('admin-order-desk:refundParts') });
      await bears.getByLabel(new RegExp(t('payment-method:reward-balance.name'))).fill('6.00');
      await preview.getByRole('alert').waitFor();
      await bears.getByLabel(new RegExp(t('payment-method:reward-balance.name'))).fill('5.00');
      await bears.getByLabel(/Visa 3220/).fill('0');
      await preview.getByText('$15.00').waitFor();
      expect(await violations(desk)).toEqual([]);
      await expectFit(desk);
      await box.locator('[name=reason]').fill('It came late');
      await box.getByRole('button', { name: t('admin-order-desk:refund'), exact: true }).click();
      await box.waitFor({ state: 'detached' });
      await desk.getByText(t('admin-order-desk:refundStatus.completed'), { exact: true }).first().waitFor();
      await untilBalances(1_500, POINTS);
      expect(deskErrors).toEqual([]);
    });
  },
);
