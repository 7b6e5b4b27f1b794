import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';
import { orderForMail, wholeOrder } from './order-for-mail.ts';

const texts = {
  en: { subject: 'Your order was changed', what: 'As agreed with you, we have changed your order. It is now:' },
  fr: {
    subject: 'Votre commande a été modifiée',
    what: 'Comme convenu avec vous, nous avons modifié votre commande. La voici\u00a0:',
  },
} as const;

export const emailBuyerWhenOrderEdited = defineReaction<OrderEvent, { orderId: string }>({
  name: 'email-buyer-when-order-edited',
  on: { OrderEdited: ({ data: { orderId } }) => ({ data: { orderId } }) },
  kind: 'letter',
  async run({ orderId }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const { Email, OrderNumber } = order.OrderHeader;
    const { subject, what } = texts[language];
    const { shipsTo, ...contents } = wholeOrder(order, language, context);
    await sendLetter(
      { to: Email, personId: order.Customer.PersonId },
      { language, subject: `${subject} (${OrderNumber})`, greeting, paragraphs: [what, shipsTo], ...contents },
      context,
    );
  },
});
