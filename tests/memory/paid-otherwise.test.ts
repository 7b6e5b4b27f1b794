// Issue 33: a refused card is replaced by another payment on the same order, by staff for its buyer.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import type { MemoryGateway } from '../harness/memory-gateway.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { mailTo, orderDetail, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

describe('an order whose card is refused', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let dana: Visitor;
  let helen: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    await shop.send('setting/save', { name: 'PayByWire', value: '1' });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    [dana, helen] = [await staffMember(shop, 'dana'), await staffMember(shop, 'helen')];
  });
  afterEach(() => shop.stop());

  const { accountId } = needed(
    accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
    'account of ben',
  );
  const place = async (number: string = cards.captureDeclined) => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const payment = await payByCard(ben, number);
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    return { orderId, total };
  };
  type Method = 'terms' | 'wire' | 'card' | 'check';
  const payOtherwise = async (orderId: string, amount: number, method: Method, reference = 'PO 7') => {
    await dana.post('admin/order/payotherwise', { orderId, amount, method, reference });
    await shop.quiet();
  };
  const detail = (orderId: string) => orderDetail(shop, dana, orderId);
  const header = async (orderId: string) => (await detail(orderId)).OrderHeader;
  const invoice = (orderId: string) => ben.get('customer/getinvoicedetails', { InvoiceId: `${orderId}.1` });
  const owed = async () => (await ben.get('customer/getagedbalance', {})).Owed;
  const ship = (orderId: string) => {
    const lines = [{ lineId: '1', quantity: 10 }];
    return dana.post('admin/order/shiplines', { orderId, carrier: 'UPS', trackingNumber: 'T', lines });
  };
  const typesOf = async (stream: string) => (await shop.application.store.readStream(stream)).map(({ type }) => type);

  it('says how else it may be paid, and how much', async () => {
    const { orderId, total } = await place();
    const { methods, ...asked } = await dana.get('admin/order/otherpayments', { orderId });
    expect(asked).toEqual({ amount: total, CurrencyCode: 'CAD' });
    expect(methods.map(({ method }) => method)).toEqual(expect.arrayContaining(['terms', 'wire']));
    expect(methods.map(({ method }) => method)).not.toContain('card');
  });

  it('is put on account: billed as owed, shipped, and its buyer told', async () => {
    const { orderId, total } = await place();
    const before = await owed();
    await payOtherwise(orderId, total, 'terms');
    expect(await owed()).toBe(before + total);
    expect(await invoice(orderId)).toMatchObject({ AmountPending: total, PaymentStatus: 'Pending' });
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'captured', OnAccount: true });
    expect((await detail(orderId)).ReplacedPayments).toMatchObject([{ method: 'card', status: 'voided' }]);
    expect((await mailTo(shop, 'guest@example.com', 'is paid another way')).text).toContain('Payment: Terms');
    await ship(orderId);
    await ben.post('customer/chargeinvoice', {
      Invoices: [{ InvoiceId: `${orderId}.1`, Amount: total }],
      payment: await payByCard(ben),
    });
    await shop.quiet();
    expect(await invoice(orderId)).toMatchObject({ AmountPending: 0, PaymentStatus: 'Paid' });
    expect(await owed()).toBe(before);
  });

  it('waits for a wire, ships once it is there, and tells its buyer of both', async () => {
    const { orderId, total } = await place();
    await payOtherwise(orderId, total, 'wire', 'W-9');
    const [payment] = (await detail(orderId)).Payments;
    expect(payment).toMatchObject({ method: 'wire', status: 'awaiting', rest: total });
    expect(await invoice(orderId)).toMatchObject({ AmountPending: total, PaymentStatus: 'Pending' });
    expect(await dana.refused(ship(orderId))).toMatchObject({ code: 'payment_awaited' });
    await mailTo(shop, 'guest@example.com', 'is paid another way');
    const received = { amount: total, reference: 'W-9', receivedOn: '2026-11-18' };
    await dana.post('admin/order/receivepayment', { orderId, paymentId: payment!.paymentId, ...received });
    await shop.quiet();
    expect(await invoice(orderId)).toMatchObject({ AmountPending: 0, PaymentStatus: 'Paid' });
    await mailTo(shop, 'guest@example.com', 'Your payment for order');
    await ship(orderId);
  });

  it('goes from a wire that does not come to the account, and is never paid twice', async () => {
    const { orderId, total } = await place();
    await payOtherwise(orderId, total, 'wire');
    const paymentId = (await detail(orderId)).Payments[0]!.paymentId;
    await payOtherwise(orderId, total, 'terms');
    const received = { amount: total, reference: 'W', receivedOn: '2026-11-18' };
    expect(
      await dana.refused(dana.post('admin/order/receivepayment', { orderId, paymentId, ...received })),
    ).toMatchObject({ code: 'payment_not_found' });
    expect(await dana.refused(payOtherwise(orderId, total, 'wire'))).toMatchObject({ code: 'nothing_owed' });
    expect((await detail(orderId)).Payments).toMatchObject([{ method: 'terms', status: 'captured' }]);
  });

  it('stays as it was where the account has no credit left for it', async () => {
    const { orderId, total } = await place();
    const { Owed: before, CreditLimit: seen } = await ben.get('customer/getagedbalance', {});
    await helen.post('admin/customer/setcreditlimit', { accountId, seen, limit: before + total - 1 });
    expect(await dana.refused(payOtherwise(orderId, total, 'terms'))).toMatchObject({ code: 'credit_exceeded' });
    await shop.quiet();
    expect(await detail(orderId)).toMatchObject({ BeingPaid: false, Payments: [{ method: 'card', status: 'failed' }] });
    expect((await typesOf(`order-${orderId}`)).at(-1)).toBe('OrderPaymentAbandoned');
    await payOtherwise(orderId, total, 'wire');
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'awaiting' });
  });

  it('refuses what only its buyer can give, what is closed, what was not seen, and a reference of nothing', async () => {
    const { orderId, total } = await place();
    const refused = async (method: Method, amount = total, reference = 'R') =>
      (await dana.refused(payOtherwise(orderId, amount, method, reference))).code;
    expect(await refused('card')).toBe('payment_method_not_allowed');
    expect(await refused('check')).toBe('payment_method_not_allowed');
    expect(await refused('wire', total - 1)).toBe('payment_due_changed');
    expect(await refused('wire', total, ' ')).toBe('reference_required');
    expect((await typesOf(`order-${orderId}`)).slice(1).filter((type) => type === 'OrderPaymentsReplaced')).toEqual([]);
  });

  it('is left to its buyer while they are paying it', async () => {
    await shop.send('setting/save', { name: 'PayByPayPal', value: '1' });
    const { orderId, total } = await place();
    const Payments = [{ payment: { method: 'paypal' as const } }];
    await ben.post('checkout/processadvancepayment', { OrderId: orderId, Amount: total, Payments });
    expect(await dana.refused(payOtherwise(orderId, total, 'wire'))).toMatchObject({ code: 'order_being_paid' });
    await ben.post('checkout/cancel', { OrderId: orderId });
    await payOtherwise(orderId, total, 'wire');
    expect(await header(orderId)).toMatchObject({ PaymentStatus: 'awaiting' });
  });

  it('is still owed on its invoice where the card that took its place is refused, too', async () => {
    const { orderId, total } = await place();
    const payments = [{ payment: await payByCard(ben, cards.captureDeclined) }];
    await ben.post('checkout/processadvancepayment', { OrderId: orderId, Amount: total, Payments: payments });
    await shop.quiet();
    expect(await invoice(orderId)).toMatchObject({ AmountPending: total });
    await payOtherwise(orderId, total, 'terms');
    expect(await invoice(orderId)).toMatchObject({ AmountPending: total });
    expect((shop.application.services.gateways.cards as MemoryGateway).statuses()).not.toContain('captured');
  });
});
