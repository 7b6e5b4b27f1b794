import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

const MINUTE = 60_000;

/** Whoever paid anew what an order owed is told that the money is there; it is taken a moment after the order knows. */
export const emailBuyerWhenOrderPaid = definePolicy<OrderEvent, { orderId: string; paymentId: string }>({
  name: 'email-buyer-when-order-paid',
  on: {
    OrderPaymentsReplaced: ({ data: { orderId, payments } }) =>
      payments.slice(0, 1).map(({ paymentId }) => ({ data: { orderId, paymentId } })),
  },
  kind: 'notification',
  async run({ orderId, paymentId }, context) {
    const { captured, failed } = await context.states.payment.get({ paymentId });
    if (failed) return undefined;
    if (!captured) return { laterMs: MINUTE };
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin }),
    );
    await sendLetter('order-paid', facts, context);
    return undefined;
  },
});
