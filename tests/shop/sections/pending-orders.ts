// Spec 2 /profile/myincompleteorders and spec 4: a checkout with several methods that was left early.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { cards, payByCard, type Visitor } from '../../harness/visitor.ts';

const MINUTE = 60_000;

export const pendingOrders = (theShop: () => TestShop) =>
  describe('pending orders', () => {
    let shop: TestShop;
    const signedIn = async (userName: string): Promise<Visitor> => {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    const listed = async (visitor: Visitor) => (await visitor.post('cart/getpendingorders', {})).Orders;

    it('are listed to their buyer by what they come to and what was given back, until they are gone on with', async () => {
      shop = theShop();
      const [ben, chloe] = [await signedIn('ben'), await signedIn('chloe')];
      const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
      const Payments = [
        { Amount: 1_000, payment: { method: 'terms' as const, poNumber: 'PO-1' } },
        { payment: await payByCard(ben, cards.challenge) },
      ];
      await ben.post('checkout/processmultiplepayment', { OrderId: orderId, OrderTotal: total, Payments });
      expect(await listed(ben)).toEqual([]);
      await shop.clock.advance(16 * MINUTE);
      expect(await shop.commands.checkout.resume({ orderId, attempt: 1, source: 'cart' })).toEqual({ settled: true });
      await shop.projectionsCaughtUp();
      expect(await listed(ben)).toMatchObject([
        {
          OrderID: orderId,
          LineCount: 1,
          OrderTotal: total,
          PaymentParts: [
            { name: 'Account terms (PO)', amount: 1_000 },
            { name: 'Credit card', amount: total - 1_000 },
          ],
        },
      ]);
      expect(await listed(chloe)).toEqual([]);
      await ben.post('cart/checkoutwithpendingorder', { OrderId: orderId });
      expect(await listed(ben)).toEqual([]);
      expect(await ben.get('account/getusercontext', {})).toMatchObject({ OrderId: orderId, lineCount: 1 });
      await ben.post('cart/removeallcartitems', { OrderId: orderId });
    });
  });
