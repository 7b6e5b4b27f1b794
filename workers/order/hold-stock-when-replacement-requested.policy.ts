import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/**
 * What is sent once more is held for the order; what does not lie on the shelf waits for goods to come, as staff were told. One
 * job per item, since each has a ledger of its own.
 */
export const holdStockWhenReplacementRequested = definePolicy<
  OrderEvent,
  { itemNumber: string; holdId: string; quantity: number; returnId: string }
>({
  name: 'hold-stock-when-replacement-requested',
  on: {
    OrderReplacementRequested: ({ data: { returnId, held } }) => held.map((part) => ({ data: { ...part, returnId } })),
  },
  kind: 'step',
  async run({ itemNumber, holdId: into, quantity, returnId }, { commands }) {
    // Beside the order's own hold first: that one stays as it is should this be cut off.
    const holdId = `${into}.${returnId}`;
    await commands.stock.hold({ itemNumber, holdId, quantity, backorder: true });
    await commands.stock.merge({ itemNumber, holdId, into });
  },
});
