// Orders that are billed as their goods leave, or with all that leaves in a month: what of them has left, what of that is on no bill yet,
// and what a refund takes off either.
import { sum, type Amount } from '#domain/shared/money.ts';
import { freightAmount } from '#domain/shared/price/priced.ts';
import type { RefundContents, RefundPart } from './order.events.ts';
import { openUnits } from './order-lines.ts';
import { orderValueOf, withRefunded, type Valued } from './order.pricing.ts';
import { paidOf, progressOf, type OrderPayment, type PlacedOrder } from './order.state.ts';

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
export const waitingValue = (state: PlacedOrder): Amount =>
  orderValueOf(state).total - orderValueOf(gonePart(state)).total;

export const unbilledOf = ({ payments }: PlacedOrder): Amount => sum(payments.map(({ unbilled }) => unbilled));

/**
 * A refund of an order that is billed as its goods leave, or with its month: what was not billed yet never is, and the rest is taken off
 * the last bill of its goods. Each payment bears what of itself that is, whichever was chosen: they are of one account. As it is for all
 * other orders.
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
  const invoiceId = of ? { invoiceId: of.invoiceId } : {};
  const unbilled = unbilledOf(state);
  if (!unbilled) return { parts, ...invoiceId };
  const due = unbilled - Math.min(paidOf(state) - amount, waitingValue(withRefunded(state, lines, freights)));
  const last = state.payments.toReversed();
  const never = sharesOf(Math.min(amount, due), last, (payment) => payment.unbilled);
  const credited = sharesOf(
    amount - sum([...never.values()]),
    last,
    (payment) => payment.amount - payment.refunded - payment.unbilled,
  );
  return {
    parts: last.flatMap(({ paymentId }): RefundPart[] => {
      const off = never.get(paymentId) ?? 0;
      const part = off + (credited.get(paymentId) ?? 0);
      return part ? [{ paymentId, amount: part, ...(off ? { unbilled: off } : {}) }] : [];
    }),
    ...invoiceId,
  };
}

/** An amount shared out over payments, one after the other. */
export function sharesOf(
  amount: Amount,
  payments: readonly OrderPayment[],
  mostOf: (payment: OrderPayment) => Amount,
): ReadonlyMap<string, Amount> {
  let left = amount;
  return new Map(
    payments.map((payment) => {
      const share = Math.max(0, Math.min(left, mostOf(payment)));
      left -= share;
      return [payment.paymentId, share];
    }),
  );
}
