// Issue 34: orders on account that are billed as their goods leave, or with all that leaves in a month.
import fc from 'fast-check';
import { sum } from '#domain/shared/money.ts';
import type { Invoicing } from '#domain/shared/payment-plan.ts';
import { order } from './order.decider.ts';
import type { OrderCommand } from './order-commands.ts';
import type { OrderEvent } from './order.events.ts';
import { openUnits } from './order-lines.ts';
import { cancellationOf, refundOf, type RefundAsked } from './order.pricing.ts';
import { at, eventsAfter, histories, placedOf, quebec } from './order.samples.ts';
import { evolveOrder, NO_ORDER, paidOf, placedOrder, type OrderState, type PlacedOrder } from './order.state.ts';

/** As it would be were it billed as its goods leave, or with all that leaves in a month. */
function billedLater(placed: OrderEvent, invoicing: Invoicing = 'shipment'): OrderEvent {
  if (placed.type !== 'OrderPlaced') return placed;
  const payments = placed.data.payments.map((payment) => ({ ...payment, invoicing }));
  return { ...placed, data: { ...placed.data, payments } };
}

const stateOf = (events: readonly OrderEvent[]): PlacedOrder =>
  placedOrder(events.reduce<OrderState>(evolveOrder, NO_ORDER));
const unbilled = ({ payments }: PlacedOrder) => sum(payments.map((payment) => payment.unbilled));

/** Ten at 10.00, freight of 12.00, taxes of 14.975 %. */
const placed = billedLater(
  placedOf([{ quantity: 10, unitPrice: 1_000, off: 0 }], { freights: [1_200], taxes: [quebec] }),
);
const total = 12_877;

const ship = (quantity: number, shipmentId = 's1'): OrderCommand => ({
  ...{ type: 'ShipLines', orderId: 'o1', shipmentId, carrier: 'UPS', trackingNumber: 'T1', at },
  lines: [{ lineId: '1', quantity }],
});
const decided = (events: readonly OrderEvent[], ...commands: readonly OrderCommand[]): readonly OrderEvent[] =>
  commands.reduce((before, command) => [...before, ...order.decide(command, stateOf(before))], events);
const bills = (events: readonly OrderEvent[]) =>
  events.flatMap(({ type, data }) => (type === 'OrderBilled' ? [data] : []));
const by = (state: PlacedOrder, amountSeen: number) => ({
  ...{ orderId: 'o1', refundId: `r${state.changes}`, changesSeen: state.changes, amountSeen, reason: 'x', at },
});
const cancel = (events: readonly OrderEvent[], quantity: number, freight = 0): readonly OrderEvent[] => {
  const state = stateOf(events);
  const asked = { lines: [{ lineId: '1', quantity }], freight };
  const { amount } = cancellationOf(state, asked, false);
  return decided(events, { type: 'CancelLines', ...by(state, amount), ...asked, unpaid: false });
};
const refund = (events: readonly OrderEvent[], more: Partial<RefundAsked>): readonly OrderEvent[] => {
  const state = stateOf(events);
  const asked = { lines: [], freight: 0, goodwill: 0, ...more };
  return decided(events, { type: 'Refund', ...by(state, refundOf(state, asked).amount), asked, restock: false });
};
const lastRefund = (events: readonly OrderEvent[]) => Object.values(stateOf(events).refunds).at(-1);

describe('an order that is billed as its goods leave', () => {
  it('is on no bill when it is placed', () => {
    expect(unbilled(stateOf([placed]))).toBe(total);
  });
  it('is billed shipment by shipment: the freight with the first, and to the cent', () => {
    const events = decided([placed], ship(3), ship(3, 's2'), ship(4, 's3'));
    // 30.00 and 12.00 with 5 % and 9.975 %.
    expect(bills(events)[0]).toEqual({
      ...{ orderId: 'o1', invoiceId: 'o1.b1', lines: [{ lineId: '1', quantity: 3 }] },
      ...{ parts: [{ paymentId: 'o1.1', amount: 4_829 }], billedAt: at },
    });
    expect(bills(events).map(({ parts }) => parts[0]?.amount)).toEqual([4_829, 3_449, 4_599]);
    expect(unbilled(stateOf(events))).toBe(0);
  });
  it('is never billed what is cancelled', () => {
    const events = cancel(decided([placed], ship(6)), 4);
    expect(lastRefund(events)).toMatchObject({ amount: 4_599, parts: [{ amount: 4_599, unbilled: 4_599 }] });
    expect(bills(events)).toHaveLength(1);
    expect(unbilled(stateOf(events))).toBe(0);
  });
  it('is billed the freight that is kept where nothing is left to go', () => {
    const events = cancel([placed], 10);
    expect(bills(events)).toMatchObject([{ lines: [], parts: [{ amount: 1_380 }] }]);
    expect(bills(cancel([placed], 10, 1_200))).toEqual([]);
  });
  it('has what comes back taken off the last bill of those goods', () => {
    const events = refund(decided([placed], ship(3), ship(3, 's2')), { lines: [{ lineId: '1', quantity: 2 }] });
    const [part] = lastRefund(events)?.parts ?? [];
    expect(part).toEqual({ paymentId: 'o1.1', amount: 2_299 });
    expect(lastRefund(events)?.invoiceId).toBe('o1.b2');
  });
  it('is billed so much less where an amount was given back before anything left', () => {
    const events = decided(refund([placed], { goodwill: 500 }), ship(10));
    expect(lastRefund(events)?.parts).toEqual([{ paymentId: 'o1.1', amount: 500, unbilled: 500 }]);
    expect(bills(events)).toMatchObject([{ parts: [{ amount: total - 500 }] }]);
  });

  it('has no more on its bills than it cost, and nothing left to bill once nothing is left to go', () => {
    fc.assert(
      fc.property(histories, ([lines, sending, share, list]) => {
        const events = eventsAfter([billedLater(placedOf(lines, sending, share))], list);
        const state = stateOf(events);
        for (const payment of state.payments) {
          expect(payment.unbilled).toBeGreaterThanOrEqual(0);
          // Goods are credited on the payment that they were billed of, and never billed on the one that waits.
          expect(payment.refunded + payment.unbilled).toBeLessThanOrEqual(payment.amount);
        }
        for (const { amount, refunded, unbilled: rest } of state.payments)
          expect(refunded + rest).toBeLessThanOrEqual(amount);
        expect(unbilled(state)).toBeLessThanOrEqual(paidOf(state));
        const billed = sum(bills(events).flatMap(({ parts }) => parts.map(({ amount }) => amount)));
        const never = sum(Object.values(state.refunds).flatMap(({ parts }) => parts.map((part) => part.unbilled ?? 0)));
        expect(billed + never + unbilled(state)).toBe(sum(state.payments.map(({ amount }) => amount)));
        if (!openUnits(state).length) expect(unbilled(state)).toBe(0);
      }),
    );
  });
});

