import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { factsInTheirLanguage, sendLetter } from '#workers/letter/send-letter.ts';

/** A payment of invoices is of no order, and stands on their page. */
const ofOrder = ({ data: { orderId } }: { readonly data: { readonly orderId: string } }) =>
  orderId ? { data: { orderId } } : [];

/** Whoever sent money that comes later is told that it is there, all or a part of it. */
export const emailBuyerWhenPaymentReceived = definePolicy<PaymentEvent, { orderId: string }>({
  name: 'email-buyer-when-payment-received',
  on: { PaymentReceived: ofOrder, PaymentPartReceived: ofOrder },
  kind: 'notification',
  async run({ orderId }, context) {
    const { letter } = await context.states.order.arrivalOf({ orderId });
    if (!letter) return;
    const facts = await factsInTheirLanguage(context, ({ queries }) =>
      queries.letter.orderFacts({ orderId, origin: context.publicOrigin }),
    );
    await sendLetter(letter, facts, context);
  },
});
