import type { OrderEvent } from '#domain/order/order.events.ts';
import { NamedFailure } from '#platform/queue/failure.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { countText } from '#platform/selling-unit.ts';
import { emailText } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';
import { orderForMail, orderLink } from './order-for-mail.ts';

export const emailBuyerWhenLinesShipped = definePolicy<OrderEvent, { orderId: string; shipmentId: string }>({
  name: 'email-buyer-when-lines-shipped',
  on: {
    OrderLinesShipped: ({ data: { orderId, shipmentId } }) => ({ data: { orderId, shipmentId } }),
    OrderEmailResent: ({ data: { orderId, template, shipmentId } }) =>
      template === 'shipment' ? { data: { orderId, shipmentId } } : [],
  },
  kind: 'notification',
  async run({ orderId, shipmentId }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const shipment = order.Shipments.find((s) => s.shipmentId === shipmentId);
    if (!shipment) throw new NamedFailure('read_model_behind');
    const t = emailText(language, 'linesShipped');
    await sendEmail(
      { to: order.OrderHeader.Email, personId: order.Customer.PersonId },
      {
        language,
        subject: t('subject', { number: order.OrderHeader.OrderNumber }),
        greeting,
        paragraphs: [t('on')],
        rows: [
          ...shipment.lines.map((line) => ({
            label: line.SkuName,
            value: `× ${countText(line.Qty, line.Unit, language)}`,
          })),
          { label: t('by'), value: shipment.carrier },
          { label: t('tracking'), value: shipment.trackingNumber, url: shipment.trackingUrl || undefined },
        ],
        link: orderLink(order, language, context),
      },
      context,
    );
  },
});
