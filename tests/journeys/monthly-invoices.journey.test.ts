// Issue 34: a buyer who gets one invoice of all that left for them in a month. The shop stands still until the month is over, and
// goes on by a clock that is so far ahead.
import type { Browser, Page } from 'playwright-core';
import { formatMoney } from '#storefront/lib/money.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';
import { chromiumPath, closeWindows, openBrowser, openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, staffMember, type Contact } from './people.ts';
import { otherTimeLibrary, startShopThatRests, type RunningShop } from './running-shop.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

(chromiumPath && otherTimeLibrary ? describe : describe.skip)('invoices of a month (Chromium and libfaketime)', () => {
  const t = textsIn('en');
  const then = chapters();
  let browser: Browser;
  let today: Awaited<ReturnType<typeof startShopThatRests>>;
  let shop: RunningShop;
  let buyer: Contact;
  let page: Page;
  let office: Page;
  let visitor: Visitor;
  let errors: string[];
  const orders: { orderId: string; number: string }[] = [];
  let invoiceId = '';
  let total = 0;

  const main = () => page.getByRole('main');
  const money = (amount: number) => formatMoney(amount, 'CAD', 'en');
  const openOffice = async () => {
    ({ page: office, errors } = await openWindow(browser, shop.url, { width: 900, language: 'en' }));
    await signInAtOffice(office, 'helen');
  };
  const signIn = async (to: string) => {
    ({ page, errors } = await openWindow(browser, shop.url, { width: 360, language: 'en' }));
    await visit(page, `/account/login?ReturnUrl=${to}`);
    await signInAtShop(main(), t, buyer.userName);
    await page.waitForURL(({ pathname }) => pathname === to);
    visitor = await shop.visitorOn(page);
  };

  beforeAll(async () => {
    [today, browser] = await Promise.all([startShopThatRests(), openBrowser()]);
    ({ shop } = today);
    buyer = await contactOnTerms(shop);
  });
  afterAll(async () => {
    await closeWindows(browser);
    await shop?.stop();
  });
  afterEach(() => expect(errors.splice(0)).toEqual([]));

  then('are agreed on with a customer at the desk', async () => {
    await openOffice();
    const hands = officeHands(office, shop, t, 'en');
    await office.goto(`/admin/customer/${buyer.accountId}/show`);
    await hands.field('invoicing').locator('..').getByRole('combobox').press('Enter');
    await office.getByRole('option', { name: t('admin-customer:invoicingBy.month'), exact: true }).press('Enter');
    await hands.save();
    await office.reload();
    expect(await hands.field('invoicing').inputValue()).toBe('month');
    await expectFit(office);
  });

  then('two orders leave, and nothing is invoiced nor owed', async () => {
    await signIn('/profile/myinvoices');
    const helen = await staffMember(shop, 'helen');
    for (const [quantity, poNumber] of [
      [4, 'PO 7'],
      [6, 'PO 8'],
    ] as const) {
      const ready = await readyToPay(visitor, [['6204-2RS', quantity]], buyer.email);
      const { orderId, total: OrderTotal } = ready;
      await visitor.post('checkout/placeorder', {
        ...{ OrderId: orderId, OrderTotal, payment: { method: 'terms', poNumber } },
      });
      const { OrderHeader } = await visitor.post('customer/getorderdetails', { OrderId: orderId });
      orders.push({ orderId, number: OrderHeader.OrderNumber });
      total += OrderTotal;
      await until(async () => {
        const { Lines } = await helen.get('admin/order/detail', { orderId });
        return Lines.length || undefined;
      }, 'the order at the desk');
      const lines = [{ lineId: '1', quantity }];
      await helen.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T-1', lines });
    }
    await shop.everybodySees(page);
    await visit(page, '/profile/myinvoices');
    await main().getByText(t('invoice:noneYet')).waitFor();
    await visit(page, '/profile/mycreditlimit');
    await main().getByText(t('invoice:held')).waitFor();
    await main().getByText(money(total)).first().waitFor();
  });

  then('one invoice of both is there when the month is over, and a letter with it', async () => {
    await page.context().close();
    await office.context().close();
    shop = await today.goOnAfter(31);
    const letter = await until(
      async () => (await shop.mails()).find(({ to, subject }) => to === buyer.email && subject.includes('INV-')),
      'the letter with the invoice',
    );
    for (const { number } of orders) expect(letter.text).toContain(number);
    await signIn('/profile/myinvoices');
    const { invoices } = await visitor.get('customer/getinvoices', {});
    expect(invoices).toHaveLength(1);
    expect(invoices[0]?.Total).toBe(total);
    invoiceId = invoices[0]?.InvoiceId ?? '';
    await main()
      .getByText(t('invoice:moreOrders', { count: 1 }))
      .waitFor();
    await expectFit(page);
  });

  then('is found by the number of either order', async () => {
    for (const { number } of orders) {
      const found = await visitor.get('customer/getinvoices', { search: number });
      expect(found.invoices.map(({ InvoiceId }) => InvoiceId)).toEqual([invoiceId]);
    }
  });

  then('has its lines under their orders', async () => {
    await visit(page, `/profile/myinvoices/${invoiceId}`);
    for (const { number } of orders)
      await main()
        .getByRole('rowheader', { name: `${t('invoice:order')} ${number}` })
        .waitFor();
    expect(await main().getByRole('link', { name: orders[0]?.number, exact: true }).getAttribute('href')).toContain(
      orders[0]?.orderId,
    );
    expect(await violations(page)).toEqual([]);
    await expectFit(page);
  });

  then('is paid by card', async () => {
    await main().frameLocator('iframe:visible').getByRole('button', { name: '4242' }).click();
    await main()
      .getByRole('button', { name: t('invoice:payNow'), exact: true })
      .press('Enter');
    await main().getByText(t('invoice:statusOf.Paid'), { exact: true }).waitFor();
  });

  then('is at the desk, with its orders and each of them with it', async () => {
    await openOffice();
    for (const { orderId, number } of orders) {
      await office.goto(`/admin/order/${orderId}/show`);
      await office.getByRole('link', { name: /^INV-/ }).click();
      await office.getByRole('link', { name: number, exact: true }).waitFor();
    }
    expect(await violations(office)).toEqual([]);
    await expectFit(office);
  });
});
