// Issue 32, everything of a company: which carts and lists of colleagues are listed follows View All and View Self.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const DAY_MS = 86_400_000;

export const colleaguesCarts = (theShop: () => TestShop) =>
  describe('carts and lists of colleagues', () => {
    let shop: TestShop;
    let ben: Visitor;
    let chloe: Visitor;
    let saved: string;
    let left: string;

    beforeAll(async () => {
      shop = theShop();
      [ben, chloe] = [await signedIn('ben'), await signedIn('chloe')];
      // Of a cart that sentences before left behind.
      const { OrderId } = await chloe.get('account/getusercontext', {});
      if (OrderId) await chloe.post('cart/removeallcartitems', { OrderId });
      ({ OrderID: saved } = await chloe.post('cart/addtocart', { ProductId: '6205', Qty: 4 }));
      await chloe.post('cart/savecartas', { orderId: saved, cartName: 'Chloé’s press', sendEmail: false });
      ({ OrderID: left } = await chloe.post('cart/addtocart', { ProductId: 'KIT', Qty: 1 }));
      await shop.projectionsCaughtUp();
    });
    // Who comes after begins with an empty cart.
    afterAll(async () => {
      await chloe.post('cart/removesavedcart', { orderId: saved });
      await chloe.post('cart/removeallcartitems', { OrderId: left });
      await shop.send('setting/save', { name: 'ExistingCarts', value: 'Prompt On Login' });
    });

    async function signedIn(userName: string): Promise<Visitor> {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    }
    const ofChloe = async (visitor: Visitor, Kind: 'saved' | 'pending', Days: 7 | 30 = 30) =>
      (await visitor.post('cart/getcolleaguescarts', { Kind, Days })).Carts.filter(
        ({ Owner }) => Owner === 'Chloé Roy',
      ).map(({ OrderID, OrderTag, LineCount }) => [OrderID, OrderTag, LineCount]);

    it('are listed, saved ones and those left open, for who sees all of the company’s', async () => {
      expect(await ofChloe(ben, 'saved')).toEqual([[saved, 'Chloé’s press', 1]]);
      expect(await ofChloe(ben, 'pending')).toEqual([[left, '', 1]]);
    });

    it('that are saved are looked into and copied, and keep their name and their lines', async () => {
      const { OrderLines } = await ben.post('cart/getcolleaguescartlines', { OrderId: saved });
      expect(OrderLines).toMatchObject([{ ProductId: '6205', Qty: 4 }]);
      const copied = await ben.post('cart/copycolleaguescart', { OrderId: saved });
      expect(copied).toMatchObject({ Added: 1, lineCount: 1, Short: [] });
      const rename = ben.post('cart/savecartas', { orderId: saved, cartName: 'Ben’s', sendEmail: false });
      expect(await ben.refused(rename)).toMatchObject({ status: 404, code: 'cart_not_found' });
      await shop.projectionsCaughtUp();
      expect(await ofChloe(ben, 'saved')).toEqual([[saved, 'Chloé’s press', 1]]);
      await ben.post('cart/removeallcartitems', { OrderId: copied.OrderID });
    });

    it('are listed without one’s own', async () => {
      const { OrderID: own } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      await shop.projectionsCaughtUp();
      const { Carts } = await ben.post('cart/getcolleaguescarts', { Kind: 'pending' });
      expect(Carts.map(({ OrderID }) => OrderID)).not.toContain(own);
      await ben.post('cart/removeallcartitems', { OrderId: own });
    });

    it('are not listed for who sees only their own', async () => {
      const { OrderID: own } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      await shop.projectionsCaughtUp();
      for (const Kind of ['saved', 'pending'] as const)
        expect((await chloe.post('cart/getcolleaguescarts', { Kind })).Carts).toEqual([]);
      await ben.post('cart/removeallcartitems', { OrderId: own });
    });

    it('are not listed for another company', async () => {
      const zoe = await signedIn('zoe');
      for (const Kind of ['saved', 'pending'] as const)
        expect((await zoe.post('cart/getcolleaguescarts', { Kind })).Carts).toEqual([]);
      const { Lists } = await zoe.get('checkout/getquickorderlist', {});
      expect(Lists.filter(({ Owner }) => Owner === 'Chloé Roy')).toEqual([]);
    });

    it('are listed as pending where the store prompts for such carts (ExistingCarts)', async () => {
      await shop.send('setting/save', { name: 'ExistingCarts', value: 'Off' });
      await shop.projectionsCaughtUp();
      expect(await ofChloe(ben, 'pending')).toEqual([]);
      await shop.send('setting/save', { name: 'ExistingCarts', value: 'Prompt On Login' });
      await shop.projectionsCaughtUp();
      expect(await ofChloe(ben, 'pending')).toEqual([[left, '', 1]]);
    });

    it('that nobody shares are listed among the lists of who sees all', async () => {
      const { ListID } = await chloe.post('checkout/savequickorderlist', {
        Name: 'Monthly',
        Lines: [{ ItemCode: '6205', Qty: 10 }],
      });
      const mine = await ben.post('checkout/savequickorderlist', {
        Name: 'Ben’s',
        Lines: [{ ItemCode: '6205', Qty: 1 }],
      });
      await shop.projectionsCaughtUp();
      const listsOf = async (visitor: Visitor) => (await visitor.get('checkout/getquickorderlist', {})).Lists;
      expect(await listsOf(ben)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ ListID, Owner: 'Chloé Roy', Sharing: 'private', CanEdit: false }),
        ]),
      );
      expect((await listsOf(chloe)).map((list) => list.ListID)).toEqual([ListID]);
      await chloe.post('checkout/deletequickorderlist', { ListID });
      await ben.post('checkout/deletequickorderlist', { ListID: mine.ListID });
    });

    it('are pending for the days that are asked for', async () => {
      await shop.clock.advance(8 * DAY_MS);
      [ben, chloe] = [await signedIn('ben'), await signedIn('chloe')];
      expect(await ofChloe(ben, 'pending', 7)).toEqual([]);
      expect(await ofChloe(ben, 'pending', 30)).toEqual([[left, '', 1]]);
    });
  });
