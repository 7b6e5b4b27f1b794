import { order } from '#domain/order/order.decider.ts';
import { placedOrder, type PlacedOrder } from '#domain/order/order.state.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export const streamOf = (orderId: string) => `order-${orderId}`;

/** The order as of its last event. @throws DomainError order_not_found */
export const loadOrder = async (orderId: string, context: OperationContext): Promise<PlacedOrder> =>
  placedOrder((await context.load(order, streamOf(orderId))).state);
