// Issue 32, everything of a company: whose carts and lists somebody sees follows View All and View Self (spec 6).
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('what a colleague has put together', () => {
  let shop: MemoryShop;
  /** View All; Chloé, of the same company, is View Self. */
  let ben: Visitor;
  let chloe: Visitor;
  let stranger: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    const [company] = accounts;
    const zoe = {
      ...company!.contacts[0]!,
      contactId: '100000009001',
      userName: 'zoe',
      email: 'zoe@elsewhere.example',
    };
    await shop.send('account/open', {
      ...company!,
      ...{ accountId: 'ACC-9001', name: 'Elsewhere', contacts: [zoe], addresses: [] },
    });
    [ben, chloe, stranger] = (await Promise.all(['ben', 'chloe', 'zoe'].map(signedIn))) as [Visitor, Visitor, Visitor];
  });
  afterEach(() => shop.stop());

  async function signedIn(userName: string): Promise<Visitor> {
    const visitor = shop.visitor();
    await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  }
  async function cartOf(visitor: Visitor): Promise<string> {
    const { OrderID: orderId } = await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 4 });
    await visitor.post('cart/addtocart', { ProductId: '6306', Qty: 900 });
    return orderId;
  }
  const seenBy = async (visitor: Visitor, OrderId: string) =>
    (await visitor.post('cart/getcolleaguescartlines', { OrderId })).OrderLines.map(({ ProductId, Qty }) => [
      ProductId,
      Qty,
    ]);
  const eventsOf = (stream: string) => shop.application.store.events.filter((event) => event.stream === stream);

  describe('as a cart', () => {
    let orderId: string;
    beforeEach(async () => {
      orderId = await cartOf(chloe);
    });

    it('is seen line by line by who sees all of the company’s', async () =>
      expect(await seenBy(ben, orderId)).toEqual([
        ['6205', 4],
        ['6306', 900],
      ]));

    it('is copied into the own cart as far as it is available, and stays as it is', async () => {
      const before = eventsOf(`cart-${orderId}`).length;
      const copied = await ben.post('cart/copycolleaguescart', { OrderId: orderId });
      expect(copied).toMatchObject({ Added: 2, Short: [{ ProductId: '6306', Qty: 900, Left: 500 }] });
      expect(copied.OrderID).not.toBe(orderId);
      expect(await seenBy(ben, copied.OrderID)).toEqual([
        ['6205', 4],
        ['6306', 500],
      ]);
      expect(await shop.states.cart.get({ orderId: copied.OrderID })).toMatchObject({ accountId: 'ACC-1001' });
      expect(eventsOf(`cart-${orderId}`)).toHaveLength(before);
    });

    it('is nobody else’s to remove, go on with, empty or check out', async () => {
      const before = eventsOf(`cart-${orderId}`).length;
      const tried = [
        ben.post('cart/removesavedcart', { orderId }),
        ben.post('cart/checkoutwithsavedcart', { orderId }),
        ben.post('cart/mergesavedcarttocurrentcart', { orderId }),
        ben.post('cart/removeallcartitems', { OrderId: orderId }),
        ben.post('checkout/updateabandonlines', { OrderId: orderId, Action: 'remove' }),
        ben.post('checkout/getheader', { OrderId: orderId }),
        ben.post('cart/copycolleaguescart', { OrderId: orderId, currentOrderId: orderId }),
      ];
      for (const call of tried) expect((await ben.refused(call)).status).toBeGreaterThanOrEqual(400);
      expect(eventsOf(`cart-${orderId}`)).toHaveLength(before);
    });

    it('is not there for another company', async () => {
      for (const call of [
        stranger.post('cart/getcolleaguescartlines', { OrderId: orderId }),
        stranger.post('cart/copycolleaguescart', { OrderId: orderId }),
      ])
        expect(await stranger.refused(call)).toMatchObject({ status: 404, code: 'cart_not_found' });
    });
  });

  it('is not there for who sees only their own, who see theirs', async () => {
    const orderId = await cartOf(ben);
    for (const call of [
      chloe.post('cart/getcolleaguescartlines', { OrderId: orderId }),
      chloe.post('cart/copycolleaguescart', { OrderId: orderId }),
    ])
      expect(await chloe.refused(call)).toMatchObject({ status: 404, code: 'cart_not_found' });
    const own = await cartOf(chloe);
    expect(await seenBy(chloe, own)).toHaveLength(2);
  });

  it('is an order, no cart, once it was ordered', async () => {
    const { orderId, total } = await readyToPay(chloe, [['6205', 1]], 'chloe@laurentide.example');
    const payment = { method: 'terms', poNumber: 'PO-1' } as const;
    await chloe.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    expect(await ben.refused(ben.post('cart/copycolleaguescart', { OrderId: orderId }))).toMatchObject({ status: 404 });
    expect(await ben.refused(ben.post('cart/getcolleaguescartlines', { OrderId: orderId }))).toMatchObject({
      status: 404,
    });
  });

  describe('as a list of their own', () => {
    let listId: string;
    let wishListId: string;
    beforeEach(async () => {
      const lines = [{ ItemCode: '6205', Qty: 10 }];
      listId = (await chloe.post('checkout/savequickorderlist', { Name: 'Monthly', Lines: lines })).ListID;
      wishListId = (await chloe.post('profile/savewishlist', { Name: 'Wishes' })).ListID;
      await chloe.post('cart/addskutowishlist', { ProductId: '6306', Qty: 2, ListID: wishListId });
    });

    it('is seen, and goes into the cart of who sees all of the company’s, who cannot change it', async () => {
      expect(await ben.post('checkout/getquickorderlistitems', { ListID: listId })).toMatchObject({
        ...{ Owner: 'Chloé Roy', IsOwn: false, CanEdit: false },
        Lines: [{ ItemCode: '6205', Qty: 10 }],
      });
      expect(await ben.post('profile/getwishlist', { ListID: wishListId })).toMatchObject({
        ...{ Owner: 'Chloé Roy', IsOwn: false, CanEdit: false },
        Items: [{ ProductId: '6306', Qty: 2 }],
      });
      expect(await ben.post('checkout/convertquickorderlisttocart', { ListID: listId })).toMatchObject({ Added: 1 });
      for (const call of [
        ben.post('checkout/deletequickorderlist', { ListID: listId }),
        ben.post('checkout/savequickorderlist', { ListID: listId, Sharing: 'edited' }),
        ben.post('checkout/savequickordercartline', { ListID: listId, ItemCode: '6306', Qty: 1 }),
        ben.post('profile/removewishlistlines', { ListID: wishListId, ProductIds: ['6306'] }),
        ben.post('profile/deletewishlist', { ListID: wishListId }),
      ])
        expect(await ben.refused(call)).toMatchObject({ status: 404, code: 'list_not_found' });
    });

    it('is not there for another company, nor the other way round for who sees only their own', async () => {
      const mine = await ben.post('checkout/savequickorderlist', { Name: 'X', Lines: [{ ItemCode: '6205', Qty: 1 }] });
      for (const [visitor, ListID] of [
        [stranger, listId],
        [chloe, mine.ListID],
      ] as const)
        expect(await visitor.refused(visitor.post('checkout/getquickorderlistitems', { ListID }))).toMatchObject({
          status: 404,
          code: 'list_not_found',
        });
      expect(await stranger.refused(stranger.post('profile/getwishlist', { ListID: wishListId }))).toMatchObject({
        status: 404,
      });
    });
  });
});
