// Promotions from the manager who sets them up to the order that is priced by them (issue 11).
import type { Input } from '#contracts/api.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { orderByCard, staffMember } from '../../harness/order-desk.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { payByCard, type Visitor } from '../../harness/visitor.ts';

type Added = Input<'admin/promotion/add'>;

export const promotionsInSql = (theShop: () => TestShop) =>
  describe('promotions', () => {
    let shop: TestShop;
    let helen: Visitor;

    beforeAll(async () => {
      shop = theShop();
      helen = await staffMember(shop, 'helen');
    });

    const name = { en: 'Spring', fr: 'Printemps' };
    const tenPercent = { kind: 'percent', milliPercent: 10_000 } as const;

    /** It runs until the test is over: the next one begins without. */
    async function running<T>(data: Partial<Added>, test: (promotionId: string) => Promise<T>): Promise<T> {
      const added = { name, currency: 'CAD', benefit: tenPercent, isActive: true, ...data } as Added;
      const { promotionId } = await helen.post('admin/promotion/add', added);
      await shop.projectionsCaughtUp();
      try {
        return await test(promotionId);
      } finally {
        await helen.post('admin/promotion/remove', { promotionId });
        await shop.projectionsCaughtUp();
      }
    }

    async function cartOf(visitor: Visitor, items: readonly (readonly [string, number])[]): Promise<string> {
      let orderId = '';
      for (const [ProductId, Qty] of items)
        orderId = (await visitor.post('cart/addtocart', { ProductId, Qty })).OrderID;
      return orderId;
    }
    const cart = (visitor: Visitor, id: string) => visitor.get('cart/getcartdetails/{id}', { id });
    async function signedIn(userName: string): Promise<Visitor> {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    }

    describe('with limits', () => {
      it('count by the account of who buys', async () => {
        await running({ usesPerCustomer: 1 }, async () => {
          const ben = await signedIn('ben');
          const { orderId, total } = await readyToPay(ben, [['6205', 1]], 'ben@laurentide.example');
          await ben.post('checkout/placeorder', {
            OrderId: orderId,
            OrderTotal: total,
            payment: { method: 'terms', poNumber: 'PO-1' },
          });
          await shop.projectionsCaughtUp();
          const again = await cartOf(ben, [['6205', 1]]);
          expect((await cart(ben, again)).OrderHeader.DiscountTotal).toBe(0);
          const guest = shop.visitor();
          expect((await cart(guest, await cartOf(guest, [['6205', 1]]))).OrderHeader.DiscountTotal).toBe(0);
        });
      });
    });

    describe('of a manager', () => {
      it('are replayed over past orders: what was placed comes out as it was, and nothing is written', async () => {
        // Some at another promotion that is over, some at none.
        await running({}, async () => {
          for (const quantity of [1, 2, 3]) await orderByCard(shop, [['6205', quantity]]);
        });
        for (const quantity of [4, 5]) await orderByCard(shop, [['6205', quantity]]);
        await running({ code: 'REPLAYED' }, async (promotionId) => {
          const guest = shop.visitor();
          const { orderId: OrderId } = await readyToPay(guest, [['6205', 10]]);
          await guest.post('checkout/applymanualcoupontoorder', { OrderId, CouponCode: 'REPLAYED' });
          const { OrderHeader } = await guest.post('checkout/getheader', { OrderId });
          await guest.post('checkout/placeorder', {
            OrderId,
            OrderTotal: OrderHeader.OrderTotal,
            payment: await payByCard(guest),
          });
          await shop.projectionsCaughtUp();
          const today = shopDay(shop.clock.now());
          const asked = { promotionId, from: today, until: today };
          const { orders, same, met, cost, dearest } = await helen.get('admin/promotion/replay', asked);
          // Every order of these tests so far.
          expect(orders).toBeGreaterThan(5);
          expect(same).toBe(orders);
          expect(met).toBe(orders);
          expect(cost).toBeGreaterThan(OrderHeader.DiscountTotal);
          expect(dearest).toContainEqual(expect.objectContaining({ orderId: OrderId, off: OrderHeader.DiscountTotal }));
          const off = dearest.map((one) => one.off);
          expect(off).toEqual(off.toSorted((a, b) => b - a));
          expect((await helen.get('admin/promotion/detail', { promotionId })).version).toBe(1);
        });
      });
      it('are on record, with who changed them', async () => {
        await running({}, async (promotionId) => {
          const { entries } = await helen.get('admin/history/timeline', { subject: `stream:promotion-${promotionId}` });
          expect(entries).toMatchObject([
            { type: 'PromotionAdded', group: 'price', actor: expect.stringMatching(/^staff:/) },
          ]);
        });
      });
    });
  });
