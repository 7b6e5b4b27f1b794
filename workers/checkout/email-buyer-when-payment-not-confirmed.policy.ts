import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';

const texts = {
  en: {
    subject: 'Your order was not placed',
    hello: 'Hello',
    again: 'Back to your cart',
    paragraphs: [
      'The payment service did not confirm your payment in time, so your order was not placed. Nothing was charged, and any amount reserved on your card is released.',
      'Your cart is as you left it: you can order again at any time.',
    ],
  },
  fr: {
    subject: 'Votre commande n’a pas été passée',
    hello: 'Bonjour',
    again: 'Retour à votre panier',
    paragraphs: [
      'Le service de paiement n’a pas confirmé votre paiement à temps; votre commande n’a donc pas été passée. Rien n’a été débité, et tout montant réservé sur votre carte est libéré.',
      'Votre panier est tel que vous l’avez laissé\u00a0: vous pouvez commander de nouveau en tout temps.',
    ],
  },
} as const;

/** Who was told that the payment is pending, and left, learns that it came to nothing. */
export const emailBuyerWhenPaymentNotConfirmed = defineReaction<CheckoutEvent, { orderId: string; attempt: number }>({
  name: 'email-buyer-when-payment-not-confirmed',
  on: {
    CheckoutFailed: ({ data: { orderId, attempt, code } }) =>
      code === 'payment_not_confirmed' ? { data: { orderId, attempt } } : [],
  },
  kind: 'letter',
  async run(failed, context) {
    const { email, personId, name, language } = await context.call('checkout/formail', failed);
    const { subject, hello, paragraphs, again } = texts[language];
    await sendLetter(
      { to: email, personId },
      {
        language,
        subject,
        greeting: `${hello} ${name},`,
        paragraphs,
        link: { text: again, url: `${context.publicOrigin}/cart/shoppingcart` },
      },
      context,
    );
  },
});
