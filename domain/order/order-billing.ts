// Orders that are billed as their goods leave: what of them has left, and what of that is on no bill yet.
import { sum, type Amount } from '#domain/shared/money.ts';
import { freightAmount } from '#domain/shared/price/priced.ts';
import type { LineUnits, OrderEvent, RefundContents, RefundPart } from './order.events.ts';
import { openUnits } from './order-lines.ts';
import { orderValueOf, withRefunded, type Valued } from './order.pricing.ts';
import { evolveOrder, paidOf, progressOf, type PlacedOrder } from './order.state.ts';

/** What of the order has left and was not paid back, with the freight of each delivery that has begun. */
export function gonePart(state: PlacedOrder): Valued {
  const { draft } = state;
  const open = new Map(openUnits(state).map(({ lineId, quantity }) => [lineId, quantity]));
  const progress = { ...state.progress };
  for (const { lineId, quantity } of draft.lines) {
    const line = progressOf(progress, lineId);
    const waiting = Math.min(open.get(lineId) ?? 0, quantity - line.refunded);
    progress[lineId] = { ...line, refunded: line.refunded + waiting };
  }
  const freightRefunded = { ...state.freightRefunded };
  for (const delivery of draft.deliveries) {
    const { lineIds, deliveryId } = delivery;
    const hasBegun =
      lineIds.some((lineId) => progressOf(state.progress, lineId).shipped > 0) ||
      !lineIds.some((lineId) => open.has(lineId));
    if (!hasBegun) freightRefunded[deliveryId] = freightAmount(delivery);
  }
  return { draft, progress, freightRefunded };
}

/** The worth of what has yet to leave. */
const waitingValue = (state: PlacedOrder): Amount => orderValueOf(state).total - orderValueOf(gonePart(state)).total;

const unbilledOf = ({ payments }: PlacedOrder): Amount => sum(payments.map(({ unbilled }) => unbilled));

/** `events` with the bill of what has left by them; as they are for an order that was billed when it was placed. */
export function withBill(events: readonly OrderEvent[], before: PlacedOrder, at: string): OrderEvent[] {
  const state = events.reduce<PlacedOrder>(evolveOrder, before);
  const unbilled = unbilledOf(state);
  let due = unbilled && unbilled - waitingValue(state);
  const parts = state.payments.flatMap(({ paymentId, unbilled: most }) => {
    const amount = Math.min(most, due);
    due -= amount;
    return amount > 0 ? [{ paymentId, amount }] : [];
  });
  if (!parts.length) return [...events];
  const { orderId } = state.draft;
  const invoiceId = `${orderId}.b${state.bills.length + 1}`;
  const lines = events.flatMap(goneBy);
  return [...events, { type: 'OrderBilled', data: { orderId, invoiceId, lines, parts, billedAt: at } }];
}

/** Units that leave by an event. */
const goneBy = ({ type, data }: OrderEvent): readonly LineUnits[] =>
  type === 'OrderLinesShipped' || type === 'OrderGiftCertificatesRequested' ? data.lines : [];

/**
 * A refund of an order that is billed as its goods leave: what was not billed yet never is, and the rest is taken off the last bill
 * of its goods. As it is for all other orders.
 */
export function offBills(
  contents: RefundContents,
  state: PlacedOrder,
): Pick<RefundContents, 'parts'> & { readonly invoiceId?: string } {
  const { lines, freights, amount, parts } = contents;
  const bill = state.bills.findLast((one) =>
    lines.some(({ lineId }) => one.lines.some((line) => line.lineId === lineId)),
  );
  const of = bill ?? state.bills.at(-1);
  const unbilled = unbilledOf(state);
  if (!unbilled) return { parts, ...(of ? { invoiceId: of.invoiceId } : {}) };
  let due = unbilled - Math.min(paidOf(state) - amount, waitingValue(withRefunded(state, lines, freights)));
  return {
    parts: parts.map((part): RefundPart => {
      const most = state.payments.find(({ paymentId }) => paymentId === part.paymentId)?.unbilled ?? 0;
      const off = Math.max(0, Math.min(part.amount, most, due));
      due -= off;
      return off ? { ...part, unbilled: off } : part;
    }),
    ...(of ? { invoiceId: of.invoiceId } : {}),
  };
}
