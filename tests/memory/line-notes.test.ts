// Issue 32: what a buyer notes on a line of the cart goes with it wherever the cart goes.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { mailTo, orderDetail, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('the note on a line', () => {
  let shop: MemoryShop;
  let ben: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = await signedIn();
  });
  afterEach(() => shop.stop());

  const signIn = (visitor: Visitor) => visitor.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  const signedIn = async (): Promise<Visitor> => {
    const visitor = shop.visitor();
    await signIn(visitor);
    return visitor;
  };
  const noted = async (visitor: Visitor, ProductId: string, Note: string) => {
    const { OrderID: OrderId, LineID: LineId } = await visitor.post('cart/addtocart', { ProductId, Qty: 2 });
    await visitor.post('cart/notecartline', { OrderId, LineId, Note });
    return { OrderId, LineId };
  };
  const notesIn = async (visitor: Visitor, id: string) =>
    (await visitor.get('cart/getcartdetails/{id}', { id })).OrderLines.map(({ ProductId, Note }) => [ProductId, Note]);

  it('stands on the line, is changed, and taken away', async () => {
    const line = await noted(ben, '6205', 'Hall 4');
    await ben.post('cart/addtocart', { ProductId: '6306' });
    expect(await notesIn(ben, line.OrderId)).toEqual([
      ['6205', 'Hall 4'],
      ['6306', undefined],
    ]);
    await ben.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
    await ben.post('cart/notecartline', { ...line, Note: 'Hall 5' });
    expect(await notesIn(ben, line.OrderId)).toContainEqual(['6205', 'Hall 5']);
    await ben.post('cart/notecartline', { ...line, Note: '' });
    expect(await notesIn(ben, line.OrderId)).toContainEqual(['6205', undefined]);
  });

  it('comes along with items that are put into the cart together, and leaves one that stands there', async () => {
    await noted(ben, '6205', 'Hall 4');
    const { OrderID } = await ben.post('cart/additemstocart', {
      Items: [
        { ProductId: '6205', Qty: 1, Note: 'From the list' },
        { ProductId: '6306', Qty: 1, Note: 'For the press' },
        { ProductId: 'NONE', Qty: 1, Note: 'Nowhere' },
      ],
    });
    expect(await notesIn(ben, OrderID)).toEqual([
      ['6205', 'Hall 4'],
      ['6306', 'For the press'],
    ]);
  });

  it('is no other’s to write, and stands on lines that there are', async () => {
    const line = await noted(ben, '6205', 'Hall 4');
    const guest = shop.visitor();
    await guest.post('cart/addtocart', { ProductId: '6205' });
    expect(await guest.refused(guest.post('cart/notecartline', { ...line, Note: 'Mine' }))).toMatchObject({
      code: 'cart_not_found',
    });
    expect(await ben.refused(ben.post('cart/notecartline', { ...line, LineId: '99', Note: 'x' }))).toMatchObject({
      code: 'line_not_found',
    });
  });

  it('is on the order, at the desk and in its letter, and then nobody’s to change', async () => {
    const line = await noted(ben, '6205', 'Hall 4');
    const { orderId, total } = await readyToPay(ben, [['6306', 1]], 'ben@laurentide.example');
    const payment = { method: 'terms', poNumber: 'PO-1' } as const;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    const placed = await ben.post('checkout/get_ordercomplete', { OrderId: orderId });
    expect(placed.OrderLines).toMatchObject([{ ProductId: '6205', Note: 'Hall 4' }, { ProductId: '6306' }]);
    const dana = await staffMember(shop, 'dana');
    expect((await orderDetail(shop, dana, orderId)).OrderLines).toMatchObject([{ Note: 'Hall 4' }, {}]);
    expect((await mailTo(shop, 'ben@laurentide.example', 'Your order')).text).toContain('Hall 4');
    expect(await ben.refused(ben.post('cart/notecartline', { ...line, Note: 'Late' }))).toMatchObject({
      code: 'line_note_closed',
    });
  });

  it('goes along into the cart of who signs in, whose own notes stay', async () => {
    const own = await noted(ben, '6205', 'Hall 4');
    const guest = shop.visitor();
    await noted(guest, '6205', 'Hall 9');
    await noted(guest, '6306', 'Hall 7');
    await signIn(guest);
    expect(await notesIn(ben, own.OrderId)).toEqual([
      ['6205', 'Hall 4'],
      ['6306', 'Hall 7'],
    ]);
  });
});
