import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** A buyer who was told that the payment is pending, and left, learns that it came to nothing. */
export const emailBuyerWhenPaymentNotConfirmed = definePolicy<CheckoutEvent, { orderId: string; attempt: number }>({
  name: 'email-buyer-when-payment-not-confirmed',
  on: {
    CheckoutFailed: ({ data: { orderId, attempt, code } }) =>
      code === 'payment_not_confirmed' ? { data: { orderId, attempt } } : [],
  },
  kind: 'notification',
  async run(failed, context) {
    const { email: to, personId, name, language, pending } = await context.states.checkout.forMail(failed);
    const path = pending ? '/profile/myincompleteorders' : '/cart/shoppingcart';
    const texts = { 'recipient.name': name, 'cart.link': `${context.publicOrigin}${path}` };
    await sendLetter('payment-not-confirmed', { to, personId, language, texts, tables: {} }, context);
  },
});
