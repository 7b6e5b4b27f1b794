import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { AddNote, OrderCommand, Place } from './order-commands.ts';
import { billMonth } from './order-billing.ts';
import { abandonEdit, applyEdit, startEdit } from './order-edit.ts';
import { cancelLines, completeRefund, declineRefund, refund, refundReturn, replaceReturn } from './order-money.ts';
import { abandonPayment, replacePayments, startPayment } from './order-payment.ts';
import { requestGiftCertificates, resendEmail, shipLines } from './order-shipping.ts';
import type { OrderEvent } from './order.events.ts';
import { evolveOrder, NO_ORDER, type OrderState, type PlacedOrder } from './order.state.ts';

export type { OrderCommand } from './order-commands.ts';

export const order: Decider<OrderState, OrderCommand, OrderEvent> = {
  initialState: NO_ORDER,
  evolve: evolveOrder,

  decide(command, state) {
    if (command.type === 'Place') return place(command, state);
    if (state.status === 'none') return notFound('order_not_found');
    switch (command.type) {
      case 'ShipLines':
        return shipLines(command, state);
      case 'BillMonth':
        return billMonth(command, state);
      case 'RequestGiftCertificates':
        return requestGiftCertificates(command, state);
      case 'AddNote':
        return addNote(command, state);
      case 'ResendEmail':
        return resendEmail(command, state);
      case 'CancelLines':
        return cancelLines(command, state);
      case 'Refund':
        return refund(command, state);
      case 'RefundReturn':
        return refundReturn(command, state);
      case 'ReplaceReturn':
        return replaceReturn(command, state);
      case 'CompleteRefund':
        return completeRefund(command, state);
      case 'DeclineRefund':
        return declineRefund(command, state);
      case 'StartEdit':
        return startEdit(command, state);
      case 'ApplyEdit':
        return applyEdit(command, state);
      case 'AbandonEdit':
        return abandonEdit(command, state);
      case 'StartPayment':
        return startPayment(command, state);
      case 'ReplacePayments':
        return replacePayments(command, state);
      case 'AbandonPayment':
        return abandonPayment(command, state);
      default:
        return unreachable(command);
    }
  },
};

/** The number follows from the order's id: placing it again, after a crash, is no second order. */
function place(command: Place, state: OrderState): OrderEvent[] {
  if (state.status === 'placed') return state.orderNumber === command.orderNumber ? [] : refuse('already_placed');
  const { type: _, draft, at, backordered = [], promised = [], ...rest } = command;
  return [
    {
      type: 'OrderPlaced',
      data: {
        ...draft,
        ...rest,
        ...(backordered.length ? { backordered } : {}),
        ...(promised.length ? { promised } : {}),
        placedAt: at,
      },
    },
  ];
}

const addNote = ({ orderId, noteId, text, at }: AddNote, { draft }: PlacedOrder): OrderEvent[] => [
  { type: 'OrderNoteAdded', data: { orderId, noteId, personId: draft.personId, text, addedAt: at } },
];
