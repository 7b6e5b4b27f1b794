// Saved carts (spec 3, 4, 5, 7 and 8; issue 11): no line is lost, whatever is pressed and however often.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { headers } from '#contracts/client.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const savedCarts = (theShop: () => TestShop) =>
  describe('saved carts', () => {
    let shop: TestShop;
    let ben: Visitor;

    beforeAll(async () => {
      shop = theShop();
      ben = await signedIn('ben');
    });

    async function signedIn(userName: string, language: 'en' | 'fr' = 'en'): Promise<Visitor> {
      const visitor = shop.visitor(language);
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    }
    async function filled(...items: readonly (readonly [string, number])[]): Promise<string> {
      let orderId = '';
      for (const [ProductId, Qty] of items) orderId = (await ben.post('cart/addtocart', { ProductId, Qty })).OrderID;
      return orderId;
    }
    const save = (orderId: string, cartName: string, sendEmail = false) =>
      ben.post('cart/savecartas', { orderId, cartName, sendEmail });
    const saved = async () => (await ben.post('cart/getsavedcarts', {})).Carts;
    const lines = async (id: string) =>
      (await ben.get('cart/getcartdetails/{id}', { id })).OrderLines.map(({ ProductId, Qty }) => [ProductId, Qty]);
    const clear = async () => {
      for (const { OrderID } of await saved()) await ben.post('cart/removesavedcart', { orderId: OrderID });
    };
    afterEach(clear);

    it('are put aside under a name, and the next thing begins a new cart', async () => {
      const orderId = await filled(['6205', 10], ['6306', 2]);
      expect(await save(orderId, ' Press 4 ')).toEqual({ message: 'success', LogId: 0, OrderTag: 'Press 4' });
      expect(await saved()).toMatchObject([{ OrderID: orderId, OrderTag: 'Press 4', LineCount: 2, IsCurrent: false }]);
      expect((await ben.post('cart/getorderheader', { OrderId: orderId })).order).toEqual({ OrderTag: 'Press 4' });
      expect(await ben.get('account/getusercontext', {})).toMatchObject({ OrderId: '', lineCount: 0 });
      const other = await filled(['6205', 1]);
      expect(other).not.toBe(orderId);
      expect(await lines(orderId)).toEqual([
        ['6205', 10],
        ['6306', 2],
      ]);
      await ben.post('cart/removeallcartitems', { OrderId: other });
    });

    it('keep what a second window still shows as the cart', async () => {
      const orderId = await filled(['6205', 10]);
      await save(orderId, 'Press 4');
      const late = ben.post('cart/removecartitem', { OrderId: orderId, LineId: '1' });
      expect(await ben.refused(late)).toMatchObject({ code: 'cart_saved' });
      await save(orderId, 'Press 5');
      expect(await saved()).toMatchObject([{ OrderTag: 'Press 5', LineCount: 1 }]);
    });

    it('have names of 1 to 40 characters, each once', async () => {
      const orderId = await filled(['6205', 10]);
      for (const name of ['', '  ', 'x'.repeat(41)])
        expect(await ben.refused(save(orderId, name))).toMatchObject({ status: 400 });
      await save(orderId, 'Press 4');
      const second = await filled(['6306', 1]);
      expect(await ben.refused(save(second, 'Press 4'))).toMatchObject({ code: 'saved_cart_name_taken' });
      expect(await lines(second)).toEqual([['6306', 1]]);
      await ben.post('cart/removeallcartitems', { OrderId: second });
    });

    it('are merged into the current cart, once for a command that is sent again, and stay', async () => {
      const orderId = await filled(['6205', 10], ['6306', 2]);
      await save(orderId, 'Press 4');
      const current = await filled(['6205', 5]);
      const commandId = '3b241101-e2bb-4255-8caf-4136c566a962';
      const merge = () =>
        ben.fetch('/api/post', {
          method: 'POST',
          headers: { 'content-type': 'application/json', [headers.client]: '1', [headers.commandId]: commandId },
          body: JSON.stringify({
            path: 'cart/mergesavedcarttocurrentcart',
            data: { orderId, currentOrderId: current },
          }),
        });
      for (const response of [await merge(), await merge()]) expect(response.status).toBe(200);
      expect(await lines(current)).toEqual([
        ['6205', 15],
        ['6306', 2],
      ]);
      expect(await lines(orderId)).toHaveLength(2);
      const itself = ben.post('cart/mergesavedcarttocurrentcart', { orderId, currentOrderId: orderId });
      expect(await ben.refused(itself)).toMatchObject({ code: 'saved_cart_is_current' });
      await ben.post('cart/removeallcartitems', { OrderId: current });
    });

    it('are gone on with at the prices of today, and told line by line what can no longer be had', async () => {
      const orderId = await filled(['6205', 10], ['RARE', 1], ['LATER', 3]);
      await save(orderId, 'Press 4');
      const current = await filled(['6306', 1]);
      await shop.send('stock/count', { itemNumber: 'RARE', counts: { mtl: 0 } });
      await shop.projectionsCaughtUp();
      const answer = await ben.post('cart/checkoutwithsavedcart', { orderId });
      expect(answer).toMatchObject({ message: 'success', OrderID: orderId, lineCount: 2, RepricedCount: 0 });
      expect(answer.Short).toMatchObject([
        { ProductId: 'RARE', Qty: 1, Left: 0, Message: expect.stringContaining('no longer available') },
      ]);
      expect(await lines(orderId)).toEqual([
        ['6205', 10],
        ['LATER', 3],
      ]);
      expect(await ben.get('account/getusercontext', {})).toMatchObject({ OrderId: orderId, lineCount: 2 });
      // Under its name, which the checkout knows, too.
      const { OrderHeader } = await ben.post('checkout/getheader', { OrderId: orderId });
      expect(OrderHeader.OrderTag).toBe('Press 4');
      // The cart of before is still there.
      expect(await lines(current)).toEqual([['6306', 1]]);
      await ben.post('cart/removeallcartitems', { OrderId: current });
      await shop.send('stock/count', { itemNumber: 'RARE', counts: { mtl: 1 } });
      await shop.projectionsCaughtUp();
    });

    it('are sent to their owner who wants it, in their language', async () => {
      const orderId = await filled(['6205', 10]);
      await save(orderId, 'Presse 4', true);
      await shop.quiet();
      const mails = (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { subject: string; text: string }[];
      const [mail] = mails.filter(({ subject }) => subject.includes('Presse 4'));
      expect(mail?.text).toContain('6205');
      expect(mail?.text).toContain('/profile/savedcarts');
    });

    it('are removed for good, and the rest is answered', async () => {
      const orderId = await filled(['6205', 10]);
      await save(orderId, 'Press 4');
      expect(await ben.post('cart/RemoveSavedCartAndReloadWidget', { orderId })).toEqual({
        message: 'success',
        Carts: [],
      });
      expect(await ben.refused(ben.get('cart/getcartdetails/{id}', { id: orderId }))).toMatchObject({ status: 404 });
    });

    it('are nobody else’s, and nobody’s who is not signed in', async () => {
      const orderId = await filled(['6205', 10]);
      await save(orderId, 'Press 4');
      const chloe = await signedIn('chloe');
      for (const route of ['cart/checkoutwithsavedcart', 'cart/removesavedcart'] as const)
        expect(await chloe.refused(chloe.post(route, { orderId }))).toMatchObject({ status: 404 });
      expect((await chloe.post('cart/getsavedcarts', {})).Carts).toEqual([]);
      const guest = shop.visitor();
      expect(await guest.refused(guest.post('cart/getsavedcarts', {}))).toMatchObject({ status: 401 });
    });

    it('are offered only where the store allows them', async () => {
      await shop.send('setting/save', { name: 'AllowSaveAsCart', value: '0' });
      await shop.projectionsCaughtUp();
      expect(await ben.refused(ben.post('cart/getsavedcarts', {}))).toMatchObject({ status: 404 });
      expect(await ben.get('account/getusercontext', {})).toMatchObject({ AllowSaveAsCart: false });
      await shop.send('setting/save', { name: 'AllowSaveAsCart', value: '1' });
      await shop.projectionsCaughtUp();
    });
  });
