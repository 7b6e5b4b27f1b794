import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { letterText } from '#workers/email/letter.ts';
import { sendLetter } from '#workers/email/send-letter.ts';
import { orderForMail, wholeOrder } from './order-for-mail.ts';

export const emailBuyerWhenOrderEdited = definePolicy<OrderEvent, { orderId: string }>({
  name: 'email-buyer-when-order-edited',
  on: { OrderEdited: ({ data: { orderId } }) => ({ data: { orderId } }) },
  kind: 'letter',
  async run({ orderId }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const { Email, OrderNumber } = order.OrderHeader;
    const t = letterText(language, 'orderEdited');
    const { shipsTo, ...contents } = wholeOrder(order, language, context);
    await sendLetter(
      { to: Email, personId: order.Customer.PersonId },
      {
        language,
        subject: t('subject', { number: OrderNumber }),
        greeting,
        paragraphs: [t('what'), shipsTo],
        ...contents,
      },
      context,
    );
  },
});
