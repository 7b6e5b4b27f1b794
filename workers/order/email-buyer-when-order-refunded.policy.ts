import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

export const emailBuyerWhenOrderRefunded = definePolicy<OrderEvent, { orderId: string; refundId: string }>({
  name: 'email-buyer-when-order-refunded',
  // What was for nothing, e.g. a free line, moved no money.
  on: {
    OrderRefundCompleted: ({ data: { orderId, refundId, amount } }) =>
      amount > 0 ? { data: { orderId, refundId } } : [],
  },
  kind: 'notification',
  async run({ orderId, refundId }, context) {
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin, refundId }),
    );
    await sendLetter('order-refunded', facts, context);
  },
});
