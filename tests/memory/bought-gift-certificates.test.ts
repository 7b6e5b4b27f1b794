// Issue 33: a gift certificate is bought as a product, and its letter goes out on a day (decision 0079).
import { addDays } from '#domain/shared/day.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { mailTo, orderDetail, staffMember } from '../harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { montreal, readyToPay } from '../harness/readied-cart.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

const DAY_MS = 86_400_000;
const CODE = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/;

describe('a gift certificate that is a product', () => {
  let shop: MemoryShop;
  let buyer: Visitor;
  let helen: Visitor;

  beforeEach(async () => {
    shop = await startMemoryShop();
    await shop.send('setting/save', { name: 'GiftCertificatesAllowed', value: '1' });
    await shop.send('product/import', {
      itemNumber: 'GIFT-50',
      product: {
        ...{ category: 'ball-bearings', brand: 'Northline', name: { en: 'Gift certificate', fr: 'Chèque-cadeau' } },
        ...{ weightGrams: 900, giftCertificate: true },
      },
    });
    await shop.send('price-list/import', {
      ...({ itemNumber: 'GIFT-50', priceList: 'standard', currency: 'CAD' } as const),
      tiers: [{ quantity: 1, unitPrice: 50_00 }],
    });
    buyer = shop.visitor();
    helen = await staffMember(shop, 'helen');
  });
  afterEach(() => shop.stop());

  const later = (days: number) => addDays(shopDay(shop.clock.now()), days);
  const recipient = (days: number, Message = 'Enjoy') => ({
    ...{ Name: 'Ada', Email: 'ada@example.com', Message, LetterOn: later(days) },
  });
  const named = (OrderId: string, LineId: string, days = 0) =>
    buyer.post('cart/namegiftrecipient', { OrderId, LineId, ...recipient(days) });
  const cart = async (Qty = 1) => {
    const { OrderID: OrderId } = await buyer.post('cart/addtocart', { ProductId: 'GIFT-50', Qty });
    const { OrderTotal } = await buyer.post('checkout/saveheader', {
      ...{ OrderId, Email: 'guest@example.com', ShipTo: montreal, BillTo: montreal, ShippingMethod: 'by-email' },
    });
    return { OrderId, OrderTotal };
  };
  const pay = async (seen: { readonly OrderId: string; readonly OrderTotal: number }) => {
    const answer = await buyer.post('checkout/placeorder', { ...seen, payment: await payByCard(buyer) });
    await shop.quiet();
    return answer;
  };
  const linesOf = async (OrderId: string) => (await buyer.post('customer/getorderdetails', { OrderId })).OrderLines;
  const refund = async (orderId: string, quantity: number) => {
    const asked = { orderId, lines: [{ lineId: '1', quantity }] };
    const { changes, amount } = await helen.post('admin/order/previewrefund', asked);
    return helen.post('admin/order/refund', { ...asked, changes, amount, reason: 'Not wanted' });
  };

  it('costs its price: no freight, no tax, and it is always there', async () => {
    const { availability } = await buyer.post('product/productinfo', { productId: 'GIFT-50' });
    expect(availability).toMatchObject({ status: 'in-stock', byEmail: true });
    const seen = await cart(2);
    expect(seen.OrderTotal).toBe(100_00);
    const quotations = await buyer.post('checkout/getshippingquotations', { OrderId: seen.OrderId });
    expect(quotations).toMatchObject([{ shippingMethod: 'by-email', price: 0 }]);
  });

  it('is not ordered before somebody is named, on a day from today until a year', async () => {
    const seen = await cart();
    expect(await buyer.refused(pay(seen))).toMatchObject({ code: 'gift_recipient_missing' });
    const tried = (days: number) => buyer.refused(named(seen.OrderId, '1', days));
    expect(await tried(-1)).toMatchObject({ code: 'gift_letter_day_past' });
    expect(await tried(366)).toMatchObject({ code: 'gift_letter_day_too_late' });
    expect(await buyer.refused(named(seen.OrderId, '7'))).toMatchObject({ code: 'line_not_found' });
    await named(seen.OrderId, '1', 365);
    expect(await pay(seen)).toMatchObject({ status: 'placed' });
    expect(await buyer.refused(named(seen.OrderId, '1'))).toMatchObject({ code: 'gift_recipient_closed' });
  });

  it('goes with its recipient into the cart of who signs in', async () => {
    const { OrderId } = await cart();
    await named(OrderId, '1', 3);
    await buyer.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const { OrderId: own } = await buyer.get('account/getusercontext', {});
    const { OrderLines } = await buyer.get('cart/getcartdetails/{id}', { id: own || OrderId });
    expect(OrderLines).toMatchObject([{ GiftCertificate: true, GiftRecipient: recipient(3) }]);
  });

  it('is one for each unit, whose letter goes out on its day', async () => {
    const seen = await cart(2);
    await named(seen.OrderId, '1', 10);
    await pay(seen);
    const [line] = await linesOf(seen.OrderId);
    expect(line).toMatchObject({ LineStatus: 3, GiftRecipient: { Name: 'Ada', LetterOn: later(10) } });
    expect(line?.GiftCertificates).toMatchObject([
      { Status: 'open', LetterOn: later(10), SentAt: '' },
      { Status: 'open', LetterOn: later(10), SentAt: '' },
    ]);
    shop.clock.advance(11 * DAY_MS);
    await shop.quiet();
    const { text } = await mailTo(shop, 'ada@example.com', 'gift certificate');
    expect(text).toContain('Enjoy');
    expect(text).toContain('Test Buyer');
    expect(CODE.exec(text)).not.toBeNull();
    expect((await linesOf(seen.OrderId))[0]?.GiftCertificates?.[0]?.SentAt).not.toBe('');
  });

  it('is issued once, whatever happens twice', async () => {
    const seen = await cart();
    await named(seen.OrderId, '1');
    await pay(seen);
    await shop.commands.order.requestCertificates({ orderId: seen.OrderId });
    await shop.commands.order.issueCertificates({ orderId: seen.OrderId, lineId: '1', quantity: 1 });
    await shop.quiet();
    const types = shop.application.store.events.map(({ type }) => type);
    expect(types.filter((type) => type === 'GiftCertificateIssued')).toHaveLength(1);
    expect(types.filter((type) => type === 'GiftCertificateLetterRequested')).toHaveLength(1);
  });

  it('stands beside goods that are taxed, sent, reduced and earn points, without a share in any of it', async () => {
    await shop.send('setting/save', { name: 'RewardPointsEarned', value: '1' });
    await helen.post('admin/promotion/add', {
      ...({ name: { en: 'Spring', fr: 'Printemps' }, currency: 'CAD', isActive: true } as const),
      benefit: { kind: 'percent', milliPercent: 10_000 },
    } as never);
    const sums = async (visitor: Visitor, orderId: string) => {
      const { OrderHeader, RewardEarnings } = await visitor.get('cart/getcartdetails/{id}', { id: orderId });
      const { TaxTotal, ShippingTotal, DiscountTotal, OrderTotal } = await visitor.post('checkout/saveheader', {
        ...{ OrderId: orderId, Email: 'a@example.com', ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' },
      });
      expect(OrderHeader.DiscountTotal).toBe(DiscountTotal);
      return { TaxTotal, ShippingTotal, DiscountTotal, OrderTotal, RewardEarnings };
    };
    buyer = shop.visitor();
    await buyer.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const { OrderID } = await buyer.post('cart/addtocart', { ProductId: '6205', Qty: 4 });
    const before = await sums(buyer, OrderID);
    expect(before.DiscountTotal).toBeGreaterThan(0);
    await buyer.post('cart/addtocart', { ProductId: 'GIFT-50', Qty: 1 });
    expect(await sums(buyer, OrderID)).toEqual({ ...before, OrderTotal: before.OrderTotal + 50_00 });
  });

  it('is bought by money alone', async () => {
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    buyer = ben;
    const seen = await cart();
    await named(seen.OrderId, '1');
    const options = await ben.get('customer/getpaymentoptions', { orderId: seen.OrderId });
    expect(options.map(({ method }) => method)).not.toContain('terms');
    expect(options.map(({ method }) => method)).not.toContain('gift-certificate');
    const onTerms = { ...seen, payment: { method: 'terms', poNumber: 'PO' } } as const;
    expect(await ben.refused(ben.post('checkout/placeorder', onTerms))).toMatchObject({
      code: 'gift_certificate_needs_money',
    });
  });

  it('is withdrawn once its price goes back, and then for good', async () => {
    const seen = await cart(2);
    await named(seen.OrderId, '1', 10);
    await pay(seen);
    await refund(seen.OrderId, 1);
    await shop.quiet();
    const { OrderLines } = await orderDetail(shop, helen, seen.OrderId);
    expect(OrderLines[0]?.GiftCertificates?.map(({ Status }) => Status).sort()).toEqual(['frozen', 'open']);
    const frozen = OrderLines[0]?.GiftCertificates?.find(({ Status }) => Status === 'frozen');
    const again = { certificateId: frozen?.CertificateID ?? '', reason: 'x' };
    expect(await helen.refused(helen.post('admin/giftcertificate/unfreeze', again))).toMatchObject({
      code: 'gift_certificate_withdrawn',
    });
    shop.clock.advance(11 * DAY_MS);
    await shop.quiet();
    const types = shop.application.store.events.map(({ type }) => type);
    expect(types.filter((type) => type === 'GiftCertificateLetterRequested')).toHaveLength(1);
  });

  it('is not refunded once something was paid by it', async () => {
    const seen = await cart();
    await named(seen.OrderId, '1');
    await pay(seen);
    const { text } = await mailTo(shop, 'ada@example.com', 'gift certificate');
    const [code = ''] = CODE.exec(text) ?? [];
    const ada = shop.visitor();
    const { orderId, total } = await readyToPay(ada, [['6205', 1]]);
    const payment = { method: 'gift-certificate', code } as const;
    await ada.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    const refusal = await helen.refused(refund(seen.OrderId, 1));
    expect(refusal).toMatchObject({ code: 'gift_certificates_spent', params: { count: 0 } });
  });

  it('waits for money that comes later', async () => {
    await shop.send('setting/save', { name: 'PayByCheck', value: '1' });
    const seen = await cart(2);
    await named(seen.OrderId, '1');
    await buyer.post('checkout/placeorder', { ...seen, payment: { method: 'check', reference: '4711' } });
    await shop.quiet();
    expect((await linesOf(seen.OrderId))[0]?.GiftCertificates).toEqual([]);
    const [payment] = (await orderDetail(shop, helen, seen.OrderId)).Payments;
    await helen.post('admin/order/receivepayment', {
      ...{ orderId: seen.OrderId, paymentId: payment?.paymentId ?? '', amount: 100_00, reference: '12' },
      receivedOn: later(0),
    });
    await shop.quiet();
    expect((await linesOf(seen.OrderId))[0]?.GiftCertificates).toHaveLength(2);
  });

  it('is not issued of what was cancelled before its money came', async () => {
    await shop.send('setting/save', { name: 'PayByCheck', value: '1' });
    const seen = await cart(2);
    await named(seen.OrderId, '1');
    await buyer.post('checkout/placeorder', { ...seen, payment: { method: 'check', reference: '4711' } });
    await shop.quiet();
    const asked = { orderId: seen.OrderId, lines: [{ lineId: '1', quantity: 2 }] };
    const { changes, amount } = await helen.post('admin/order/previewcancel', asked);
    await helen.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'Changed their mind' });
    await shop.quiet();
    expect(shop.application.store.events.map(({ type }) => type)).not.toContain('GiftCertificateIssued');
  });

  it('is not packed, and not edited', async () => {
    const seen = await cart(2);
    await named(seen.OrderId, '1');
    await pay(seen);
    const shipped = { carrier: 'x', trackingNumber: '', lines: [{ lineId: '1', quantity: 1 }] };
    const ship = helen.post('admin/order/shiplines', { orderId: seen.OrderId, ...shipped });
    expect(await helen.refused(ship)).toMatchObject({ code: 'line_already_shipped' });
    const { changes } = await helen.post('admin/order/previewrefund', {
      orderId: seen.OrderId,
      lines: [{ lineId: '1', quantity: 1 }],
    });
    const edit = {
      orderId: seen.OrderId,
      changes,
      difference: -50_00,
      reason: 'x',
      lines: [{ lineId: '1', quantity: 1 }],
    };
    expect(await helen.refused(helen.post('admin/order/edit', { ...edit, add: [] }))).toMatchObject({
      code: 'gift_certificate_line_fixed',
    });
  });

  it('is not part of a quote', async () => {
    const asked = { Email: 'guest@example.com', ShipTo: montreal, BillTo: montreal };
    const ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    buyer = ben;
    const own = await cart();
    expect(await ben.refused(ben.post('checkout/savecartasquote', { ...asked, OrderId: own.OrderId }))).toMatchObject({
      code: 'gift_certificate_not_quoted',
    });
  });
});
