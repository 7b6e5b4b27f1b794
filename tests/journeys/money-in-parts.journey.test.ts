// Issue 33: a wire comes in parts. The bank's file brings the first, staff type one in by mistake and take it back, the rest
// comes and the order goes on; and an order of which a part has come is cancelled, and the part given back.
import type { Page } from 'playwright-core';
import { formatMoney } from '#storefront/lib/money.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, ownLetters, staffMember, type Contact } from './people.ts';
import { setSetting } from './settings.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

const FIRST_PART = 60_00;
const MISTAKE = 25_00;

journey('money in parts', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const payer = `Payer ${ownLetters()}`;
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let order: Awaited<ReturnType<typeof placeByWire>>;

    const main = () => page.getByRole('main');
    const word = (key: string) => t(`admin-order-desk:${key}` as 'admin-order-desk:parts');
    const shown = (amount: number) => formatMoney(amount, 'CAD', language);
    const inField = (amount: number) => (amount / 100).toFixed(2).replace('.', language === 'fr' ? ',' : '.');
    /** And keep orders for them so many days. */
    const offerWires = async (to: '0' | '1', days: string) => {
      const helen = await staffMember(stage.shop, 'helen');
      await setSetting(helen, 'PayByWire', to);
      await setSetting(helen, 'AwaitedCancelDays', days);
    };
    const placeByWire = async () => {
      const { orderId, total } = await readyToPay(buyer.visitor, [['6204-2RS', 10]], buyer.email);
      const payment = { method: 'wire', reference: '4711' } as const;
      await buyer.visitor.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
      const { OrderHeader } = await buyer.visitor.post('customer/getorderdetails', { OrderId: orderId });
      return { orderId, total, number: OrderHeader.OrderNumber };
    };
    const openOrder = async (orderId: string) => {
      await office.goto(`/admin/order/${orderId}/show`);
      await hands.main.getByRole('button', { name: t('admin-customer:recordPayment') }).waitFor();
    };
    const record = async (amount: number, reference: string) => {
      await hands.press(t('admin-customer:recordPayment'));
      await hands.field('reference').fill(reference);
      await hands.dialog.getByLabel(word('amountReceived')).fill(inField(amount));
      await expectFit(office);
      await hands.submit(t('admin-customer:recordPayment'));
    };

    beforeAll(async () => {
      await offerWires('1', '30');
      buyer = await contactOnTerms(stage.shop, { language });
      order = await placeByWire();
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(office, 'helen');
      hands = officeHands(office, stage.shop, t, language);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/dashboard');
    });
    afterAll(async () => {
      await offerWires('0', '0');
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('the bank’s file brings a part, which is matched to the order that it names', async () => {
      await office.goto('/admin/bank-transaction');
      await hands.main.getByText(t('admin-bank-transaction:drop')).waitFor();
      const day = shopDay(new Date().toISOString());
      await office.locator('input[type=file]').setInputFiles({
        ...{ name: 'bank.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(
          `Date,Amount,Name,Description,Currency\n${day},${(FIRST_PART / 100).toFixed(2)},${payer},${order.number},CAD`,
        ),
      });
      await hands.main.getByText(t('admin-bank-transaction:imported', { file: 'bank.csv', count: 1 })).waitFor();
      await hands.main.getByText(payer).first().click();
      await office.waitForURL('**/show');
      // By the number of its invoice.
      await hands.main.getByRole('button', { name: new RegExp(`^${t('admin-bank-transaction:match')} `) }).click();
      await hands.dialog
        .getByText(t('admin-bank-transaction:isPart', { amount: shown(order.total - FIRST_PART) }))
        .waitFor();
      await expectFit(office);
      await hands.submit(t('admin-bank-transaction:match'));
      await hands.main.getByText(t('admin-bank-transaction:status.matched'), { exact: true }).first().waitFor();
      await expectFit(office);
    });

    then('the buyer sees what has come and what is still to come, and cannot pay all of it again', async () => {
      await visit(page, `/profile/myorders/${order.orderId}`);
      await main()
        .getByText(t('order:partsCame', { received: shown(FIRST_PART), amount: shown(order.total - FIRST_PART) }))
        .waitFor();
      expect(
        await main()
          .getByRole('button', { name: t('order:payNow'), exact: true })
          .count(),
      ).toBe(0);
      await expectFit(page);
    });

    then('a part that was typed by mistake is taken back', async () => {
      await openOrder(order.orderId);
      await expectFit(office);
      await record(MISTAKE, 'W-0');
      await hands.press(`${word('takeBackPart')} ${shown(MISTAKE)}`);
      await hands.field('reason').fill('Another order');
      await expectFit(office);
      await hands.submit(word('takeBackPart'));
      const parts = hands.main.getByRole('list', { name: word('parts') });
      await parts.getByText('W-0').waitFor({ state: 'detached' });
      expect(await parts.getByRole('listitem').count()).toBe(1);
    });

    then('the rest comes, and the order goes on', async () => {
      await hands.press(t('admin-customer:recordPayment'));
      // What is still to come stands there already.
      expect(await hands.dialog.getByLabel(word('amountReceived')).inputValue()).toBe(
        inField(order.total - FIRST_PART),
      );
      await hands.field('reference').fill('W-1');
      await hands.submit(t('admin-customer:recordPayment'));
      await hands.main.getByText(t('admin:status.payment.captured'), { exact: true }).first().waitFor();
      await hands.main.getByRole('button', { name: t('admin:order.shipLines'), exact: true }).waitFor();
      await expectFit(office);
      await visit(page, `/profile/myorders/${order.orderId}`);
      await main().getByText(order.number).first().waitFor();
      expect(
        await main()
          .getByRole('region', { name: t('order:partsHeading') })
          .count(),
      ).toBe(0);
    });

    then('an order of which a part has come is cancelled, and the part given back', async () => {
      const other = await placeByWire();
      await visit(page, `/profile/myorders/${other.orderId}`);
      await main()
        .getByText(new RegExp(t('email:order.payUntil', { day: '.+' })))
        .waitFor();
      await expectFit(page);
      await openOrder(other.orderId);
      await record(FIRST_PART, 'W-2');
      await hands.main.getByText('W-2').first().waitFor();
      await hands.press(word('cancelOrder'));
      await hands.dialog.getByText(t('admin-order-desk:partsGoBack', { amount: shown(FIRST_PART) })).waitFor();
      await hands.field('reason').fill('The rest never came');
      await expectFit(office);
      await hands.submit(word('cancelOrder'));
      await hands.main.getByText(t('admin:status.order.cancelled'), { exact: true }).first().waitFor();
      await hands.main.getByText(word('refundStatus.completed'), { exact: true }).first().waitFor();
      await expectFit(office);
      await visit(page, `/profile/myorders/${other.orderId}`);
      await main().getByText(shown(FIRST_PART)).first().waitFor();
      await expectFit(page);
    });
  });
});
