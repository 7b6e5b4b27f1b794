import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';
import { orderForMail, wholeOrder } from './order-for-mail.ts';

const texts = {
  en: {
    subject: 'Your order',
    thanks: 'Thank you for your order. We have received it and will let you know as soon as it ships.',
  },
  fr: {
    subject: 'Votre commande',
    thanks: 'Merci de votre commande. Nous l’avons bien reçue et vous aviserons dès son expédition.',
  },
} as const;

export const emailBuyerWhenOrderPlaced = defineReaction<OrderEvent, { orderId: string }>({
  name: 'email-buyer-when-order-placed',
  on: {
    OrderPlaced: ({ data: { orderId } }) => ({ data: { orderId } }),
    OrderLetterResent: ({ data: { orderId, letter } }) => (letter === 'confirmation' ? { data: { orderId } } : []),
  },
  kind: 'letter',
  async run({ orderId }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const { Email, OrderNumber } = order.OrderHeader;
    const { subject, thanks } = texts[language];
    const { shipsTo, ...contents } = wholeOrder(order, language, context);
    await sendLetter(
      { to: Email, personId: order.Customer.PersonId },
      { language, subject: `${subject} ${OrderNumber}`, greeting, paragraphs: [thanks, shipsTo], ...contents },
      context,
    );
  },
});
