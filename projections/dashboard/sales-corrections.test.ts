// Revenue is what was ordered, less what edits and refunds took off, each on its own day.
import fc from 'fast-check';
import { eventsAfter, histories, placedOf } from '#domain/order/order.samples.ts';
import { evolveOrder, NO_ORDER, paidOf, placedOrder, type OrderState } from '#domain/order/order.state.ts';
import type { LineUnits, OrderEvent, RefundCause } from '#domain/order/order.events.ts';
import { draft } from '#domain/testing/samples.ts';
import { readModelSpecification, storedEvent } from '../../tests/harness/read-model-specification.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { salesCorrections, type SalesCorrectionRow } from './sales-corrections.ts';

const given = readModelSpecification<SalesCorrectionRow, OrderEvent>(salesCorrections);
const { orderId, currency } = draft;
const { total } = draft.totals;
const day = (nth: number) => `2026-03-0${nth}T15:00:00.000Z`;
const payment = (amount: number) => ({ paymentId: 'o1.1', method: 'card' as const, amount, text: '', reference: '' });
const placed: OrderEvent = {
  type: 'OrderPlaced',
  data: { ...draft, orderNumber: 'MW-1', payments: [payment(total)], placedAt: day(1) },
};
const refund = (amount: number, cause: RefundCause = 'refund'): OrderEvent => ({
  type: 'OrderRefundRequested',
  data: {
    orderId,
    refundId: 'r1',
    cause,
    reason: '',
    restock: [],
    returned: [],
    requestedAt: day(2),
    goods: amount,
    discount: 0,
    freight: 0,
    taxes: [],
    lines: [],
    freights: [],
    goodwillBefore: 0,
    goodwill: 0,
    amount,
    parts: [{ paymentId: 'o1.1', amount }],
  },
});
const declined = (refunded: number): OrderEvent => ({
  type: 'OrderRefundDeclined',
  data: {
    orderId,
    refundId: 'r1',
    code: 'refund_declined',
    refunded: refunded ? [{ paymentId: 'o1.1', amount: refunded }] : [],
    declinedAt: day(3),
  },
});
const edited = (...charged: readonly number[]): OrderEvent => ({
  type: 'OrderEdited',
  data: {
    orderId,
    attempt: 1,
    personId: draft.personId,
    lines: draft.lines,
    deliveries: draft.deliveries,
    totals: draft.totals,
    shipTo: draft.shipTo,
    reason: '',
    difference: charged[0] ?? 0,
    payments: charged.map(payment),
    freed: [],
    editedAt: day(4),
  },
});
const cancelled = (unpaid?: true): OrderEvent => ({
  type: 'OrderLinesCancelled',
  data: { orderId, lines: [], reason: '', freed: [], ...(unpaid ? { unpaid } : {}), cancelledAt: day(5) },
});
const cancelledUnits = (lines: readonly LineUnits[], nth: number): OrderEvent => ({
  type: 'OrderLinesCancelled',
  data: { orderId, lines, reason: '', freed: [], cancelledAt: day(nth) },
});

describe('what became of the money of an order', () => {
  it('is nothing at first', () => given(placed).then({ currency, net: total, corrections: [], corrected_at: null }));

  it('is less by a refund, on the day on which it was asked for', () =>
    given(placed, refund(500)).then({
      net: total - 500,
      corrections: [{ at: day(2), kind: 'refunded', amount: -500 }],
      corrected_at: day(2),
    }));

  it('is again what a declined refund did not give, on the day on which it was declined', () =>
    given(placed, refund(500), declined(200)).then({
      net: total - 200,
      corrections: [
        { at: day(2), kind: 'refunded', amount: -500 },
        { at: day(3), kind: 'refunded', amount: 300 },
      ],
    }));

  it('is more by an edit that is charged, and less by one that gives back: each counted once', () => {
    given(placed, edited(700)).then({ net: total + 700, corrections: [{ at: day(4), kind: 'edited', amount: 700 }] });
    given(placed, edited(), refund(300, 'edit')).then({
      net: total - 300,
      corrections: [{ at: day(2), kind: 'edited', amount: -300 }],
    });
  });

  it('is nothing once it was cancelled since the payment was refused; other cancelling is its refund’s to tell', () => {
    given(placed, cancelled(true)).then({ net: 0, corrections: [{ at: day(5), kind: 'unpaid', amount: -total }] });
    given(placed, cancelled()).then({ net: total, corrections: [] });
  });

  it('counts as cancelled from the moment on at which its last unit was', () => {
    const all = draft.lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
    const { lineId } = draft.lines[0]!;
    given(placed, cancelledUnits([{ lineId, quantity: 1 }], 5)).then({ cancelled_at: null });
    given(placed, cancelledUnits(all, 6)).then({ cancelled_at: day(6), net: total });
    given(placed, edited(), cancelledUnits(all, 6)).then({ cancelled_at: day(6) });
  });

  it('is the same in chunks of one', () =>
    given(placed, refund(500), declined(200), edited(700)).thenTheSameInChunksOfOne());

  it('leaves what was paid and not given back, whatever is done to an order', () =>
    fc.assert(
      fc.property(histories, ([bought, sent, share, tries]) => {
        const events = eventsAfter([placedOf(bought, sent, share)], tries);
        const state = placedOrder(events.reduce<OrderState>(evolveOrder, NO_ORDER));
        const [row] = fold(salesCorrections, events.map(storedEvent)).values();
        expect(row!.net).toBe(paidOf(state));
      }),
    ));
});