describe('an order that is billed with all that leaves in a month', () => {
  const monthly = billedLater(placed, 'month');
  const billMonth = (invoiceId = 'm.202603', position = 2): OrderCommand => ({
    ...{ type: 'BillMonth', orderId: 'o1', invoiceId, position, at },
  });

  it('waits for the end of the month with what leaves', () => {
    const events = decided([monthly], ship(3), ship(3, 's2'));
    expect(events.filter(({ type }) => type === 'OrderBillDeferred')).toHaveLength(2);
    expect(bills(events)).toEqual([]);
    expect(unbilled(stateOf(events))).toBe(total);
  });
  it('is billed then what has left, at its position of the invoice, once', () => {
    const events = decided([monthly], ship(3), ship(3, 's2'), billMonth(), billMonth());
    expect(bills(events)).toEqual([
      {
        ...{ orderId: 'o1', invoiceId: 'm.202603', position: 2, lines: [{ lineId: '1', quantity: 6 }], billedAt: at },
        ...{ parts: [{ paymentId: 'o1.1', amount: 4_829 + 3_449 }] },
      },
    ]);
    const next = decided(events, ship(4, 's3'), billMonth('m.202604'));
    expect(bills(next)[1]).toMatchObject({ lines: [{ quantity: 4 }], parts: [{ amount: 4_599 }] });
    expect(unbilled(stateOf(next))).toBe(0);
  });
  it('is not billed where nothing has left, nor what came back before', () => {
    expect(bills(decided([monthly], billMonth()))).toEqual([]);
    const events = refund(decided([monthly], ship(6)), { lines: [{ lineId: '1', quantity: 2 }] });
    expect(lastRefund(events)?.parts).toMatchObject([{ amount: 2_299, unbilled: 2_299 }]);
    expect(bills(decided(events, billMonth()))[0]?.parts).toEqual([
      { paymentId: 'o1.1', amount: 4_829 + 3_449 - 2_299 },
    ]);
  });
  it('has what comes back later taken off the bill that it was on', () => {
    const events = refund(decided([monthly], ship(6), billMonth()), { lines: [{ lineId: '1', quantity: 2 }] });
    expect(lastRefund(events)).toMatchObject({ invoiceId: 'm.202603', parts: [{ amount: 2_299 }] });
    expect(lastRefund(events)?.parts[0]?.unbilled).toBeUndefined();
  });
  it('is billed the freight that is kept where nothing is left to go', () => {
    const events = cancel([monthly], 10);
    expect(events.at(-1)).toEqual({
      type: 'OrderBillDeferred',
      data: { orderId: 'o1', accountId: expect.any(String), personId: expect.any(String), deferredAt: at },
    });
    expect(bills(decided(events, billMonth()))).toMatchObject([{ lines: [], parts: [{ amount: 1_380 }] }]);
  });

  it('has on its bills what it cost, to the cent, whatever happens between them', () => {
    fc.assert(
      fc.property(histories, fc.nat({ max: 20 }), ([lines, sending, share, list], until) => {
        const first = eventsAfter([billedLater(placedOf(lines, sending, share), 'month')], list.slice(0, until));
        const then = eventsAfter(decided(first, billMonth('m.202603')), list.slice(until), 2 + until);
        const events = decided(then, billMonth('m.202604'));
        const state = stateOf(events);
        const billed = sum(bills(events).flatMap(({ parts }) => parts.map(({ amount }) => amount)));
        const never = sum(Object.values(state.refunds).flatMap(({ parts }) => parts.map((part) => part.unbilled ?? 0)));
        expect(billed + never + unbilled(state)).toBe(sum(state.payments.map(({ amount }) => amount)));
        expect(unbilled(state)).toBeLessThanOrEqual(paidOf(state));
        if (!openUnits(state).length) expect(unbilled(state)).toBe(0);
      }),
    );
  });
});

it('an order that was billed when it was placed has no other bill', () => {
  fc.assert(
    fc.property(histories, ([lines, sending, share, list]) => {
      expect(bills(eventsAfter([placedOf(lines, sending, share)], list))).toEqual([]);
    }),
  );
});
