// Spec 4, copy order to cart: out-of-stock items are dropped, only available quantities are copied.
import { orderOnTerms } from '../harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('what was ordered before', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let orderId: string;

  beforeAll(async () => {
    shop = await startMemoryShop();
    ({ ben, orderId } = await orderOnTerms(shop, [
      ['6205', 10],
      ['RARE', 1],
      ['6306', 400],
    ]));
  });

  const lines = async (id: string) =>
    (await ben.get('cart/getcartdetails/{id}', { id })).OrderLines.map(({ ProductId, Qty }) => [ProductId, Qty]);

  it('goes into the cart as far as it is available, and the rest is told line by line', async () => {
    // Another was sold since, and 100 of 500 are left.
    const copied = await ben.post('cart/copytocart', { OrderId: orderId });
    expect(copied).toMatchObject({ Added: 2, lineCount: 2 });
    expect(copied.Short).toMatchObject([
      { ProductId: 'RARE', Qty: 1, Left: 0, Message: 'RARE Rare bearing: no longer available, 1 left out.' },
      { ProductId: '6306', Qty: 400, Left: 100 },
    ]);
    expect(await lines(copied.OrderID)).toEqual([
      ['6205', 10],
      ['6306', 100],
    ]);
    await ben.post('cart/removeallcartitems', { OrderId: copied.OrderID });
  });

  it('goes into the cart line by line', async () => {
    const { OrderLines } = await ben.post('customer/getorderdetails', { OrderId: orderId });
    const LineIDs = OrderLines.filter(({ ProductId }) => ProductId === '6205').map(({ LineID }) => LineID);
    const copied = await ben.post('cart/copytocart', { OrderId: orderId, LineIDs });
    expect(await lines(copied.OrderID)).toEqual([['6205', 10]]);
    await ben.post('cart/removeallcartitems', { OrderId: copied.OrderID });
  });

  it('is nobody else’s', async () => {
    const guest = shop.visitor();
    await guest.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
    expect(await guest.refused(guest.post('cart/copytocart', { OrderId: orderId }))).toMatchObject({ status: 404 });
  });

  it('is put into the cart several at once', async () => {
    const added = await ben.post('cart/additemstocart', {
      Items: [
        { ProductId: '6205', Qty: 2 },
        { ProductId: 'NONE', Qty: 1 },
      ],
    });
    expect(added).toMatchObject({ Added: 1, Lines: [{ Added: true }, { Added: false, Code: 'product_not_found' }] });
    expect(await ben.refused(ben.post('cart/additemstocart', { Items: [] }))).toMatchObject({ status: 400 });
  });
});
