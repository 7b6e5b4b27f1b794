import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

export const emailBuyerWhenLinesShipped = definePolicy<OrderEvent, { orderId: string; shipmentId: string }>({
  name: 'email-buyer-when-lines-shipped',
  on: {
    OrderLinesShipped: ({ data: { orderId, shipmentId } }) => ({ data: { orderId, shipmentId } }),
    OrderEmailResent: ({ data: { orderId, template, shipmentId } }) =>
      template === 'shipment' ? { data: { orderId, shipmentId } } : [],
  },
  kind: 'notification',
  async run({ orderId, shipmentId }, context) {
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin, shipmentId }),
    );
    await sendLetter(facts.isPickedUp ? 'order-ready' : 'order-shipped', facts, context);
  },
});
