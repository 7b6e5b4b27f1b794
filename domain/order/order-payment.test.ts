// Paying anew what an order still owes: locked meanwhile, then with other payments, or as it was.
import { draft } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { order } from './order.decider.ts';
import type { OrderEvent } from './order.events.ts';
import { paidOf, placedOrder, type OrderState } from './order.state.ts';

const given = specificationFor(order);
const { orderId } = draft;
const at = '2026-11-20T10:00:00.000Z';
const { total } = draft.totals;
const wire = { paymentId: 'o1.1.1', method: 'wire', amount: total, text: '4711', reference: '' };
const card = { paymentId: 'o1.2.1', method: 'card', amount: total, text: 'Visa 4242', reference: '' };
const placed: OrderEvent = {
  type: 'OrderPlaced',
  data: { ...draft, orderNumber: 'MW-1', payments: [wire], placedAt: at },
};
const paymentIds = [wire.paymentId];
const start = { type: 'StartPayment' as const, orderId, attempt: 2, paymentIds, at };
const started: OrderEvent = { type: 'OrderPaymentStarted', data: { orderId, attempt: 2, paymentIds, startedAt: at } };
const replace = { type: 'ReplacePayments' as const, orderId, attempt: 2, paymentIds, payments: [card], at };
const replaced: OrderEvent = {
  type: 'OrderPaymentsReplaced',
  data: { orderId, attempt: 2, paymentIds, payments: [card], replacedAt: at },
};
const abandoned: OrderEvent = { type: 'OrderPaymentAbandoned', data: { orderId, attempt: 2, code: 'card_declined' } };
const stateAfter = (...events: readonly OrderEvent[]) =>
  placedOrder(events.reduce<OrderState>((state, event) => order.evolve(state, event), order.initialState));
const cancelAll = {
  type: 'CancelLines' as const,
  orderId,
  refundId: 'r1',
  changesSeen: 1,
  amountSeen: 0,
  lines: draft.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
  freight: 0,
  unpaid: true,
  reason: 'x',
  at,
};

it('is begun by one alone', () => {
  given(placed).when(start).then(started);
  given(placed, started)
    .when({ ...start, attempt: 3 })
    .thenRefused('order_being_paid');
});
it('is for payments of the order, and for some', () => {
  given(placed)
    .when({ ...start, paymentIds: [] })
    .thenRefused('nothing_owed');
  given(placed)
    .when({ ...start, paymentIds: ['o2.1.1'] })
    .thenRefused('payment_not_found');
});
it('is for no order that was cancelled, nor for one that is edited', () => {
  const cancelled: OrderEvent = {
    type: 'OrderLinesCancelled',
    data: { orderId, lines: cancelAll.lines, reason: 'x', freed: [], unpaid: true, cancelledAt: at },
  };
  given(placed, cancelled).when(start).thenRefused('order_cancelled');
  given(placed, { type: 'OrderEditStarted', data: { orderId, attempt: 2, startedAt: at } })
    .when(start)
    .thenRefused('order_being_edited');
});
it('lets nobody change the order meanwhile', () =>
  given(placed, started).when(cancelAll).thenRefused('order_being_paid'));
it('puts the new payments in place of the old, once', () => {
  given(placed, started).when(replace).then(replaced);
  given(placed, started, replaced).when(replace).thenNothing();
  const { payments, replaced: gone, paying } = stateAfter(placed, started, replaced);
  expect(payments.map(({ paymentId }) => paymentId)).toEqual(['o1.2.1']);
  expect(gone.map(({ paymentId }) => paymentId)).toEqual(['o1.1.1']);
  expect(paying).toBeUndefined();
});
it('leaves the order as it was where it is given up', () => {
  given(placed, started).when({ type: 'AbandonPayment', orderId, attempt: 2, code: 'card_declined' }).then(abandoned);
  given(placed, started, abandoned).when(replace).thenNothing();
  expect(stateAfter(placed, started, abandoned).payments.map(({ paymentId }) => paymentId)).toEqual(['o1.1.1']);
});
it('counts what was given back of a payment that bounced against the one in its place', () => {
  const refund = { goods: 500, discount: 0, freight: 0, taxes: [], lines: [], freights: [], goodwillBefore: 0 };
  const refunded: OrderEvent = {
    type: 'OrderRefundRequested',
    data: {
      orderId,
      ...refund,
      refundId: 'r1',
      cause: 'refund',
      goodwill: 500,
      amount: 500,
      parts: [{ paymentId: wire.paymentId, amount: 500 }],
      reason: 'x',
      restock: [],
      returned: [],
      requestedAt: at,
    },
  };
  const completed: OrderEvent = {
    type: 'OrderRefundCompleted',
    data: { orderId, refundId: 'r1', amount: 500, returned: [], completedAt: at },
  };
  expect(paidOf(stateAfter(placed, refunded, completed, started, replaced))).toBe(total - 500);
});
