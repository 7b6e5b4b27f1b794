// A cart shared by link (issue 11): what it held, for whoever has the link, at their own prices.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { expectSameInMemory } from '../harness/memory-rebuilt.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('a cart shared by link', () => {
  let shop: MemoryShop;
  let guest: Visitor;
  let OrderId = '';
  let ShareID = '';

  beforeAll(async () => {
    shop = await startMemoryShop();
    guest = shop.visitor();
    OrderId = (await guest.post('cart/addtocart', { ProductId: '6205', Qty: 12 })).OrderID;
    await guest.post('cart/addtocart', { ProductId: '6306', Qty: 3 });
    ({ ShareID } = await guest.post('cart/sharecart', { OrderId }));
  });

  const itemsSeenBy = async (visitor: Visitor) => (await visitor.post('cart/getsharedcart', { ShareID })).Items;

  it('shows its items and quantities to whoever has the link, without a session', async () => {
    expect(await itemsSeenBy(shop.visitor())).toMatchObject([
      { ProductId: '6205', Qty: 12, Availability: { status: 'in-stock' } },
      { ProductId: '6306', Qty: 3 },
    ]);
  });

  it('shows each reader their own prices', async () => {
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const [ofBen] = await itemsSeenBy(ben);
    const { ExtendedPrice } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 12 });
    expect(ofBen!.UnitPrice).toBe(ExtendedPrice);
  });

  it('says nothing of its owner', async () => {
    const shared = await guest.post('cart/getsharedcart', { ShareID });
    expect(Object.keys(shared).sort()).toEqual(['Items', 'SharedAt']);
  });

  it('stays as it was when the cart goes on', async () => {
    await guest.post('cart/removeallcartitems', { OrderId });
    expect(await itemsSeenBy(guest)).toHaveLength(2);
    expect(await guest.refused(guest.post('cart/sharecart', { OrderId }))).toMatchObject({ code: 'cart_empty' });
  });

  it('is shared by its owner only', async () => {
    const stranger = shop.visitor();
    await stranger.post('cart/addtocart', { ProductId: '6205' });
    expect(await stranger.refused(stranger.post('cart/sharecart', { OrderId }))).toMatchObject({
      code: 'cart_not_found',
    });
  });

  it('is found by its own link alone', async () => {
    const wrong = guest.post('cart/getsharedcart', { ShareID: 'no-such-cart' });
    expect(await guest.refused(wrong)).toMatchObject({ status: 404, code: 'shared_cart_not_found' });
  });

  it('leaves read models that are the same when they are built again', () => expectSameInMemory(shop));
});
