// Orders as other features see them.
import type { OrderEvent } from '#domain/order/order.events.ts';
import { order } from '#domain/order/order.decider.ts';
import { placedOrder } from '#domain/order/order.state.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { lineTotal } from '#domain/shared/price/priced.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import { streamOf } from './order-stream.ts';

export const orderStates = {
  /** Refuses with order_not_found whoever does not see the order as its buyer, or all of their account's. */
  async requireOwn({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<void> {
    const { draft } = placedOrder((await context.load(order, streamOf(orderId))).state);
    if (!(await maySee(draft, context))) notFound('order_not_found');
  },

  /** What the goods of a shipment cost after discounts, without fees, freight and taxes; whose order it is. */
  async shippedGoods(
    { orderId, shipmentId }: { readonly orderId: string; readonly shipmentId: string },
    context: OperationContext,
  ): Promise<{ accountId: string; goods: Amount }> {
    const events = (await context.history(streamOf(orderId))) as readonly (OrderEvent & StoredEvent)[];
    const shipped = events.flatMap(({ type, data }) =>
      type === 'OrderLinesShipped' && data.shipmentId === shipmentId ? data.lines : [],
    );
    const { draft } = placedOrder((await context.load(order, streamOf(orderId))).state);
    const shares = shipped.map(({ lineId, quantity }) => {
      const line = draft.lines.find((one) => one.lineId === lineId);
      return line ? Math.floor((lineTotal(line) * quantity) / line.quantity) : 0;
    });
    return { accountId: draft.accountId, goods: sum(shares) };
  },

  /** What the goods of a refund cost after discounts; 0 where none came back, or the money was not given. */
  async returnedGoods(
    { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
    context: OperationContext,
  ): Promise<{ accountId: string; goods: Amount }> {
    const { draft, refunds } = placedOrder((await context.load(order, streamOf(orderId))).state);
    const refund = own(refunds, refundId);
    const isReturn = refund?.cause === 'refund' && refund.status === 'completed';
    return { accountId: draft.accountId, goods: isReturn ? refund.goods - refund.discount : 0 };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly order: FunctionsOf<typeof orderStates>;
  }
}
