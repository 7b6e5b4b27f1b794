// Giving money back: for lines that are cancelled, for goods that come back, or because something went wrong.
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type {
  CancelLines,
  CompleteRefund,
  DeclineRefund,
  Refund,
  RefundReturn,
  ReplaceReturn,
} from './order-commands.ts';
import { stockOf } from './order-lines.ts';
import { offBills } from './billing.pricing.ts';
import { withBill } from './order-billing.ts';
import { checkUnlocked } from './order-payment.ts';
import type { LineUnits, OrderEvent, RefundCause, RefundContents, StoreCredit } from './order.events.ts';
import { cancellationOf, refundableUnits, refundedByHand, refundOf, summed } from './order.pricing.ts';
import { returnOf } from './return.pricing.ts';
import { creditedOf } from './store-credit.pricing.ts';
import { evolveOrder, itemsOf, progressOf, type PlacedOrder } from './order.state.ts';

/**
 * Refuses a command whose preview rests on an order that has changed since. @throws DomainError order_being_edited,
 * order_being_paid, order_changed
 */
export function checkSeen(state: PlacedOrder, changesSeen: number): void {
  checkUnlocked(state);
  if (changesSeen !== state.changes) refuse('order_changed', { changes: state.changes, changesSeen });
}

/** The returned units that had been shipped and are not back on the shelf. */
export function restockable(state: PlacedOrder, lines: readonly LineUnits[]): LineUnits[] {
  return summed(lines)
    .map(({ lineId, quantity }) => {
      const { shipped, restocked } = progressOf(state.progress, lineId);
      return { lineId, quantity: Math.min(quantity, shipped - restocked) };
    })
    .filter(({ quantity }) => quantity > 0);
}

export function refund(command: Refund, state: PlacedOrder): OrderEvent[] {
  const { asked, restock } = command;
  if (own(state.refunds, command.refundId)) return [];
  checkSeen(state, command.changesSeen);
  const contents = refundOf(state, asked);
  if (contents.amount <= 0) refuse('refund_nothing');
  checkAmount(contents, command.amountSeen);
  checkLimit(contents, command, state);
  return requested(command, 'refund', contents, restock ? restockable(state, contents.lines) : [], state);
}

/** Where the fee takes all of the price nothing is given back, but the goods are. */
export function refundReturn(command: RefundReturn, state: PlacedOrder): OrderEvent[] {
  const { returnId, refundId, lines, parts, restock } = command;
  if (own(state.refunds, refundId)) return [];
  if (isReturnRefunded(state, returnId)) refuse('return_refunded');
  if (state.replacements.includes(returnId)) refuse('return_replaced');
  checkSeen(state, command.changesSeen);
  const { contents } = returnOf(state, lines, parts);
  checkAmount(contents, command.amountSeen);
  checkLimit(contents, command, state);
  return requested(command, 'return', contents, restockable(state, restock), state);
}

const isReturnRefunded = ({ refunds }: PlacedOrder, returnId: string): boolean =>
  Object.values(refunds).some((one) => one.returnId === returnId && one.status !== 'declined');

/** Units whose money was given back meanwhile are not sent for nothing. */
export function replaceReturn(command: ReplaceReturn, state: PlacedOrder): OrderEvent[] {
  const { orderId, returnId, at } = command;
  if (state.replacements.includes(returnId)) return [];
  if (isReturnRefunded(state, returnId)) refuse('return_refunded');
  checkSeen(state, command.changesSeen);
  const lines = summed(command.lines);
  for (const { lineId, quantity } of lines)
    if (quantity > refundableUnits(state, lineId)) refuse('return_refunded', { lineId });
  const returned = itemsOf(state, restockable(state, command.restock));
  return [
    {
      type: 'OrderReplacementRequested',
      data: { orderId, returnId, lines, held: stockOf(state, lines), returned, requestedAt: at },
    },
  ];
}

function checkLimit({ amount }: RefundContents, { limit }: { readonly limit?: Amount }, state: PlacedOrder): void {
  const before = refundedByHand(state);
  if (limit !== undefined && before + amount > limit)
    refuse('refund_above_limit', { limit, amount, before }, 'forbidden');
}

export function cancelLines(command: CancelLines, state: PlacedOrder): OrderEvent[] {
  const { orderId, reason, unpaid, at } = command;
  checkSeen(state, command.changesSeen);
  const lines = summed(command.lines);
  const contents = cancellationOf(state, command, unpaid);
  checkAmount(contents, command.amountSeen);
  const cancelled: OrderEvent = {
    type: 'OrderLinesCancelled',
    data: { orderId, lines, reason, freed: stockOf(state, lines), ...(unpaid ? { unpaid } : {}), cancelledAt: at },
  };
  const isRefunded = contents.amount > 0 || contents.lines.length > 0;
  const refunded = isRefunded ? requested(command, 'cancel', contents, [], evolveOrder(state, cancelled)) : [];
  return withBill([cancelled, ...refunded], state, at);
}

function checkAmount({ amount }: RefundContents, amountSeen: Amount): void {
  if (amount !== amountSeen) refuse('refund_changed', { amount, amountSeen });
}

/** The request, which any provider is asked after; `state` is the order as it is before it. */
export function requested(
  by: {
    readonly orderId: string;
    readonly refundId: string;
    readonly returnId?: string;
    readonly storeCredit?: StoreCredit;
    readonly reason: string;
    readonly at: string;
  },
  cause: RefundCause,
  contents: RefundContents,
  restock: readonly LineUnits[],
  state: PlacedOrder,
): OrderEvent[] {
  const { orderId, refundId, returnId, storeCredit, reason, at } = by;
  if (storeCredit && !creditedOf({ ...contents, storeCredit })) refuse('store_credit_nothing');
  return [
    {
      type: 'OrderRefundRequested',
      data: {
        orderId,
        refundId,
        cause,
        ...(returnId ? { returnId } : {}),
        ...(storeCredit ? { storeCredit } : {}),
        ...contents,
        ...offBills(contents, state),
        reason,
        restock,
        returned: itemsOf(state, restock),
        requestedAt: at,
      },
    },
  ];
}

export function completeRefund({ orderId, refundId, at }: CompleteRefund, { refunds }: PlacedOrder): OrderEvent[] {
  const open = openRefund(refunds, refundId);
  if (!open) return [];
  const earlier = Object.entries(refunds).slice(0, Object.keys(refunds).indexOf(refundId));
  const storeCredit = creditedOf(open);
  const makesUpFor = earlier.filter(([, { status }]) => status === 'declined').map(([id]) => id);
  return [
    {
      type: 'OrderRefundCompleted',
      data: {
        orderId,
        refundId,
        amount: sum(open.parts.map((part) => part.amount)),
        returned: open.returned,
        ...(open.returnId ? { returnId: open.returnId } : {}),
        ...(storeCredit ? { storeCredit } : {}),
        ...(makesUpFor.length ? { makesUpFor } : {}),
        completedAt: at,
      },
    },
  ];
}

export function declineRefund(command: DeclineRefund, { refunds }: PlacedOrder): OrderEvent[] {
  const { orderId, refundId, code, refunded, at } = command;
  return openRefund(refunds, refundId)
    ? [{ type: 'OrderRefundDeclined', data: { orderId, refundId, code, refunded, declinedAt: at } }]
    : [];
}

/** Undefined where its outcome is known. @throws DomainError refund_not_found */
function openRefund(refunds: PlacedOrder['refunds'], refundId: string) {
  const known = own(refunds, refundId) ?? notFound('refund_not_found');
  return known.status === 'requested' ? known : undefined;
}
