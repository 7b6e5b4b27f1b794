import type { OrderEvent } from '#domain/order/order.events.ts';
import { methodTexts } from '#platform/payment/method-texts.ts';
import { NamedFailure } from '#platform/queue/failure.ts';
import { definePolicy } from '#platform/queue/policy.ts';
import { countText } from '#platform/selling-unit.ts';
import { emailText, money } from '#workers/email/email.ts';
import { sendEmail } from '#workers/email/send-email.ts';
import { orderForMail, orderLink } from './order-for-mail.ts';

export const emailBuyerWhenOrderRefunded = definePolicy<OrderEvent, { orderId: string; refundId: string }>({
  name: 'email-buyer-when-order-refunded',
  // What was for nothing, e.g. a free line, moved no money.
  on: {
    OrderRefundCompleted: ({ data: { orderId, refundId, amount } }) =>
      amount > 0 ? { data: { orderId, refundId } } : [],
  },
  kind: 'notification',
  async run({ orderId, refundId }, context) {
    const { order, language, greeting } = await orderForMail(orderId, context);
    const { OrderHeader: header } = order;
    const refund = order.Refunds.find((one) => one.refundId === refundId);
    if (!refund) throw new NamedFailure('read_model_behind');
    const t = emailText(language, 'orderRefunded');
    const amount = (value: number) => money(value, header.CurrencyCode, language);
    await sendEmail(
      { to: header.Email, personId: order.Customer.PersonId },
      {
        language,
        subject: t('subject', { number: header.OrderNumber }),
        greeting,
        paragraphs: [...new Set(refund.how.map(({ method }) => methodTexts(method, language).refunded))].filter(
          Boolean,
        ),
        rows: [
          ...refund.lines.map((line) => ({
            label: line.SkuName,
            value: `× ${countText(line.Qty, line.Unit, language)}`,
          })),
          ...(refund.cause !== 'edit' && refund.parts.ShippingTotal
            ? [{ label: t('shipping'), value: amount(refund.parts.ShippingTotal) }]
            : []),
          ...(refund.goodwill ? [{ label: t('goodwill'), value: amount(refund.goodwill) }] : []),
          { label: t('total'), value: amount(refund.amount) },
        ],
        link: orderLink(order, language, context),
      },
      context,
    );
  },
});
