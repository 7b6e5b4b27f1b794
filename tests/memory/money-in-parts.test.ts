// Issue 33, "Money that comes later": an order that waits for its money receives it in parts.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { orderDetail, staffMember } from '../harness/order-desk.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

const receivedOn = '2026-11-18';

describe('an order by wire', () => {
  let shop: MemoryShop;
  let ben: Visitor;
  let dana: Visitor;
  beforeEach(async () => {
    shop = await startMemoryShop();
    await shop.send('setting/save', { name: 'PayByWire', value: '1' });
    ben = shop.visitor();
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    dana = await staffMember(shop, 'dana');
  });
  afterEach(() => shop.stop());

  const place = async () => {
    const { orderId, total } = await readyToPay(ben, [['6205', 10]]);
    const payment = { method: 'wire' as const, reference: '4711' };
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment });
    await shop.quiet();
    return { orderId, total, paymentId: `${orderId}.1.1` };
  };
  type Placed = Awaited<ReturnType<typeof place>>;
  const receive = async ({ orderId, paymentId }: Placed, amount: number, reference = 'W-1') => {
    await dana.post('admin/order/receivepayment', { orderId, paymentId, amount, reference, receivedOn });
    await shop.quiet();
  };
  const header = async ({ orderId }: Placed) =>
    (await ben.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader;
  const paymentOf = async ({ orderId }: Placed) => (await orderDetail(shop, dana, orderId)).Payments[0]!;
  const typesOf = async (stream: string) => (await shop.application.store.readStream(stream)).map(({ type }) => type);
  const reverse = async ({ orderId, paymentId }: Placed, receiptId: string) =>
    dana.post('admin/order/reversepart', { orderId, paymentId, receiptId, reason: 'Bounced' });
  const cancel = async ({ orderId }: Placed) => {
    const { Lines, Changes } = await orderDetail(shop, dana, orderId);
    const lines = Lines.map(({ lineId, open: quantity }) => ({ lineId, quantity }));
    await dana.post('admin/order/cancellines', {
      ...{ orderId, lines, freight: 0, changes: Changes, amount: 0, reason: 'The rest never came' },
    });
    await shop.quiet();
  };

  it('shows buyer and staff what came and what is still to come, and goes on when the rest is there', async () => {
    const order = await place();
    const rest = order.total - 6_000;
    await receive(order, 6_000);
    const part = { amount: 6_000, reference: 'W-1', receivedOn };
    expect(await header(order)).toMatchObject({
      ...{ PaymentStatus: 'awaiting', PaidTotal: 6_000, UnpaidTotal: rest, Receipts: [part] },
    });
    const { receipts, ...payment } = await paymentOf(order);
    expect(payment).toMatchObject({ status: 'awaiting', amount: order.total, rest });
    expect(receipts).toMatchObject([part]);
    expect((await orderDetail(shop, dana, order.orderId)).DueTotal).toBe(rest);
    const lines = [{ lineId: '1', quantity: 1 }];
    const ship = { orderId: order.orderId, carrier: 'UPS', trackingNumber: 'T', lines };
    expect(await dana.refused(dana.post('admin/order/shiplines', ship))).toMatchObject({ code: 'payment_awaited' });

    await receive(order, rest, 'W-2');
    expect(await header(order)).toMatchObject({
      ...{ PaymentStatus: 'captured', PaidTotal: order.total, UnpaidTotal: 0 },
      Receipts: [part, { amount: rest, reference: 'W-2', receivedOn }],
    });
    expect((await typesOf(`payment-${order.paymentId}`)).slice(-2)).toEqual(['PaymentPartReceived', 'PaymentReceived']);
    await dana.post('admin/order/shiplines', ship);
  });

  it('takes no more than is still to come', async () => {
    const order = await place();
    await receive(order, 6_000);
    expect(await dana.refused(receive(order, order.total - 5_999))).toMatchObject({ code: 'payment_amount_differs' });
    expect(await paymentOf(order)).toMatchObject({ rest: order.total - 6_000 });
  });

  it('waits again for a part that is taken back, while the rest is awaited', async () => {
    const order = await place();
    await receive(order, 6_000);
    const { receiptId } = (await paymentOf(order)).receipts[0]!;
    await reverse(order, receiptId);
    await shop.quiet();
    expect(await paymentOf(order)).toMatchObject({ status: 'awaiting', rest: order.total, receipts: [] });
    expect(await header(order)).toMatchObject({ PaidTotal: 0, UnpaidTotal: order.total, Receipts: [] });
    expect(await dana.refused(reverse(order, 'nothing'))).toMatchObject({ code: 'payment_part_not_found' });
    await receive(order, 1_000);
    const again = (await paymentOf(order)).receipts[0]!.receiptId;
    await receive(order, order.total - 1_000);
    expect(await dana.refused(reverse(order, again))).toMatchObject({ code: 'payment_not_awaited' });
  });

  it('gives back what came in parts where it is cancelled', async () => {
    const order = await place();
    await receive(order, 6_000);
    await cancel(order);
    expect((await typesOf(`payment-${order.paymentId}`)).slice(-3)).toEqual([
      ...['PaymentVoided', 'PaymentRefundRequested', 'PaymentRefunded'],
    ]);
    const detail = await orderDetail(shop, dana, order.orderId);
    expect(detail.OrderHeader).toMatchObject({
      ...{ OrderStatus: 'cancelled', PaymentStatus: 'refunded', PaidTotal: 6_000, RefundedTotal: 6_000 },
    });
    expect(detail).toMatchObject({
      DueTotal: 0,
      Refunds: [{ amount: 6_000, status: 'completed', reason: 'order_cancelled', how: [{ amount: 6_000 }] }],
    });
    const notes = (await shop.application.store.readStream(`invoice-${order.orderId}.1`)).flatMap(({ type, data }) =>
      type === 'InvoiceCreditNoteIssued' ? [(data as { total: number }).total] : [],
    );
    expect(notes.toSorted((a, b) => a - b)).toEqual([order.total - 6_000, 6_000].toSorted((a, b) => a - b));
    expect(await dana.refused(receive(order, 1_000))).toMatchObject({ code: 'payment_not_awaited' });
  });

  it('is not paid at once in another way while a part of its money is there', async () => {
    const order = await place();
    await receive(order, 6_000);
    const payNow = async (Amount: number) =>
      ben.post('checkout/processadvancepayment', {
        ...{ OrderId: order.orderId, Amount },
        Payments: [{ payment: await payByCard(ben, cards.approved) }],
      });
    for (const amount of [order.total, order.total - 6_000])
      expect(await ben.refused(payNow(amount))).toMatchObject({ code: 'payment_partly_received' });
    expect(await header(order)).toMatchObject({ PaymentStatus: 'awaiting', PaidTotal: 6_000 });
  });
});
