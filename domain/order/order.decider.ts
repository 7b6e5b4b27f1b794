import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import { isPickedUp } from '#domain/shared/price/priced.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import type { BackorderedLine, PromisedPart, LineUnits, OrderEvent, OrderEmail } from './order.events.ts';
import { decideOnEdit, type EditCommand } from './order-edit.ts';
import { decideOnMoney, type MoneyCommand } from './order-money.ts';
import { openCertificates, openQuantity, stockOf } from './order-lines.ts';
import { checkUnlocked, decideOnPayment, type PaymentCommand } from './order-payment.ts';
import { summed } from './order.pricing.ts';
import { evolveOrder, NO_ORDER, type OrderState, type PlacedOrder } from './order.state.ts';

export type OrderCommand =
  | {
      readonly type: 'Place';
      readonly draft: OrderDraft;
      readonly orderNumber: string;
      readonly payments: readonly PlacedPayment[];
      readonly backordered?: readonly BackorderedLine[];
      readonly promised?: readonly PromisedPart[];
      readonly at: string;
    }
  | {
      readonly type: 'ShipLines';
      readonly orderId: string;
      readonly shipmentId: string;
      readonly carrier: string;
      readonly trackingNumber: string;
      readonly lines: readonly LineUnits[];
      readonly at: string;
    }
  /** The money is there: what is bought of gift certificates is issued. */
  | { readonly type: 'RequestGiftCertificates'; readonly orderId: string; readonly at: string }
  | {
      readonly type: 'AddNote';
      readonly orderId: string;
      readonly noteId: string;
      readonly text: string;
      readonly at: string;
    }
  | {
      readonly type: 'ResendEmail';
      readonly orderId: string;
      readonly template: OrderEmail;
      readonly shipmentId: string;
      readonly at: string;
    }
  | MoneyCommand
  | EditCommand
  | PaymentCommand;

export const order: Decider<OrderState, OrderCommand, OrderEvent> = {
  initialState: NO_ORDER,

  decide(command, state) {
    if (command.type === 'Place') {
      // The number follows from the order's id: placing it again, after a crash, is no second order.
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
    if (state.status === 'none') return notFound('order_not_found');
    switch (command.type) {
      case 'ShipLines':
        return shipLines(command, state);
      case 'RequestGiftCertificates': {
        const { orderId, at: requestedAt } = command;
        checkUnlocked(state);
        const lines = openCertificates(state);
        return lines.length ? [{ type: 'OrderGiftCertificatesRequested', data: { orderId, lines, requestedAt } }] : [];
      }
      case 'AddNote': {
        const { orderId, noteId, text, at } = command;
        return [
          { type: 'OrderNoteAdded', data: { orderId, noteId, personId: state.draft.personId, text, addedAt: at } },
        ];
      }
      case 'ResendEmail': {
        const { orderId, template, shipmentId, at } = command;
        if (template === 'shipment' && !state.shipments.includes(shipmentId)) return notFound('shipment_not_found');
        return [
          {
            type: 'OrderEmailResent',
            data: { orderId, template, shipmentId: template === 'shipment' ? shipmentId : '', resentAt: at },
          },
        ];
      }
      case 'CancelLines':
      case 'Refund':
      case 'RefundReturn':
      case 'ReplaceReturn':
      case 'CompleteRefund':
      case 'DeclineRefund':
        return decideOnMoney(command, state);
      case 'StartEdit':
      case 'ApplyEdit':
      case 'AbandonEdit':
        return decideOnEdit(command, state);
      case 'StartPayment':
      case 'ReplacePayments':
      case 'AbandonPayment':
        return decideOnPayment(command, state);
      default:
        return unreachable(command);
    }
  },

  evolve: evolveOrder,
};

function shipLines(command: Extract<OrderCommand, { type: 'ShipLines' }>, state: PlacedOrder): OrderEvent[] {
  const { orderId, shipmentId, carrier, trackingNumber, at } = command;
  checkUnlocked(state);
  const lines = summed(command.lines);
  for (const { lineId, quantity } of lines) {
    const left = openQuantity(state, lineId);
    if (quantity > left) refuse('ship_quantity_exceeds', { lineId, quantity, left });
    if (state.draft.lines.some((line) => line.lineId === lineId && line.giftCertificate))
      refuse('gift_certificate_not_shipped', { lineId });
  }
  const [delivery, ...others] = state.draft.deliveries.filter(({ lineIds }) =>
    lines.some(({ lineId }) => lineIds.includes(lineId)),
  );
  // Goods for two places cannot leave under one tracking number.
  if (!delivery || others.length) return refuse('shipment_of_two_deliveries');
  if (!isPickedUp(delivery) && !carrier) return refuse('carrier_required', {}, 'invalid');
  return [
    {
      type: 'OrderLinesShipped',
      data: {
        orderId,
        shipmentId,
        deliveryId: delivery.deliveryId,
        carrier,
        trackingNumber,
        lines,
        taken: stockOf(state, lines),
        shippedAt: at,
      },
    },
  ];
}
