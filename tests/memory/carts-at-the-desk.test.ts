// Issue 32: a CSR shops along with the buyer on the phone.
import type { Input } from '#contracts/api.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';

describe('a buyer’s cart at the desk', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let dana: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    dana = await staffMember(shop, 'dana');
  });
  afterEach(() => shop.stop());

  const begun = async (visitor = ben): Promise<{ orderId: string; lineId: string }> => {
    const { OrderID, LineID } = await visitor.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
    return { orderId: OrderID, lineId: LineID };
  };
  const seenByBen = async (id: string) =>
    (await ben.get('cart/getcartdetails/{id}', { id })).OrderLines.map(({ ProductId, Qty }) => [ProductId, Qty]);
  const actorsOf = (orderId: string, ...types: readonly string[]) =>
    shop.application.store.events
      .filter(({ stream, type }) => stream === `cart-${orderId}` && types.includes(type))
      .map(({ metadata }) => metadata.actor.split(':')[0]);
  const refusedToDana = async (call: Promise<unknown>) => (await dana.refused(call)).code;

  it('is what its buyer sees, at their prices', async () => {
    const { orderId } = await begun();
    const mine = await ben.get('cart/getcartdetails/{id}', { id: orderId });
    const theirs = await dana.get('admin/cart/detail', { orderId });
    expect(theirs).toMatchObject({ orderId, accountId: 'ACC-1001', status: 'open' });
    expect(theirs.cart.OrderLines).toEqual(mine.OrderLines);
    expect(theirs.cart.OrderHeader).toEqual(mine.OrderHeader);
  });

  it('is changed by staff as its buyer would change it, and on record as theirs', async () => {
    const { orderId, lineId } = await begun();
    await dana.post('admin/cart/addline', { orderId, itemNumber: '6306', quantity: 4 });
    await dana.post('admin/cart/changequantity', { orderId, lineId, quantity: 10 });
    expect(await seenByBen(orderId)).toEqual([
      ['6205', 10],
      ['6306', 4],
    ]);
    await dana.post('admin/cart/removeline', { orderId, lineId });
    expect(await seenByBen(orderId)).toEqual([['6306', 4]]);
    const actors = shop.application.store.events
      .filter(({ stream }) => stream === `cart-${orderId}`)
      .map(({ metadata }) => metadata.actor.split(':')[0]);
    expect(actors).toEqual(['contact', 'contact', 'staff', 'staff', 'staff']);
  });

  it('says that it has changed, whoever changed it', async () => {
    const { orderId } = await begun();
    const { changedAt } = await dana.get('admin/cart/lastchange', { orderId });
    shop.clock.advance(1_000);
    await ben.post('cart/addtocart', { ProductId: '6306' });
    expect((await dana.get('admin/cart/lastchange', { orderId })).changedAt > changedAt).toBe(true);
  });

  it('takes no item that is not sold, and none that is in no line', async () => {
    const { orderId } = await begun();
    expect(await refusedToDana(dana.post('admin/cart/addline', { orderId, itemNumber: 'NONE', quantity: 1 }))).toBe(
      'product_not_found',
    );
    const line = { orderId, lineId: '99' };
    expect(await refusedToDana(dana.post('admin/cart/changequantity', { ...line, quantity: 1 }))).toBe(
      'line_not_found',
    );
    expect(await refusedToDana(dana.post('admin/cart/removeline', line))).toBe('line_not_found');
  });

  it('is not there where a guest shops', async () => {
    const { orderId } = await begun(shop.visitor());
    expect(await refusedToDana(dana.get('admin/cart/detail', { orderId }))).toBe('cart_not_found');
    expect(await refusedToDana(dana.get('admin/cart/lastchange', { orderId }))).toBe('cart_not_found');
    expect(await refusedToDana(dana.post('admin/cart/addline', { orderId, itemNumber: '6306', quantity: 1 }))).toBe(
      'cart_not_found',
    );
    expect(await refusedToDana(dana.post('admin/quote/requestfromcart', { orderId }))).toBe('cart_not_found');
  });

  it('that became an order is shown as one, and nobody’s to change', async () => {
    const { orderId, total } = await readyToPay(ben, [['6306', 1]], 'ben@laurentide.example');
    const payment = { method: 'terms', poNumber: 'PO-1' } as const;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    expect(await dana.get('admin/cart/detail', { orderId })).toMatchObject({ status: 'ordered' });
    expect(await refusedToDana(dana.post('admin/cart/addline', { orderId, itemNumber: '6205', quantity: 1 }))).toBe(
      'already_placed',
    );
    expect(await refusedToDana(dana.post('admin/quote/requestfromcart', { orderId }))).toBe('already_placed');
  });

  it('takes a coupon for its buyer, and gives it up; on record as of staff', async () => {
    const helen = await staffMember(shop, 'helen');
    const promotion = { name: { en: 'Spring', fr: 'Printemps' }, currency: 'CAD', isActive: true, code: 'SPRING-27' };
    const benefit = { kind: 'percent', milliPercent: 10_000 };
    await helen.post('admin/promotion/add', { ...promotion, benefit } as Input<'admin/promotion/add'>);
    const { orderId } = await begun();
    expect(await refusedToDana(dana.post('admin/cart/applycoupon', { orderId, code: 'NOBODYS' }))).toBe(
      'coupon_unknown',
    );
    await dana.post('admin/cart/applycoupon', { orderId, code: 'spring-27' });
    expect(await ben.get('cart/getcartdetails/{id}', { id: orderId })).toMatchObject({
      OrderHeader: { DiscountTotal: 200 },
      Coupons: [{ Code: 'SPRING-27', Applied: true }],
    });
    await dana.post('admin/cart/removecoupon', { orderId, code: 'SPRING-27' });
    expect((await ben.get('cart/getcartdetails/{id}', { id: orderId })).Coupons).toEqual([]);
    expect(actorsOf(orderId, 'CartCouponApplied', 'CartCouponRemoved')).toEqual(['staff', 'staff']);
  });

  it('has comments that both sides write, and neither over what it has not seen', async () => {
    const { orderId } = await begun();
    const save = (before: string, after: string) =>
      dana.post('admin/cart/savecomments', { orderId, seen: { comments: before }, changed: { comments: after } });
    await save('', 'Call before you come');
    expect(await ben.post('checkout/getheader', { OrderId: orderId })).toMatchObject({
      CustomerComments: 'Call before you come',
    });
    await ben.post('checkout/saveheader', { OrderId: orderId, CustomerComments: 'Gate 3' });
    expect(await dana.refused(save('Call before you come', 'Gate 4'))).toMatchObject({
      code: 'changed_meanwhile',
      params: { present: { comments: 'Gate 3' } },
    });
    await save('Gate 3', 'Gate 3, call before you come');
    expect(await dana.get('admin/cart/detail', { orderId })).toMatchObject({
      comments: 'Gate 3, call before you come',
    });
    expect(actorsOf(orderId, 'CartHeaderSaved')).toEqual(['staff', 'contact', 'staff']);
  });

  it('becomes a quote in its buyer’s name, once however often it is asked for', async () => {
    const { orderId } = await begun();
    const first = await dana.post('admin/quote/requestfromcart', { orderId });
    expect(await dana.post('admin/quote/requestfromcart', { orderId })).toEqual(first);
    const { personId } = await shop.states.cart.get({ orderId });
    const requested = shop.application.store.events.filter(({ type }) => type === 'QuoteRequested');
    expect(requested).toMatchObject([
      { data: { quoteId: first.quoteId, quoteNumber: first.quoteNumber, personId, accountId: 'ACC-1001' } },
    ]);
    expect(requested[0]?.data).toMatchObject({
      lines: [{ itemNumber: '6205', quantity: 2 }],
      email: 'ben.carter@laurentide.example',
      shipTo: { country: 'CA' },
    });
    expect(await dana.get('admin/cart/detail', { orderId })).toMatchObject({ status: 'quoted' });
    expect(await refusedToDana(dana.post('admin/cart/addline', { orderId, itemNumber: '6306', quantity: 1 }))).toBe(
      'cart_quoted',
    );
    expect((await ben.post('cart/addtocart', { ProductId: '6205' })).OrderID).not.toBe(orderId);
  });

  it('becomes no quote with nothing in it', async () => {
    const { orderId, lineId } = await begun();
    await ben.post('cart/removecartitem', { OrderId: orderId, LineId: lineId });
    expect(await refusedToDana(dana.post('admin/quote/requestfromcart', { orderId }))).toBe('cart_empty');
  });
});
