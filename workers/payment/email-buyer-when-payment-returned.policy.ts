import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** The buyer's bank took a debit back: they are told why, and where they can pay. */
export const emailBuyerWhenPaymentReturned = definePolicy<PaymentEvent, { orderId: string; paymentId: string }>({
  name: 'email-buyer-when-payment-returned',
  // A payment of invoices is of no order, and has a letter of its own.
  on: { PaymentReturned: ({ data: { orderId, paymentId } }) => (orderId ? { data: { orderId, paymentId } } : []) },
  kind: 'notification',
  async run({ orderId, paymentId }, context) {
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin, paymentId }),
    );
    await sendLetter('payment-returned', facts, context);
  },
});
