import type { LineUnits, OrderEvent } from '#domain/order/order.events.ts';
import { defineReaction } from '#platform/queue/reaction.ts';
import { countText } from '#platform/selling-unit.ts';
import { sendLetter } from '#workers/email/send-letter.ts';
import { orderForMail, orderLink } from './order-for-mail.ts';

const texts = {
  en: {
    paid: {
      subject: 'Lines of your order were cancelled',
      what: 'We had to cancel these lines of your order. What you paid for them is given back; a further mail says how much.',
    },
    unpaid: {
      subject: 'Your order was cancelled',
      what: 'The payment for your order could not be taken, so we had to cancel the order. Nothing was charged.',
    },
    link: 'See your order',
  },
  fr: {
    paid: {
      subject: 'Des lignes de votre commande ont été annulées',
      what: 'Nous avons dû annuler ces lignes de votre commande. Ce que vous avez payé pour elles vous est rendu\u00a0; un autre courriel en dira le montant.',
    },
    unpaid: {
      subject: 'Votre commande a été annulée',
      what: 'Le paiement de votre commande n’a pas pu être encaissé et nous avons dû annuler la commande. Rien n’a été débité.',
    },
    link: 'Voir votre commande',
  },
} as const;

/** `lines` is JSON: ids and quantities. `unpaid` is 1 where the payment was refused; jobs of before that lack it. */
export const emailBuyerWhenLinesCancelled = defineReaction<
  OrderEvent,
  { orderId: string; lines: string; unpaid?: number }
>({
  name: 'email-buyer-when-lines-cancelled',
  on: {
    OrderLinesCancelled: ({ data: { orderId, lines, unpaid } }) => ({
      data: { orderId, lines: JSON.stringify(lines), ...(unpaid ? { unpaid: 1 } : {}) },
    }),
  },
  kind: 'letter',
  async run({ orderId, lines, unpaid }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const { link, ...told } = texts[language];
    const { subject, what } = told[unpaid ? 'unpaid' : 'paid'];
    const rows = (JSON.parse(lines) as LineUnits[]).map(({ lineId, quantity }) => {
      const line = order.OrderLines.find((l) => l.LineID === lineId);
      return {
        label: `${line?.SkuName ?? lineId} (${line?.ProductId ?? ''})`,
        value: `× ${countText(quantity, line?.Unit ?? 'ea', language)}`,
      };
    });
    await sendLetter(
      { to: order.OrderHeader.Email, personId: order.Customer.PersonId },
      {
        language,
        subject: `${subject} (${order.OrderHeader.OrderNumber})`,
        greeting,
        paragraphs: [what],
        rows,
        link: { text: link, url: orderLink(order, context) },
      },
      context,
    );
  },
});
