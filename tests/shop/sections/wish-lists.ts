// Wish lists (spec 2, 6 and 7; issue 11): kept, shared in a company, and put into the cart.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const wishLists = (theShop: () => TestShop) =>
  describe('wish lists', () => {
    let shop: TestShop;
    let ben: Visitor;

    beforeAll(async () => {
      shop = theShop();
      ben = await signedIn('ben');
    });

    async function signedIn(userName: string): Promise<Visitor> {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    }
    const lists = async (visitor = ben) => (await visitor.get('profile/getwishlists', {})).Lists;
    const items = async (ListID: string) =>
      (await ben.post('profile/getwishlist', { ListID })).Items.map(({ ProductId, Qty }) => [ProductId, Qty]);

    it('begin with the first item, and hold each item once', async () => {
      const { ListID } = await ben.post('cart/addskutowishlist', { ProductId: '6205' });
      const again = await ben.post('cart/addskutowishlist', { ProductId: '6205', Qty: 4 });
      expect(again.ListID).toBe(ListID);
      await ben.post('cart/addskutowishlist', { ProductId: '6205' });
      expect(await lists()).toMatchObject([{ ListID, Name: '', LineCount: 1, Sharing: 'private', IsOwn: true }]);
      expect(await items(ListID)).toEqual([['6205', 4]]);
      const unknown = ben.post('cart/addskutowishlist', { ProductId: 'NONE' });
      expect(await ben.refused(unknown)).toMatchObject({ code: 'product_not_found' });
    });

    it('take a line out of the cart, with its quantity', async () => {
      const { OrderID, LineID } = await ben.post('cart/addtocart', { ProductId: '6306', Qty: 3 });
      const { ListID } = await ben.post('cart/addskutowishlist', { ProductId: '6306', OrderId: OrderID, LineID });
      expect(await items(ListID)).toEqual([
        ['6205', 4],
        ['6306', 3],
      ]);
      expect((await ben.get('cart/getcartdetails/{id}', { id: OrderID })).OrderLines).toEqual([]);
      const gone = ben.post('cart/addskutowishlist', { ProductId: '6306', OrderId: OrderID, LineID });
      expect(await ben.refused(gone)).toMatchObject({ code: 'line_not_found' });
    });

    it('show what items cost today, and lose what is taken off', async () => {
      const [list] = await lists();
      const shown = await ben.post('profile/getwishlist', { ListID: list!.ListID });
      expect(shown.Items).toMatchObject([
        { ProductId: '6205', UnitPrice: 1_000, Availability: { status: 'in-stock' } },
        {},
      ]);
      await ben.post('profile/savewishlistline', { ListID: list!.ListID, ProductId: '6205', Qty: 9 });
      await ben.post('profile/removewishlistlines', { ListID: list!.ListID, ProductIds: ['6306'] });
      expect(await items(list!.ListID)).toEqual([['6205', 9]]);
    });

    it('keep a note on each item, which goes with it and is nobody’s who does not edit the list', async () => {
      const [list] = await lists();
      const { ListID } = list!;
      const noted = async () => (await ben.post('profile/getwishlist', { ListID })).Items.map(({ Note }) => Note);
      const note = (Note: string) => ben.post('profile/savewishlistline', { ListID, ProductId: '6205', Note });
      await note('For press 4');
      expect(await noted()).toEqual(['For press 4']);
      // Whatever somebody else has made of the quantity meanwhile.
      expect(await items(ListID)).toEqual([['6205', 9]]);
      await ben.post('profile/savewishlistline', { ListID, ProductId: '6205', Qty: 9 });
      expect(await noted()).toEqual(['For press 4']);
      expect(await ben.refused(note('4111 1111 1111 1111'))).toMatchObject({ code: 'card_number_refused' });
      await note('');
      expect(await noted()).toEqual([undefined]);
      await note('Again');
      await ben.post('profile/removewishlistlines', { ListID, ProductIds: ['6205'] });
      await ben.post('cart/addskutowishlist', { ProductId: '6205', Qty: 9, ListID });
      expect(await noted()).toEqual([undefined]);
    });

    it('are several, renamed and deleted by their owner', async () => {
      const { ListID, Version } = await ben.post('profile/savewishlist', { Name: 'Press 4' });
      await ben.post('cart/addskutowishlist', { ProductId: 'KIT', ListID });
      const late = ben.post('profile/savewishlist', { ListID, Name: 'Press 5', Version });
      expect(await ben.refused(late)).toMatchObject({ code: 'list_changed_meanwhile' });
      await ben.post('profile/savewishlist', { ListID, Name: 'Press 5', Version: Version + 1 });
      expect((await lists()).map(({ Name }) => Name)).toEqual(['Press 5', '']);
      await ben.post('profile/deletewishlist', { ListID });
      expect(await lists()).toHaveLength(1);
    });

    it('are seen and edited by colleagues as their owner says, and by nobody else', async () => {
      const chloe = await signedIn('chloe');
      const { ListID } = (await lists())[0]!;
      expect(await lists(chloe)).toEqual([]);
      const change = () => chloe.post('cart/addskutowishlist', { ProductId: 'KIT', ListID });
      expect(await chloe.refused(change())).toMatchObject({ status: 404 });
      await ben.post('profile/savewishlist', { ListID, Sharing: 'seen' });
      await shop.projectionsCaughtUp();
      expect(await lists(chloe)).toMatchObject([{ ListID, IsOwn: false, CanEdit: false }]);
      expect(await chloe.refused(change())).toMatchObject({ status: 403 });
      await ben.post('profile/savewishlist', { ListID, Sharing: 'edited' });
      await change();
      await shop.projectionsCaughtUp();
      expect(await items(ListID)).toHaveLength(2);
    });

    it('are no quick-order lists', async () => {
      const { ListID } = await ben.post('checkout/savequickorderlist', {
        Name: 'Monthly',
        Lines: [{ ItemCode: '6205', Qty: 1 }],
      });
      expect(await ben.refused(ben.post('profile/deletewishlist', { ListID }))).toMatchObject({ status: 404 });
      await ben.post('checkout/deletequickorderlist', { ListID });
    });

    it('are of the signed-in, where the store allows them', async () => {
      const guest = shop.visitor();
      expect(await guest.refused(guest.get('profile/getwishlists', {}))).toMatchObject({ status: 401 });
      await shop.send('setting/save', { name: 'wishlist_allowed', value: '0' });
      await shop.projectionsCaughtUp();
      expect(await ben.refused(ben.post('cart/addskutowishlist', { ProductId: '6205' }))).toMatchObject({
        status: 404,
      });
      await shop.send('setting/save', { name: 'wishlist_allowed', value: '1' });
      await shop.projectionsCaughtUp();
    });
  });
