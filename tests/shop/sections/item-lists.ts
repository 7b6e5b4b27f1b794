// Saved quick-order lists (spec 3 and 7; issue 11): kept, shared in a company, and put into the cart.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const itemLists = (theShop: () => TestShop) =>
  describe('saved quick-order lists', () => {
    let shop: TestShop;
    let ben: Visitor;

    beforeAll(async () => {
      shop = theShop();
      const [company] = accounts;
      const [contact] = company!.contacts;
      const zoe = { ...contact!, contactId: '100000009001', userName: 'zoe', email: 'zoe@elsewhere.example' };
      await shop.send('account/open', {
        ...company!,
        accountId: 'ACC-9001',
        name: 'Elsewhere',
        contacts: [zoe],
        addresses: [],
      });
      await shop.projectionsCaughtUp();
      ben = await signedIn('ben');
    });

    async function signedIn(userName: string): Promise<Visitor> {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    }
    const lines = [
      { ItemCode: '6205', Qty: 10 },
      { ItemCode: 'kit', Qty: '1' },
    ];
    const save = (Name = 'Monthly') => ben.post('checkout/savequickorderlist', { Name, Lines: lines });

    it('are kept with their item codes and quantities, and found again', async () => {
      const { ListID, Version } = await save();
      expect((await ben.get('checkout/getquickorderlist', {})).Lists).toMatchObject([
        { ListID, Name: 'Monthly', LineCount: 2, Sharing: 'private', IsOwn: true, CanEdit: true, Version },
      ]);
      expect((await ben.post('checkout/getquickorderlistitems', { ListID })).Lines).toEqual([
        { ItemCode: '6205', Qty: 10 },
        { ItemCode: 'KIT', Qty: 1 },
      ]);
      expect((await ben.post('checkout/getquickorderlines', { ListID })).Text).toBe('6205\t10\nKIT\t1');
      await ben.post('checkout/deletequickorderlist', { ListID });
      expect((await ben.get('checkout/getquickorderlist', {})).Lists).toEqual([]);
    });

    it('are saved whole or not at all, and say which line is wrong', async () => {
      const wrong = (Lines: typeof lines) => ben.refused(ben.post('checkout/savequickorderlist', { Name: 'X', Lines }));
      expect(await wrong([...lines, { ItemCode: '6306', Qty: 'two' }])).toMatchObject({
        message: 'Sku code and/or quantity are not entered in correct format at line 3',
      });
      expect(await wrong([{ ItemCode: 'NONE', Qty: 1 }])).toMatchObject({ code: 'quick_order_code_unknown' });
      expect((await ben.get('checkout/getquickorderlist', {})).Lists).toEqual([]);
    });

    it('change line by line, or as a whole by who has seen the latest', async () => {
      const { ListID, Version } = await save();
      await ben.post('checkout/savequickordercartline', { ListID, ItemCode: '6306', Qty: 2 });
      const late = ben.post('checkout/savequickorderlist', { ListID, Lines: lines, Version });
      expect(await ben.refused(late)).toMatchObject({ code: 'list_changed_meanwhile' });
      const renamed = await ben.post('checkout/savequickorderlist', { ListID, Name: 'Weekly', Version: Version + 1 });
      expect((await ben.post('checkout/getquickorderlistitems', { ListID })).Name).toBe('Weekly');
      expect(renamed.Version).toBe(Version + 2);
      await ben.post('checkout/deletequickorderlist', { ListID });
    });

    it('go into the cart, all of them or those chosen, and are told line by line', async () => {
      const { ListID } = await save();
      const chosen = await ben.post('checkout/addquickorderlisttocart', { ListID, ItemCodes: ['6205'] });
      expect(chosen).toMatchObject({ Added: 1, lineCount: 1, Lines: [{ ProductId: '6205', Qty: 10, Added: true }] });
      const { OrderID } = chosen;
      const all = await ben.post('checkout/convertquickorderlisttocart', { ListID, OrderId: OrderID });
      expect(all).toMatchObject({ OrderID, Added: 2, lineCount: 2 });
      expect((await ben.get('checkout/getquickorderlist', {})).Lists).toHaveLength(1);
      await ben.post('cart/removeallcartitems', { OrderId: OrderID });
      await ben.post('checkout/deletequickorderlist', { ListID });
    });

    it('are in the cart whole, or not at all, where they are deleted in the same moment', async () => {
      const { ListID } = await save();
      const [transfer] = await Promise.allSettled([
        ben.post('checkout/convertquickorderlisttocart', { ListID }),
        ben.post('checkout/deletequickorderlist', { ListID }),
      ]);
      const late = ben.post('checkout/convertquickorderlisttocart', { ListID });
      expect(await ben.refused(late)).toMatchObject({
        ...{ status: 404, code: 'list_not_found' },
        message: expect.stringContaining('does not exist'),
      });
      const { OrderId, lineCount } = await ben.get('account/getusercontext', {});
      expect(lineCount).toBe(transfer.status === 'fulfilled' ? lines.length : 0);
      if (OrderId) await ben.post('cart/removeallcartitems', { OrderId });
    });

    it('are seen and changed by colleagues as their owner says, and by nobody else', async () => {
      const [colleague, stranger] = [await signedIn('chloe'), await signedIn('zoe')];
      const { ListID } = await save();
      const open = (visitor: Visitor) => visitor.post('checkout/getquickorderlistitems', { ListID });
      const change = (visitor: Visitor) =>
        visitor.post('checkout/savequickordercartline', { ListID, ItemCode: '6306', Qty: 2 });
      expect(await colleague.refused(open(colleague))).toMatchObject({ status: 404 });

      await ben.post('checkout/savequickorderlist', { ListID, Sharing: 'seen' });
      await shop.projectionsCaughtUp();
      expect(await open(colleague)).toMatchObject({
        IsOwn: false,
        CanEdit: false,
        Owner: expect.stringContaining('Ben'),
      });
      expect(await colleague.refused(change(colleague))).toMatchObject({ status: 403, code: 'list_not_yours' });
      expect(await stranger.refused(open(stranger))).toMatchObject({ status: 404 });

      await ben.post('checkout/savequickorderlist', { ListID, Sharing: 'edited' });
      await shop.projectionsCaughtUp();
      await change(colleague);
      expect(await colleague.refused(colleague.post('checkout/deletequickorderlist', { ListID }))).toMatchObject({
        code: 'list_not_yours',
      });
      expect((await open(colleague)).LineCount).toBe(3);
      await ben.post('checkout/deletequickorderlist', { ListID });
    });

    it('are for who is signed in', async () => {
      const guest = shop.visitor();
      expect(await guest.refused(guest.get('checkout/getquickorderlist', {}))).toMatchObject({ status: 401 });
    });
  });
