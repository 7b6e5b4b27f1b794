import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { sendLetter } from '#workers/email/send-letter.ts';
import { COLON, money } from '#workers/email/letter.ts';
import { orderForMail, orderLink } from './order-for-mail.ts';

const texts = {
  en: {
    subject: 'Your order', thanks: 'Thank you for your order. We have received it and will let you know as soon as it ships.',
    shipping: 'Shipping', total: 'Total', link: 'See your order', deliver: 'Ships to',
  },
  fr: {
    subject: 'Votre commande', thanks: 'Merci de votre commande. Nous l’avons bien reçue et vous aviserons dès son expédition.',
    shipping: 'Livraison', total: 'Total', link: 'Voir votre commande', deliver: 'Livrée à',
  },
} as const;

export const emailBuyerWhenOrderPlaced = defineReaction<OrderEvent, { orderId: string }>({
  name: 'email-buyer-when-order-placed',
  on: { OrderPlaced: ({ data: { orderId } }) => ({ data: { orderId } }) },
  afterCrash: 'again',
  async run({ orderId }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const { OrderHeader: header, OrderLines } = order;
    const t = texts[language];
    const amount = (value: number) => money(value, header.CurrencyCode, language);
    const { ShipTo: to } = header;
    await sendLetter(header.Email, {
      language,
      subject: `${t.subject} ${header.OrderNumber}`,
      greeting,
      paragraphs: [t.thanks, `${t.deliver} ${to.firstName} ${to.lastName}, ${to.addressLine1}, ${to.city}, ${to.state} ${to.zip}`],
      rows: [
        ...OrderLines.map((line) => ({ label: `${line.Qty} × ${line.SkuName} (${line.ProductId})`, value: amount(line.LineTotal) })),
        { label: `${t.shipping}${COLON[language]} ${header.ShippingMethodName}`, value: amount(header.ShippingTotal) },
        ...header.TaxLines.map((tax) => ({ label: tax.name, value: amount(tax.amount) })),
        { label: t.total, value: amount(header.OrderTotal) },
      ],
      link: { text: t.link, url: orderLink(header, context) },
    }, context);
  },
});
