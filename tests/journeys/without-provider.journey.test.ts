// Issue 33: a dealer without any payment provider sells at the counter and by wire.
import type { Browser, Page } from 'playwright-core';
import { formatMoney } from '#storefront/lib/money.ts';
import { chromiumPath, closeWindows, openBrowser, openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillAddress } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { officeHands } from './office.ts';
import { ownLetters, staffMember } from './people.ts';
import { startRunningShop, type RunningShop } from './running-shop.ts';
import { setSetting } from './settings.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';

const COUNTER_WORDS = 'At the counter in Montréal, until six.';
const WIRE_WORDS = 'Bank of the Port, account 0042-118';

(chromiumPath ? describe : describe.skip)('a dealer without a payment provider (Chromium)', () => {
  const t = textsIn('fr');
  const english = textsIn('en');
  const then = chapters();
  const email = `${ownLetters()}@counter.example`;
  let browser: Browser;
  let shop: RunningShop;
  let office: Page;
  let hands: ReturnType<typeof officeHands>;
  let guest: Page;
  let errors: string[];
  let guestErrors: string[];
  let orderId = '';

  const main = () => guest.getByRole('main');
  const noMethod = () => main().getByText(english('checkout:noPaymentMethod'));
  const tabs = () => main().getByRole('tab').allTextContents();
  const openOrder = () => office.goto(`/admin/order/${orderId}/show`);
  const complete = async () => {
    await main()
      .getByRole('button', { name: english('checkout:complete'), exact: true })
      .press('Enter');
    await guest.waitForURL('**/checkout/ordercomplete/*');
    orderId = new URL(guest.url()).pathname.split('/').at(-1) ?? '';
    await expectFit(guest);
  };
  const receive = async (reference: string) => {
    await shop.everybodySees(guest);
    await openOrder();
    await hands.press(t('admin-customer:recordPayment'));
    await hands.field('reference').fill(reference);
    await expectFit(office);
    await office.getByRole('dialog').locator('[type=submit]').click();
    await office.getByRole('dialog').waitFor({ state: 'detached' });
    await hands.main.getByText(t('admin:status.payment.captured'), { exact: true }).first().waitFor();
  };
  const addToCart = async () => {
    await visit(guest, '/product/6205-2RS/x');
    await main()
      .getByRole('button', { name: english('common:addToCart'), exact: true })
      .click();
    await guest.getByRole('link', { name: english('common:cartLabel', { count: 1 }), exact: true }).waitFor();
  };

  beforeAll(async () => {
    [shop, browser] = await Promise.all([
      startRunningShop({}, ['--without-history', '--without-sandbox']),
      openBrowser(),
    ]);
    ({ page: office, errors } = await openWindow(browser, shop.url, { width: 900, language: 'fr' }));
    await signInAtOffice(office, 'helen');
    hands = officeHands(office, shop, t, 'fr');
    ({ page: guest, errors: guestErrors } = await openWindow(browser, shop.url, { width: 360, language: 'en' }));
  });
  afterAll(async () => {
    await closeWindows(browser);
    await shop?.stop();
  });
  afterEach(() => expect([...errors.splice(0), ...guestErrors.splice(0)]).toEqual([]));

  then('is told so by the step that sets payments up', async () => {
    await office.goto('/admin/setup');
    await hands.press(t('admin-setup:step.payment.try'));
    await hands.main.getByText(t('admin-setup:trial.payment.no-provider')).waitFor();
    await expectFit(office);
  });

  then('has no way to pay yet: a guest reads so before typing an address', async () => {
    await setSetting(await staffMember(shop, 'helen'), 'GiftCertificatesAllowed', '0');
    await addToCart();
    await visit(guest, '/checkout/processcheckout');
    await noMethod().waitFor();
    expect(await main().getByLabel(english('address:city'), { exact: true }).first().inputValue()).toBe('');
    await expectFit(guest);
  });

  then('takes cash and wires, and says in words of one’s own where', async () => {
    await office.goto('/admin/setting');
    for (const [method, words] of [
      ['Cash', COUNTER_WORDS],
      ['Wire', WIRE_WORDS],
    ] as const) {
      await hands.main.getByLabel(t(`admin-setting:of.PayBy${method}.label`), { exact: true }).check();
      await hands.field(`${method}Words`).fill(words);
    }
    await hands.save();
  });

  then('sells what a guest picks up and pays in cash', async () => {
    await visit(guest, '/checkout/processcheckout');
    expect(await noMethod().count()).toBe(0);
    await main().getByLabel(english('checkout:email'), { exact: true }).fill(email);
    await main()
      .getByRole('radio', { name: english('checkout:pickUp') })
      .check();
    await main().locator('[name="PickedUpBy.firstName"]').fill('Nora');
    await main().locator('[name="PickedUpBy.lastName"]').fill('Byrne');
    await main().locator('[name="PickedUpBy.phone1"]').fill('514-555-0100');
    await fillAddress(
      main()
        .locator('section')
        .filter({ hasText: english('checkout:billTo') })
        .last(),
      english,
    );
    await expectFit(guest);
    await main()
      .getByRole('button', { name: english('checkout:continue') })
      .press('Enter');
    await guest.waitForURL('**/checkout/processcheckout?step=payment');
    await main()
      .getByRole('tab', { name: english('payment-method:cash.name') })
      .click();
    expect((await tabs()).toSorted()).toEqual(
      [english('payment-method:cash.name'), english('payment-method:wire.name')].toSorted(),
    );
    await main().getByText(COUNTER_WORDS).waitFor();
    await main().getByLabel(english('payment-method:cash.reference'), { exact: true }).fill('Till 7');
    await expectFit(guest);
    await complete();
    await main().getByText(COUNTER_WORDS).first().waitFor();
  });

  then('takes the money at the counter, and hands the goods over', async () => {
    await receive('Till 7, receipt 118');
    await hands.press(t('admin:order.readyLines'));
    await expectFit(office);
    await hands.submit(t('admin:order.ready'));
    await hands.main.getByText(t('admin:status.order.shipped'), { exact: true }).first().waitFor();
    await expectFit(office);
  });

  then('sells by wire, which the order waits for', async () => {
    await addToCart();
    await visit(guest, '/checkout/processcheckout');
    await main().getByLabel(english('checkout:email'), { exact: true }).fill(email);
    await fillAddress(main(), english);
    await main()
      .getByRole('button', { name: english('checkout:continue') })
      .press('Enter');
    await guest.waitForURL('**/checkout/processcheckout?step=payment');
    await main()
      .getByRole('tab', { name: english('payment-method:wire.name') })
      .click();
    await main().getByText(WIRE_WORDS).waitFor();
    await main().getByLabel(english('payment-method:wire.reference'), { exact: true }).fill('PO 4711');
    await complete();
    await main().getByText(WIRE_WORDS).first().waitFor();
    await receive('Virement 118');
    const helen = await staffMember(shop, 'helen');
    const { OrderHeader } = await helen.get('admin/order/detail', { orderId });
    expect(OrderHeader.PaidTotal).toBe(OrderHeader.OrderTotal);
    await visit(guest, `/checkout/ordercomplete/${orderId}`);
    await main()
      .getByText(formatMoney(OrderHeader.OrderTotal, OrderHeader.CurrencyCode, 'en'))
      .first()
      .waitFor();
  });

  then('gives it back by wire, too', async () => {
    await openOrder();
    await hands.press(t('admin-order-desk:refund'));
    await hands.dialog.locator('input[type=number]').first().fill('1');
    await hands.dialog.getByText(t('admin-order-desk:givenBack'), { exact: true }).waitFor();
    await hands.field('reason').fill('One too many');
    await hands.submit(t('admin-order-desk:refund'));
    await hands.main.getByText(t('admin-order-desk:refundStatus.completed'), { exact: true }).first().waitFor();
  });
});
