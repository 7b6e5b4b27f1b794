// A bank debit that bounces after the goods have left, and is paid by card by its buyer; an order by PayPal that is
// cancelled on PayPal's page and then approved.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillShownCard } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { contactOnTerms, staffMember, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
/** Its debit settles, and bounces later. */
const BOUNCES = '5559';

journey('a buyer pays from a bank account, and by PayPal', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const then = chapters();
    let page: Page;
    let desk: Page;
    let main: Locator;
    let ben: Contact;
    let csr: Visitor;
    let orderId = '';

    beforeAll(async () => {
      ben = await contactOnTerms(stage.shop, { language });
      csr = await staffMember(stage.shop, 'dana', language);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      ({ page: desk } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      main = page.getByRole('main');
      await visit(page, '/account/login');
      await signInAtShop(main, t, ben.userName);
      await page.waitForURL((url) => !url.pathname.startsWith('/account/login'));
    });
    afterAll(async () => {
      await page?.context().close();
      await desk?.context().close();
    });

    const button = (key: `${string}:${string}`) => main.getByRole('button', { name: t(key), exact: true });
    const account = () => page.frameLocator(`iframe[title="${t('payment-method:bank-debit.fields')}"]`);
    const asked = () => page.frameLocator(`iframe[title="${t('checkout:challenge')}"]`);
    /** The days of the provider's debits go by. */
    async function daysPass(advanceMs: number): Promise<void> {
      const file = join(stage.shop.data, 'environment.json');
      const environment = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const moved = await fetch(`${environment['GATEWAY_URL']}/v1/clock`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${environment['GATEWAY_API_KEY']}`,
        },
        body: JSON.stringify({ advanceMs }),
      });
      expect(moved.status).toBe(200);
    }
    const paymentBecomes = (status: string) =>
      until(async () => {
        const { OrderHeader } = await csr.get('admin/order/detail', { orderId });
        return OrderHeader.PaymentStatus === status || undefined;
      }, `the payment that is ${status}`);
    async function atPayment(): Promise<{ orderId: string; total: number }> {
      const ready = await readyToPay(await stage.shop.visitorOn(page), [['6204-2RS', 2]], ben.email);
      await stage.shop.everybodySees(page);
      await visit(page, '/checkout/processcheckout?step=payment');
      await button('checkout:complete').waitFor();
      return ready;
    }

    then('he gives his account to the provider, who asks for his consent, and the order waits', async () => {
      ({ orderId } = await atPayment());
      await main.getByRole('tab', { name: t('payment-method:bank-debit.name') }).click();
      await account().getByRole('button', { name: BOUNCES }).click();
      await button('checkout:complete').click();
      await account().locator('[name=consent][aria-invalid=true]').waitFor();
      await expectFit(page);
      await account().locator('[name=consent]').check();
      await button('checkout:complete').click();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main.getByText(t('order:awaitingPayment')).waitFor();
      await main.getByText('Example Bank ••••5559').first().waitFor();
      await expectFit(page);
    });

    then('dana sees that the provider will report it, and ships once it has', async () => {
      await signInAtOffice(desk, 'dana');
      await desk.goto(`/admin/order/${orderId}/show`);
      await desk.getByText('Example Bank ••••5559').first().waitFor();
      expect(await desk.getByRole('button', { name: t('admin-customer:recordPayment'), exact: true }).count()).toBe(0);
      await expectFit(desk);
      await daysPass(6 * SECOND);
      await paymentBecomes('captured');
      await csr.post('admin/order/shiplines', {
        orderId,
        carrier: 'Purolator',
        trackingNumber: 'T-1',
        lines: [{ lineId: '1', quantity: 2 }],
      });
    });

    then('the debit bounces, which dana sees with its reason', async () => {
      await daysPass(3 * MINUTE);
      await paymentBecomes('failed');
      await desk.reload();
      await desk.getByText(t('error:debit_insufficient_funds')).first().waitFor();
      await expectFit(desk);
    });

    then('he reads so on the order’s page, and pays it there by card', async () => {
      await visit(page, `/profile/myorders/${orderId}`);
      await main.getByRole('alert').first().waitFor();
      await expectFit(page);
      await button('order:payNow').click();
      await fillShownCard(page, t, '4242');
      await expectFit(page);
      await main
        .getByRole('button', { name: new RegExp(`^${t('order:payAmount', { amount: '' }).trim()} \\$?\\d`) })
        .click();
      await main.getByText(t('order:paidNow')).waitFor();
      await main.getByText('Visa 4242').first().waitFor();
      await paymentBecomes('captured');
      await desk.reload();
      await desk.getByText(t('admin-order-desk:replaced'), { exact: true }).waitFor();
      await expectFit(desk);
    });

    then('at PayPal he goes back, and nothing is ordered', async () => {
      ({ orderId } = await atPayment());
      await main.getByRole('tab', { name: t('payment-method:paypal.name') }).click();
      await button('checkout:complete').click();
      await asked().getByRole('button').last().click();
      await main.getByRole('alert').getByText(t('error:wallet_cancelled')).waitFor();
      await expectFit(page);
    });

    then('the second time he agrees, and it is an order', async () => {
      await button('checkout:complete').click();
      await asked().getByRole('button').first().click();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main.getByText('PayPal').first().waitFor();
      await expectFit(page);
    });
  });
});
