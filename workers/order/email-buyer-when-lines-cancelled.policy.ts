import type { LineUnits, OrderEvent } from '#domain/order/order.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { countText } from '#platform/selling-unit.ts';
import { emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';
import { orderForMail, orderLink } from './order-for-mail.ts';

/** `lines` is JSON: ids and quantities. `unpaid` is 1 where the payment was refused; jobs of before that lack it. */
export const emailBuyerWhenLinesCancelled = definePolicy<
  OrderEvent,
  { orderId: string; lines: string; unpaid?: number }
>({
  name: 'email-buyer-when-lines-cancelled',
  on: {
    OrderLinesCancelled: ({ data: { orderId, lines, unpaid } }) => ({
      data: { orderId, lines: JSON.stringify(lines), ...(unpaid ? { unpaid: 1 } : {}) },
    }),
  },
  kind: 'notification',
  async run({ orderId, lines, unpaid }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const t = emailText(language, 'linesCancelled');
    const kind = unpaid ? 'unpaid' : 'paid';
    const rows = (JSON.parse(lines) as LineUnits[]).map(({ lineId, quantity }) => {
      const line = order.OrderLines.find((l) => l.LineID === lineId);
      return {
        label: `${line?.SkuName ?? lineId} (${line?.ProductId ?? ''})`,
        value: `× ${countText(quantity, line?.Unit ?? 'ea', language)}`,
      };
    });
    await sendEmail(
      { to: order.OrderHeader.Email, personId: order.Customer.PersonId },
      {
        language,
        subject: t(`${kind}.subject`, { number: order.OrderHeader.OrderNumber }),
        greeting,
        paragraphs: [t(`${kind}.what`)],
        rows,
        link: orderLink(order, language, context),
      },
      context,
    );
  },
});
