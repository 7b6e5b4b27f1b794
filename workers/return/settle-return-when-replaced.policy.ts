import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import type { OneReturn } from './return-letter.ts';

/** The return is over once its order sends the goods once more, though the request that asked for it died. */
export const settleReturnWhenReplaced = definePolicy<OrderEvent, OneReturn>({
  name: 'settle-return-when-replaced',
  on: { OrderReplacementRequested: ({ data: { orderId, returnId } }) => ({ data: { orderId, returnId } }) },
  kind: 'step',
  async run(one, { commands }) {
    await commands.return.markReplaced(one);
  },
});
