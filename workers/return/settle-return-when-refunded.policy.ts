import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import type { OneReturn } from './return-letter.ts';

/** The return is over once its order has paid it back, whoever finished the refund; what was settled stays as it is. */
export const settleReturnWhenRefunded = definePolicy<
  OrderEvent,
  OneReturn & { readonly refundId: string; readonly amount: number; readonly storeCredit?: number }
>({
  name: 'settle-return-when-refunded',
  on: {
    OrderRefundCompleted: ({ data: { orderId, refundId, returnId, amount, storeCredit } }) =>
      returnId ? { data: { orderId, refundId, returnId, amount, ...(storeCredit ? { storeCredit } : {}) } } : [],
  },
  kind: 'step',
  async run(paid, { commands }) {
    await commands.return.settle(paid);
  },
});
