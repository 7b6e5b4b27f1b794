import type { OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';
import { orderForMail, wholeOrder } from './order-for-mail.ts';

export const emailBuyerWhenOrderEdited = definePolicy<OrderEvent, { orderId: string }>({
  name: 'email-buyer-when-order-edited',
  on: { OrderEdited: ({ data: { orderId } }) => ({ data: { orderId } }) },
  kind: 'notification',
  async run({ orderId }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const { Email, OrderNumber } = order.OrderHeader;
    const t = emailText(language, 'orderEdited');
    const { shipsTo, ...contents } = wholeOrder(order, language, context);
    await sendEmail(
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
