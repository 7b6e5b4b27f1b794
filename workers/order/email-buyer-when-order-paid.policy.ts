import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

const MINUTE = 60_000;

/**
 * Whoever paid anew what an order owed is told that the money is there; it is taken a moment after the order knows. Where it is on
 * account now, or comes by another way, they are told that.
 */
export const emailBuyerWhenOrderPaid = definePolicy<OrderEvent, { orderId: string; paymentId: string; method: string }>(
  {
    name: 'email-buyer-when-order-paid',
    on: {
      OrderPaymentsReplaced: ({ data: { orderId, payments } }) =>
        payments.slice(0, 1).map(({ paymentId, method }) => ({
          data: { orderId, paymentId, method },
        })),
    },
    kind: 'notification',
    async run({ orderId, paymentId, method }, context) {
      const { captured, failed, awaiting } = await context.states.payment.get({ paymentId });
      if (failed) return undefined;
      if (!captured && !awaiting) return { laterMs: MINUTE };
      const facts = await factsInTheirLanguage(context, ({ queries }) =>
        queries.letter.orderFacts({ orderId, origin: context.publicOrigin }),
      );
      await sendLetter(moneyComesBy(method) === 'at-once' ? 'order-paid' : 'order-payment-changed', facts, context);
      return undefined;
    },
  },
);
