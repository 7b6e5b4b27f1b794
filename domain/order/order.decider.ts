import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OrderDraft, OrderedLine } from '#domain/shared/order-draft.ts';
import type { OrderEvent, ShippedLine, StockTaken } from './order.events.ts';

export interface OrderLineState {
  readonly quantity: number;
  readonly components: OrderedLine['components'];
  readonly shipped: number;
  readonly cancelled: number;
}

export interface OrderState {
  readonly orderNumber?: string;
  readonly holdId: string;
  readonly lines: Readonly<Record<string, OrderLineState>>;
}

export type OrderCommand =
  | { readonly type: 'Place'; readonly draft: OrderDraft; readonly orderNumber: string; readonly paymentId: string; readonly paymentMethod: string; readonly paymentText: string; readonly poNumber: string; readonly at: string }
  | { readonly type: 'ShipLines'; readonly orderId: string; readonly shipmentId: string; readonly carrier: string; readonly trackingNumber: string; readonly lines: readonly ShippedLine[]; readonly at: string }
  | { readonly type: 'CancelLine'; readonly orderId: string; readonly lineId: string; readonly reason: string; readonly at: string };

export const order: Decider<OrderState, OrderCommand, OrderEvent> = {
  initialState: { holdId: '', lines: {} },

  decide(command, state) {
    if (command.type === 'Place') {
      // The number follows from the order's id: placing it again, after a crash, is no second order.
      if (state.orderNumber) return state.orderNumber === command.orderNumber ? [] : refuse('already_placed');
      const { type: _, draft, at, ...rest } = command;
      return [{ type: 'OrderPlaced', data: { ...draft, ...rest, placedAt: at } }];
    }
    if (!state.orderNumber) return notFound('order_not_found');
    switch (command.type) {
      case 'ShipLines':
        return shipLines(command, state);
      case 'CancelLine': {
        const { orderId, lineId, reason, at } = command;
        const quantity = openQuantity(state, lineId);
        return [{ type: 'OrderLineCancelled', data: { orderId, lineId, quantity, reason, freed: taken(state, [{ lineId, quantity }]), cancelledAt: at } }];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'OrderPlaced': {
        const lines = event.data.lines.map(({ lineId, quantity, components }) => [lineId, { quantity, components, shipped: 0, cancelled: 0 }] as const);
        return { orderNumber: event.data.orderNumber, holdId: event.data.holdId, lines: Object.fromEntries(lines) };
      }
      case 'OrderLinesShipped':
        return event.data.lines.reduce((s, { lineId, quantity }) => withLine(s, lineId, (l) => ({ ...l, shipped: l.shipped + quantity })), state);
      case 'OrderLineCancelled':
        return withLine(state, event.data.lineId, (l) => ({ ...l, cancelled: l.cancelled + event.data.quantity }));
      default:
        return unreachable(event);
    }
  },
};

/** What of a line is neither shipped nor cancelled; refuses where nothing is left to act on (spec 3, statuses 3 and 4 are final). */
function openQuantity(state: OrderState, lineId: string): number {
  const line = state.lines[lineId] ?? notFound('line_not_found', { lineId });
  const left = line.quantity - line.shipped - line.cancelled;
  if (left > 0) return left;
  return refuse(line.shipped > 0 ? 'line_already_shipped' : 'line_cancelled', { lineId });
}

function shipLines(command: Extract<OrderCommand, { type: 'ShipLines' }>, state: OrderState): OrderEvent[] {
  const { orderId, shipmentId, carrier, trackingNumber, lines, at } = command;
  const asked = new Map<string, number>();
  for (const { lineId, quantity } of lines) asked.set(lineId, (asked.get(lineId) ?? 0) + quantity);
  for (const [lineId, quantity] of asked) {
    const left = openQuantity(state, lineId);
    if (quantity > left) refuse('ship_quantity_exceeds', { lineId, quantity, left });
  }
  const summed = [...asked].map(([lineId, quantity]) => ({ lineId, quantity }));
  return [{ type: 'OrderLinesShipped', data: { orderId, shipmentId, carrier, trackingNumber, lines: summed, taken: taken(state, summed), shippedAt: at } }];
}

/** The stock behind quantities of lines, summed by item: a bundle and a line may share one. */
function taken(state: OrderState, lines: readonly ShippedLine[]): StockTaken[] {
  const byItem = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    for (const part of state.lines[lineId]!.components) byItem.set(part.itemNumber, (byItem.get(part.itemNumber) ?? 0) + part.quantity * quantity);
  }
  return [...byItem].map(([itemNumber, quantity]) => ({ holdId: state.holdId, itemNumber, quantity }));
}

function withLine(state: OrderState, lineId: string, change: (line: OrderLineState) => OrderLineState): OrderState {
  const line = state.lines[lineId];
  return line ? { ...state, lines: { ...state.lines, [lineId]: change(line) } } : state;
}
