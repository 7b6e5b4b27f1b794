import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';

export const freeStockWhenLineCancelled = defineReaction<OrderEvent, { itemNumber: string; holdId: string; quantity: number }>({
  name: 'free-stock-when-line-cancelled',
  on: { OrderLineCancelled: ({ data: { freed } }) => freed.map((part) => ({ data: { ...part } })) },
  afterCrash: 'again',
  async run(part, { call }) {
    await call('stock/reduce', { ...part, reason: 'line_cancelled' });
  },
});
