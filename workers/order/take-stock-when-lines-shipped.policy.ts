import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

/** One job per item: each is a command on that item's own ledger. */
export const takeStockWhenLinesShipped = defineReaction<
  OrderEvent,
  { itemNumber: string; holdId: string; quantity: number }
>({
  name: 'take-stock-when-lines-shipped',
  on: { OrderLinesShipped: ({ data: { taken } }) => taken.map((part) => ({ data: { ...part } })) },
  kind: 'step',
  async run(part, { call, effectId }) {
    await call('stock/ship', { ...part, movementId: effectId });
  },
});
