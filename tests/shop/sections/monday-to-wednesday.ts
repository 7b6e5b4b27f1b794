// Issue 32: a cart is kept from Monday to Wednesday. A journey's shop goes by the machine's clock, so the story is told
// where the clock is the test's.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { mailsOf, subscribe } from '../../harness/newsletter.ts';
import { staffMember } from '../../harness/order-desk.ts';
import { montreal } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const DAY_MS = 24 * 3_600_000;
const EMAIL = 'mona@monday.example';
/** What each cost on Monday, in cents. */
const ITEMS = { 'MON-DEAR': 1_000, 'MON-CHEAP': 2_000, 'MON-GONE': 3_000, 'MON-SAME': 4_000 } as const;
const items = Object.keys(ITEMS) as (keyof typeof ITEMS)[];

export const mondayToWednesday = (theShop: () => TestShop) =>
  describe('a cart from Monday to Wednesday', () => {
    let shop: TestShop;
    let mona: Visitor;
    let helen: Visitor;
    let orderId = '';

    beforeAll(async () => {
      shop = theShop();
      const [company] = accounts;
      const contact = { ...company!.contacts[0]!, contactId: '100000009401', userName: 'mona', email: EMAIL };
      await shop.send('account/open', {
        ...company!,
        ...{ accountId: 'ACC-9400', name: 'Monday Works', contacts: [contact], addresses: [] },
      });
      const text = (en: string) => ({ en, fr: en });
      for (const itemNumber of items) {
        const product = { category: 'bearings', brand: 'Rolvane', name: text(`Bearing ${itemNumber}`) };
        await shop.send('product/import', {
          itemNumber,
          product: {
            ...{ ...product, description: text(''), keywords: text(''), unit: 'ea', packQuantity: 1, weightGrams: 130 },
            ...{ leadTimeDays: 0, backorder: false, attributes: {}, pictures: [], accessories: [], similar: [] },
            ...{ bundle: [], addedOn: '2026-01-01' },
          },
        });
        await costs(itemNumber, ITEMS[itemNumber]);
        await shop.send('stock/count', { itemNumber, counts: { mtl: 50 } });
      }
      await shop.send('setting/save', { name: 'AbandonedCartLetters', value: '1' });
      await shop.send('setting/save', { name: 'AbandonedCartHours', value: '40' });
      await shop.projectionsCaughtUp();
    });
    afterAll(async () => {
      await shop.send('setting/save', { name: 'AbandonedCartHours', value: '24' });
    });

    const costs = (itemNumber: string, unitPrice: number) =>
      shop.send('price-list/import', {
        ...{ priceList: 'standard', itemNumber, currency: 'CAD' },
        tiers: [{ quantity: 1, unitPrice }],
      });
    const signIn = async () => {
      mona = shop.visitor();
      await mona.post('account/login', { userName: 'mona', password: DEMO_PASSWORD });
    };
    const letters = async () =>
      (await mailsOf(shop)).filter(({ to, subject }) => to === EMAIL && subject === 'Your cart is still there');
    const cart = () => mona.get('cart/getcartdetails/{id}', { id: orderId });
    const order = async (OrderTotal: number) =>
      mona.post('checkout/placeorder', {
        ...{ OrderId: orderId, OrderTotal },
        payment: { method: 'terms', poNumber: 'WED-1' },
      });

    it('is filled on Monday, and left', async () => {
      const now = new Date(shop.clock.now());
      const daysToMonday = (8 - now.getUTCDay()) % 7 || 7;
      // Ten in the morning in Montréal.
      await shop.clock.advanceTo(
        Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysToMonday, 15),
      );
      await signIn();
      await subscribe(shop, mona);
      for (const ProductId of items) ({ OrderID: orderId } = await mona.post('cart/addtocart', { ProductId, Qty: 2 }));
      expect((await cart()).OrderHeader).toMatchObject({ SubTotal: 20_000, LineCount: 4 });
    });

    it('waits on Tuesday, without a letter, while prices change and an item goes', async () => {
      await shop.clock.advance(DAY_MS);
      helen = await staffMember(shop, 'helen');
      await costs('MON-DEAR', 1_200);
      await costs('MON-CHEAP', 1_500);
      await helen.post('admin/product/discontinue', { itemNumber: 'MON-GONE', successor: '' });
      await shop.quiet();
      expect(await letters()).toEqual([]);
    });

    it('is told of by one letter on Wednesday, which leads to it', async () => {
      await shop.clock.advance(DAY_MS);
      await shop.quiet();
      const [letter, ...more] = await letters();
      expect(more).toEqual([]);
      expect(letter!.html).toContain('/cart/shoppingcart');
      for (const itemNumber of items) expect(letter!.html).toContain(itemNumber);
    });

    it('says on Wednesday which two prices have changed, and which item is gone', async () => {
      await signIn();
      expect(await mona.get('account/getusercontext', {})).toMatchObject({ OrderId: orderId, lineCount: 4 });
      const { OrderLines } = await cart();
      expect(
        OrderLines.map(({ ProductId, UnitPrice, CurrentUnitPrice }) => [ProductId, UnitPrice, CurrentUnitPrice]),
      ).toEqual([
        ['MON-DEAR', 1_000, 1_200],
        ['MON-CHEAP', 2_000, 1_500],
        ['MON-GONE', 3_000, undefined],
        ['MON-SAME', 4_000, undefined],
      ]);
      expect(OrderLines.map(({ Availability }) => Availability.status)).toEqual([
        'in-stock',
        'in-stock',
        'discontinued',
        'in-stock',
      ]);
    });

    it('becomes an order of the rest, at the prices that its buyer has seen and accepted', async () => {
      const to = { ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground', Email: EMAIL };
      const { OrderTotal: asOnMonday } = await mona.post('checkout/saveheader', { OrderId: orderId, ...to });
      expect(await mona.refused(order(asOnMonday))).toMatchObject({
        code: 'price_changed',
        params: {
          lines: [
            { itemNumber: 'MON-DEAR', was: 1_000, now: 1_200 },
            { itemNumber: 'MON-CHEAP', was: 2_000, now: 1_500 },
          ],
        },
      });
      await mona.post('cart/acceptprices', { OrderId: orderId });
      const header = async () => (await mona.post('checkout/getheader', { OrderId: orderId })).OrderHeader;
      expect(await mona.refused(order((await header()).OrderTotal))).toMatchObject({ code: 'product_unavailable' });
      const { LineID: LineId } = (await cart()).OrderLines.find(({ ProductId }) => ProductId === 'MON-GONE')!;
      await mona.post('cart/removecartitem', { OrderId: orderId, LineId });
      const OrderHeader = await header();
      expect(OrderHeader).toMatchObject({ SubTotal: 13_400 });
      expect(await order(OrderHeader.OrderTotal)).toMatchObject({ status: 'placed' });
      await shop.quiet();
      const { OrderLines } = await mona.post('customer/getorderdetails', { OrderId: orderId });
      expect(OrderLines.map(({ ProductId, Qty, UnitPrice }) => [ProductId, Qty, UnitPrice])).toEqual([
        ['MON-DEAR', 2, 1_200],
        ['MON-CHEAP', 2, 1_500],
        ['MON-SAME', 2, 4_000],
      ]);
    });

    it('is written about no more', async () => {
      await shop.clock.advance(3 * DAY_MS);
      await shop.quiet();
      expect(await letters()).toHaveLength(1);
    });
  });
