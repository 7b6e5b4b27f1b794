import type { OrderEvent, StockTaken } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const freeing =
  (reason: string) =>
  ({ data: { freed } }: { data: { freed: readonly StockTaken[] } }) =>
    freed.map((part) => ({ data: { ...part, reason } }));

/** Frees the stock that a cancelled line, or one that an edit made smaller, no longer needs. */
export const freeStockWhenLinesCancelled = definePolicy<
  OrderEvent,
  { itemNumber: string; holdId: string; quantity: number; reason: string }
>({
  name: 'free-stock-when-lines-cancelled',
  on: {
    OrderLineCancelled: freeing('line_cancelled'),
    OrderLinesCancelled: freeing('line_cancelled'),
    OrderEdited: freeing('order_edited'),
  },
  kind: 'step',
  async run(part, { commands, effectId }) {
    await commands.stock.reduce({ ...part, movementId: effectId });
  },
});
