// Changing a placed order: locked while stock and money are secured, then changed in one piece, or as it was.
import { refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { AbandonEdit, ApplyEdit, StartEdit } from './order-commands.ts';
import { withBill } from './order-billing.ts';
import { checkSeen, requested } from './order-money.ts';
import type { OrderChange, OrderEvent } from './order.events.ts';
import { editOf } from './order.pricing.ts';
import { evolveOrder, stockChange, type PlacedOrder } from './order.state.ts';

export function startEdit(command: StartEdit, state: PlacedOrder): OrderEvent[] {
  const { orderId, attempt, change, at } = command;
  checkSeen(state, command.changesSeen);
  checkCertificates(state, change);
  if (Object.values(state.refunds).some(({ status }) => status === 'requested')) return refuse('refund_pending');
  checkDifference(editOf(state, change).difference, command.differenceSeen);
  return [{ type: 'OrderEditStarted', data: { orderId, attempt, startedAt: at } }];
}

export const abandonEdit = ({ orderId, attempt, code }: AbandonEdit, { editing }: PlacedOrder): OrderEvent[] =>
  editing === attempt ? [{ type: 'OrderEditAbandoned', data: { orderId, attempt, code } }] : [];

/** Each of them is a certificate that somebody has, or is about to have: it is cancelled or refunded, not edited. */
function checkCertificates({ draft }: PlacedOrder, { lines }: OrderChange): void {
  for (const { giftCertificate, lineId, itemNumber, quantity } of draft.lines)
    if (giftCertificate && lines.find((line) => line.lineId === lineId)?.quantity !== quantity)
      refuse('gift_certificate_line_fixed', { itemNumber });
}

function checkDifference(difference: Amount, differenceSeen: Amount): void {
  if (difference !== differenceSeen) refuse('edit_difference_changed', { difference, differenceSeen });
}

export function applyEdit(command: ApplyEdit, state: PlacedOrder): OrderEvent[] {
  const { orderId, attempt, change, shipTo, reason, payments, at } = command;
  if (state.editing !== attempt) return [];
  const { difference, refund } = editOf(state, change);
  const freed = stockChange(state, change.lines)
    .filter(({ quantity }) => quantity < 0)
    .map(({ itemNumber, quantity }) => ({ holdId: state.holdId, itemNumber, quantity: -quantity }));
  const edited: OrderEvent = {
    type: 'OrderEdited',
    data: {
      orderId,
      attempt,
      personId: state.draft.personId,
      ...change,
      shipTo,
      reason,
      difference,
      payments,
      freed,
      editedAt: at,
    },
  };
  const refunded = refund.amount > 0 ? requested(command, 'edit', refund, [], evolveOrder(state, edited)) : [];
  return withBill([edited, ...refunded], state, at);
}
