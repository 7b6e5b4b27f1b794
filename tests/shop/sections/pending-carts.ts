// Pending and abandoned carts (spec 2, 6, 7 and 9; issue 11).
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { mailsOf, subscribe } from '../../harness/newsletter.ts';
import { typesIn } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const pendingCarts = (theShop: () => TestShop) =>
  describe('carts that wait', () => {
    let shop: TestShop;
    let ben: Visitor;

    beforeAll(async () => {
      shop = theShop();
      ben = await signedIn('ben');
    });

    // Who comes after begins with an empty cart.
    afterAll(async () => {
      const again = await signedIn('ben');
      const { OrderId } = await again.get('account/getusercontext', {});
      if (OrderId) await again.post('cart/removeallcartitems', { OrderId });
    });

    async function signedIn(userName: string): Promise<Visitor> {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    }
    const set = async (name: 'AbandonedCartLetters' | 'ExistingCarts', value: string) => {
      await shop.send('setting/save', { name, value });
      await shop.projectionsCaughtUp();
    };
    const lines = async (id: string) =>
      (await ben.get('cart/getcartdetails/{id}', { id })).OrderLines.map(({ ProductId, Qty }) => [ProductId, Qty]);
    const pending = async (Days: 7 | 30 = 30) => (await ben.post('cart/getAbandonedcarts', { Days })).Carts;
    /** A cart that waits beside another one. */
    async function waiting(): Promise<string> {
      const { OrderID: left } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 4 });
      await ben.post('cart/addtocart', { ProductId: '6306', Qty: 900 });
      await ben.post('cart/savecartas', { orderId: left, cartName: 'x', sendEmail: false });
      const { OrderID: other } = await ben.post('cart/addtocart', { ProductId: 'KIT', Qty: 1 });
      await ben.post('cart/checkoutwithsavedcart', { orderId: left });
      return other;
    }

    it('are the open ones beside the current and the saved, of the last 7 or 30 days', async () => {
      expect(await ben.post('cart/getAbandonedCartsExists', {})).toEqual({ Exists: false, Count: 0 });
      const left = await waiting();
      expect(await ben.post('cart/getAbandonedCartsExists', {})).toEqual({ Exists: true, Count: 1 });
      for (const days of [7, 30] as const) expect(await pending(days)).toMatchObject([{ OrderID: left, LineCount: 1 }]);
      const { OrderLines } = await ben.post('cart/getAbandonedcartlines', { OrderId: left });
      expect(OrderLines).toMatchObject([{ ProductId: 'KIT', Qty: 1, UnitPrice: 6_500 }]);
    });

    it('are moved into the current cart, and what cannot be had stays where it is', async () => {
      const { OrderID: left } = (await pending())[0]!;
      const { OrderId: current } = await ben.get('account/getusercontext', {});
      const moved = await ben.post('checkout/updateabandonlines', {
        OrderId: left,
        Action: 'add',
        currentOrderId: current,
      });
      expect(moved).toMatchObject({ OrderID: current, Added: 1, Short: [] });
      expect(await lines(left)).toEqual([]);
      expect(await lines(current)).toContainEqual(['KIT', 1]);
      expect(await pending()).toEqual([]);
      const itself = ben.post('checkout/updateabandonlines', { OrderId: current, Action: 'remove' });
      expect(await ben.refused(itself)).toMatchObject({ code: 'saved_cart_is_current' });
    });

    it('are offered only where the store prompts for them', async () => {
      await set('ExistingCarts', 'Off');
      expect(await ben.refused(ben.post('cart/getAbandonedcarts', {}))).toMatchObject({ status: 404 });
      await set('ExistingCarts', 'Prompt On Login');
      const guest = shop.visitor();
      expect(await guest.refused(guest.post('cart/getAbandonedcarts', {}))).toMatchObject({ status: 401 });
    });

    it('that were left are told of once, by a letter to who has agreed to such letters', async () => {
      // She reads French.
      const chloe = await signedIn('chloe');
      await subscribe(shop, chloe);
      const { OrderID: hers } = await chloe.post('cart/addtocart', { ProductId: '6205', Qty: 4 });
      const { OrderID: his } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 4 });
      /** A day has passed, and the next look is now. */
      const look = async () => {
        await shop.application.pool.query(
          `update platform.effect set due_at = now() where job = 'abandon-cart-when-left' and status = 'waiting'`,
        );
        await shop.quiet();
      };
      const abandoned = async (orderId: string) =>
        (await typesIn(shop, `cart-${orderId}`)).filter((type) => type === 'CartAbandoned').length;
      const letters = async () =>
        (await mailsOf(shop)).filter(({ subject }) => subject === 'Votre panier vous attend').map(({ to }) => to);
      await set('AbandonedCartLetters', '1');
      await look();
      expect([await abandoned(hers), await abandoned(his)]).toEqual([0, 0]);
      await shop.clock.advance(25 * 3_600_000);
      await look();
      for (const [visitor, userName] of [
        [chloe, 'chloe'],
        [ben, 'ben'],
      ] as const)
        await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      expect([await abandoned(hers), await abandoned(his)]).toEqual([1, 1]);
      expect(await letters()).toEqual([(await chloe.get('account/getusercontext', {})).Email]);
      await chloe.post('cart/addtocart', { ProductId: '6306', Qty: 1 });
      await shop.clock.advance(50 * 3_600_000);
      await look();
      expect(await abandoned(hers)).toBe(1);
      expect(await letters()).toHaveLength(1);
    });
  });
