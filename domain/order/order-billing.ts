// Bills of orders as their goods leave, or with all that leaves in a month.
import { sum, type Amount } from '#domain/shared/money.ts';
import { sharesOf, unbilledOf, waitingValue } from './billing.pricing.ts';
import type { LineUnits, OrderEvent } from './order.events.ts';
import type { BillMonth } from './order-commands.ts';
import { checkUnlocked } from './order-payment.ts';
import { evolveOrder, progressOf, type PlacedOrder } from './order.state.ts';

/** What of each payment has yet to be billed of what has left. */
function partsDue(state: PlacedOrder): { readonly paymentId: string; readonly amount: Amount }[] {
  const unbilled = unbilledOf(state);
  const due = unbilled && unbilled - waitingValue(state);
  const shares = sharesOf(due, state.payments, (payment) => payment.unbilled);
  return [...shares].flatMap(([paymentId, amount]) => (amount > 0 ? [{ paymentId, amount }] : []));
}

/**
 * `events` with the bill of what has left by them, or with its deferral until the month is over; as they are for an order that was
 * billed when it was placed.
 */
export function withBill(events: readonly OrderEvent[], before: PlacedOrder, at: string): OrderEvent[] {
  const state = events.reduce<PlacedOrder>(evolveOrder, before);
  const parts = partsDue(state);
  if (!parts.length) return [...events];
  const { orderId, accountId, personId } = state.draft;
  if (state.payments.some(({ invoicing }) => invoicing === 'month'))
    return [...events, { type: 'OrderBillDeferred', data: { orderId, accountId, personId, deferredAt: at } }];
  const invoiceId = `${orderId}.b${state.bills.length + 1}`;
  const lines = events.flatMap(goneBy);
  return [...events, { type: 'OrderBilled', data: { orderId, invoiceId, lines, parts, billedAt: at } }];
}

/** Bills what has left since the bill before, on an invoice of several orders, once; nothing where nothing of it is due. */
export function billMonth({ orderId, invoiceId, position, at }: BillMonth, state: PlacedOrder): OrderEvent[] {
  if (state.bills.some((bill) => bill.invoiceId === invoiceId)) return [];
  checkUnlocked(state);
  const parts = partsDue(state);
  if (!parts.length) return [];
  const lines = state.draft.lines.flatMap(({ lineId }): LineUnits[] => {
    const before = sum(
      state.bills.flatMap((bill) => bill.lines.flatMap((line) => (line.lineId === lineId ? [line.quantity] : []))),
    );
    const quantity = progressOf(state.progress, lineId).shipped - before;
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
  return [{ type: 'OrderBilled', data: { orderId, invoiceId, position, lines, parts, billedAt: at } }];
}

/** Units that leave by an event. */
const goneBy = ({ type, data }: OrderEvent): readonly LineUnits[] =>
  type === 'OrderLinesShipped' || type === 'OrderGiftCertificatesRequested' ? data.lines : [];
