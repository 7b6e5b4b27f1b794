import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { greetingOf, emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';

/** A buyer who was told that the payment is pending, and left, learns that it came to nothing. */
export const emailBuyerWhenPaymentNotConfirmed = definePolicy<CheckoutEvent, { orderId: string; attempt: number }>({
  name: 'email-buyer-when-payment-not-confirmed',
  on: {
    CheckoutFailed: ({ data: { orderId, attempt, code } }) =>
      code === 'payment_not_confirmed' ? { data: { orderId, attempt } } : [],
  },
  kind: 'notification',
  async run(failed, context) {
    const { email, personId, name, language } = await context.states.checkout.forMail(failed);
    const t = emailText(language, 'paymentNotConfirmed');
    await sendEmail(
      { to: email, personId },
      {
        language,
        subject: t('subject'),
        greeting: greetingOf(name, language),
        paragraphs: [t('what'), t('cart')],
        link: { text: t('again'), url: `${context.publicOrigin}/cart/shoppingcart` },
      },
      context,
    );
  },
});
