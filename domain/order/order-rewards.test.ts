// Issues 33 and 35: goods earn points once they have left, and keep none once they are paid back.
import fc from 'fast-check';
import { sum } from '#domain/shared/money.ts';
import { order } from './order.decider.ts';
import type { OrderCommand } from './order-commands.ts';
import type { OrderEvent } from './order.events.ts';
import { cancellationOf, refundOf } from './order.pricing.ts';
import { rewardedGoods } from './order-rewards.ts';
import { at, eventsAfter, histories, placedOf } from './order.samples.ts';
import { evolveOrder, NO_ORDER, placedOrder, progressOf, type OrderState } from './order.state.ts';

const stateOf = (events: readonly OrderEvent[]) => placedOrder(events.reduce<OrderState>(evolveOrder, NO_ORDER));
const decided = (events: readonly OrderEvent[], command: OrderCommand): readonly OrderEvent[] => [
  ...events,
  ...order.decide(command, stateOf(events)),
];
const units = (quantity: number) => [{ lineId: '1', quantity }];
const ship = (events: readonly OrderEvent[], quantity: number, shipmentId: string) =>
  decided(events, {
    ...{ type: 'ShipLines', orderId: 'o1', shipmentId, carrier: 'UPS', trackingNumber: 'T1', at },
    lines: units(quantity),
  });
const refund = (events: readonly OrderEvent[], quantity: number, refundId: string) => {
  const state = stateOf(events);
  const asked = { lines: units(quantity), freight: 0, goodwill: 0 };
  const amountSeen = refundOf(state, asked).amount;
  const by = { orderId: 'o1', refundId, changesSeen: state.changes, amountSeen, reason: 'x', at };
  return decided(events, { type: 'Refund', ...by, asked, restock: false });
};

const cancel = (events: readonly OrderEvent[], quantity: number, refundId: string) => {
  const state = stateOf(events);
  const asked = { lines: units(quantity), freight: 0 };
  const amountSeen = cancellationOf(state, asked, false).amount;
  const by = { orderId: 'o1', refundId, changesSeen: state.changes, amountSeen, reason: 'x', at };
  return decided(events, { type: 'CancelLines', ...by, ...asked, unpaid: false });
};

/** Three at 9.99. */
const placed = placedOf([{ quantity: 3, unitPrice: 999, off: 0 }], { freights: [0], taxes: [] });

describe('goods that earn points', () => {
  it('are those that leave, and no more once they are paid back', () => {
    const events = refund(ship(ship([placed], 1, 's1'), 2, 's2'), 2, 'r1');
    expect(rewardedGoods(events)).toEqual({ shipments: { s1: 999, s2: 1_998 }, refunds: { r1: 1_998 } });
  });
  it('are none that were paid back before they left', () => {
    const events = ship(refund([placed], 2, 'r1'), 3, 's1');
    expect(rewardedGoods(events)).toEqual({ shipments: { s1: 999 }, refunds: { r1: 0 } });
  });
  it('are paid back of those that have left before others', () => {
    const events = ship(refund(ship([placed], 1, 's1'), 2, 'r1'), 2, 's2');
    expect(rewardedGoods(events)).toEqual({ shipments: { s1: 999, s2: 999 }, refunds: { r1: 999 } });
  });

  it('are as many as are still paid for, where what was paid back before it left is cancelled', () => {
    const events = cancel(ship(refund([placed], 1, 'r1'), 1, 's1'), 2, 'r3');
    expect(rewardedGoods(events)).toMatchObject({ shipments: { s1: 999 }, refunds: { r3: 999 } });
  });

  it('are as many as were not paid back, and all of them at most', () => {
    fc.assert(
      fc.property(histories, ([lines, sending, share, list]) => {
        const events = eventsAfter([placedOf(lines, sending, share)], list);
        const { shipments, refunds } = rewardedGoods(events);
        const kept = sum(Object.values(shipments)) - sum(Object.values(refunds));
        expect(kept).toBeGreaterThanOrEqual(0);
        const { draft, progress } = stateOf(events);
        const isPaidBack = draft.lines.every(
          ({ lineId, quantity }) => progressOf(progress, lineId).refunded === quantity,
        );
        const wasEdited = events.some(({ type }) => type === 'OrderEdited');
        if (isPaidBack && !wasEdited) expect(kept).toBe(0);
      }),
    );
  });
});
