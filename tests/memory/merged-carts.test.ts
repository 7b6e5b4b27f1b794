// A saved cart that is merged into the current one, where something stands in the way (spec 3; issue 32).
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('a saved cart', () => {
  let shop: MemoryShop;
  let ben: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  });
  afterEach(() => shop.stop());

  /** The list of saved carts is SQL and not here: what the command does, it does without it. */
  async function saved(...items: readonly (readonly [string, number])[]): Promise<string> {
    let orderId = '';
    for (const [ProductId, Qty] of items) orderId = (await ben.post('cart/addtocart', { ProductId, Qty })).OrderID;
    const { personId } = await shop.states.cart.get({ orderId });
    await shop.application.store.add(`cart-${orderId}`, 'CartSaved', {
      ...{ orderId, personId, name: 'Press 4', byEmail: false },
    });
    return orderId;
  }
  const linesOf = async (orderId: string) =>
    (await shop.states.cart.get({ orderId })).lines.map(({ itemNumber, quantity }) => [itemNumber, quantity]);

  it('is in the current one as often as it was merged, where twenty are merged at once', async () => {
    const orderId = await saved(['6205', 2], ['6306', 1]);
    const { OrderID: currentOrderId } = await ben.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
    const merges = Array.from({ length: 20 }, () =>
      ben.post('cart/mergesavedcarttocurrentcart', { orderId, currentOrderId }).then(
        () => 1,
        () => 0,
      ),
    );
    const times = (await Promise.all(merges)).reduce<number>((sum, one) => sum + one, 0);
    expect(times).toBeGreaterThan(0);
    expect(await linesOf(currentOrderId)).toEqual([
      ['6205', 1 + 2 * times],
      ['6306', times],
    ]);
    expect(await linesOf(orderId)).toHaveLength(2);
  });

  it('stays as it is where the current one is being paid, which is told', async () => {
    const orderId = await saved(['6306', 2]);
    const { orderId: currentOrderId } = await readyToPay(ben, [['6205', 1]], 'ben.carter@laurentide.example');
    const { changes } = await shop.states.cart.get({ orderId: currentOrderId });
    await shop.commands.cart.lock({ orderId: currentOrderId, attempt: 1, changesSeen: changes });
    const merge = ben.post('cart/mergesavedcarttocurrentcart', { orderId, currentOrderId });
    expect(await ben.refused(merge)).toMatchObject({
      code: 'cart_locked',
      message: expect.stringContaining('being paid'),
    });
    expect(await linesOf(currentOrderId)).toEqual([['6205', 1]]);
    expect(await linesOf(orderId)).toEqual([['6306', 2]]);
  });

  it('stays as it is while it is being paid itself', async () => {
    const { orderId } = await readyToPay(ben, [['6306', 2]], 'ben.carter@laurentide.example');
    const { changes } = await shop.states.cart.get({ orderId });
    await shop.commands.cart.lock({ orderId, attempt: 1, changesSeen: changes });
    const merge = ben.post('cart/mergesavedcarttocurrentcart', { orderId });
    expect(await ben.refused(merge)).toMatchObject({ code: 'saved_cart_is_current' });
    expect(await linesOf(orderId)).toEqual([['6306', 2]]);
  });
});
