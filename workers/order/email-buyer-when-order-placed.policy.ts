import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

export const emailBuyerWhenOrderPlaced = definePolicy<OrderEvent, { orderId: string }>({
  name: 'email-buyer-when-order-placed',
  on: {
    OrderPlaced: ({ data: { orderId } }) => ({ data: { orderId } }),
    OrderEmailResent: ({ data: { orderId, template } }) => (template === 'confirmation' ? { data: { orderId } } : []),
  },
  kind: 'notification',
  async run({ orderId }, context) {
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin }),
    );
    await sendLetter('order-placed', facts, context);
  },
});
