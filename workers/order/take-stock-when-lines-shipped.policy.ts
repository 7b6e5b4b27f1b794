import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** One job per item: each is a command on that item's own ledger. */
export const shipStockWhenLinesShipped = definePolicy<
  OrderEvent,
  { itemNumber: string; holdId: string; quantity: number }
>({
  name: 'take-stock-when-lines-shipped',
  on: { OrderLinesShipped: ({ data: { taken } }) => taken.map((part) => ({ data: { ...part } })) },
  kind: 'step',
  async run(part, { commands, effectId }) {
    await commands.stock.ship({ ...part, movementId: effectId });
  },
});
