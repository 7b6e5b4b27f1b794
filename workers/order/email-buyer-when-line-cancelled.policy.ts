import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';
import { orderForMail, orderLink } from './order-for-mail.ts';

const texts = {
  en: { subject: 'A line of your order was cancelled', what: 'We had to cancel this line of your order:', link: 'See your order' },
  fr: { subject: 'Une ligne de votre commande a été annulée', what: 'Nous avons dû annuler cette ligne de votre commande :', link: 'Voir votre commande' },
} as const;

export const emailBuyerWhenLineCancelled = defineReaction<OrderEvent, { orderId: string; lineId: string; quantity: number }>({
  name: 'email-buyer-when-line-cancelled',
  on: { OrderLineCancelled: ({ data: { orderId, lineId, quantity } }) => ({ data: { orderId, lineId, quantity } }) },
  afterCrash: 'again',
  async run({ orderId, lineId, quantity }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const t = texts[language];
    const line = order.OrderLines.find((l) => l.LineID === lineId);
    await sendLetter(order.OrderHeader.Email, {
      language,
      subject: `${t.subject} (${order.OrderHeader.OrderNumber})`,
      greeting,
      paragraphs: [t.what],
      rows: [{ label: `${line?.SkuName ?? lineId} (${line?.ProductId ?? ''})`, value: `× ${quantity}` }],
      link: { text: t.link, url: orderLink(order.OrderHeader, context) },
    }, context);
  },
});
