// Changing a placed order: locked while stock and money are secured, then changed in one piece, or as it was.
import { unreachable } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { ShipTo } from '#domain/shared/order-draft.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import { checkSeen, requested } from './order-money.ts';
import type { OrderChange, OrderEvent } from './order.events.ts';
import { editOf } from './order.pricing.ts';
import { stockChange, type PlacedOrder } from './order.state.ts';

export type EditCommand =
  | {
      readonly type: 'StartEdit';
      readonly orderId: string;
      readonly attempt: number;
      readonly changesSeen: number;
      readonly change: OrderChange;
      readonly differenceSeen: Amount;
      readonly at: string;
    }
  | {
      readonly type: 'ApplyEdit';
      readonly orderId: string;
      readonly attempt: number;
      readonly change: OrderChange;
      readonly shipTo: ShipTo;
      readonly reason: string;
      readonly refundId: string;
      readonly payments: readonly PlacedPayment[];
      readonly at: string;
    }
  | { readonly type: 'AbandonEdit'; readonly orderId: string; readonly attempt: number; readonly code: string };

export function decideOnEdit(command: EditCommand, state: PlacedOrder): OrderEvent[] {
  const { orderId, attempt } = command;
  switch (command.type) {
    case 'StartEdit':
      checkSeen(state, command.changesSeen);
      checkCertificates(state, command.change);
      if (Object.values(state.refunds).some(({ status }) => status === 'requested')) return refuse('refund_pending');
      checkDifference(editOf(state, command.change).difference, command.differenceSeen);
      return [{ type: 'OrderEditStarted', data: { orderId, attempt, startedAt: command.at } }];
    case 'ApplyEdit':
      return state.editing === attempt ? apply(command, state) : [];
    case 'AbandonEdit':
      return state.editing === attempt
        ? [{ type: 'OrderEditAbandoned', data: { orderId, attempt, code: command.code } }]
        : [];
    default:
      return unreachable(command);
  }
}

/** Each of them is a certificate that somebody has, or is about to have: it is cancelled or refunded, not edited. */
function checkCertificates({ draft }: PlacedOrder, { lines }: OrderChange): void {
  for (const { giftCertificate, lineId, itemNumber, quantity } of draft.lines)
    if (giftCertificate && lines.find((line) => line.lineId === lineId)?.quantity !== quantity)
      refuse('gift_certificate_line_fixed', { itemNumber });
}

function checkDifference(difference: Amount, differenceSeen: Amount): void {
  if (difference !== differenceSeen) refuse('edit_difference_changed', { difference, differenceSeen });
}

function apply(command: Extract<EditCommand, { type: 'ApplyEdit' }>, state: PlacedOrder): OrderEvent[] {
  const { orderId, attempt, change, shipTo, reason, payments, at } = command;
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
  return refund.amount > 0 ? [edited, ...requested(command, 'edit', refund, [], state)] : [edited];
}
