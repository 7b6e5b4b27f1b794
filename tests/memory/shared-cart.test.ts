// A cart shared by link (issue 11): what it held, for whoever has the link, at their own prices.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { addDays } from '#domain/shared/day.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { expectSameInMemory } from '../harness/memory-rebuilt.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import type { Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;

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
    expect(Object.keys(shared).sort()).toEqual(['Items', 'LastDay', 'SharedAt']);
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

  describe('until', () => {
    const share = async () => {
      const { OrderID } = await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      return guest.post('cart/sharecart', { OrderId: OrderID });
    };
    const open = (shared: { ShareID: string }) => guest.post('cart/getsharedcart', { ShareID: shared.ShareID });

    it('the last day of its link, which is told with it', async () => {
      await shop.send('setting/save', { name: 'SharedCartDays', value: '2' });
      const shared = await share();
      expect(shared.LastDay).toBe(addDays(shopDay(shop.clock.now()), 2));
      shop.clock.advance(2 * DAY_MS);
      expect(await open(shared)).toMatchObject({ LastDay: shared.LastDay, Items: [{ ProductId: '6205' }] });
      shop.clock.advance(DAY_MS);
      expect(await guest.refused(open(shared))).toMatchObject({
        ...{ status: 404, code: 'shared_cart_expired' },
        message: expect.stringContaining('until 20 November 2026'),
      });
    });

    it('the day that was told, though the setting is another since', async () => {
      await shop.send('setting/save', { name: 'SharedCartDays', value: '10' });
      const shared = await share();
      await shop.send('setting/save', { name: 'SharedCartDays', value: '1' });
      shop.clock.advance(5 * DAY_MS);
      expect((await open(shared)).Items).toHaveLength(1);
    });

    it('for ever where it was shared before links had a last day', async () => {
      const listId = 'shared-before';
      await shop.application.store.add(`item-list-${listId}`, 'ItemListCreated', {
        ...{ listId, kind: 'shared-cart', personId: 'guest:1', accountId: '', name: '' },
        lines: [{ itemNumber: '6205', quantity: 1 }],
      });
      shop.clock.advance(500 * DAY_MS);
      expect(await open({ ShareID: listId })).toMatchObject({ LastDay: null, Items: [{ ProductId: '6205' }] });
    });
  });

  it('leaves read models that are the same when they are built again', () => expectSameInMemory(shop));
});
