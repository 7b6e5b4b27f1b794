import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

export const emailBuyerWhenOrderEdited = definePolicy<OrderEvent, { orderId: string }>({
  name: 'email-buyer-when-order-edited',
  on: { OrderEdited: ({ data: { orderId } }) => ({ data: { orderId } }) },
  kind: 'notification',
  async run({ orderId }, context) {
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin }),
    );
    await sendLetter('order-edited', facts, context);
  },
});
