import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const ofPayments = ({
  data: { orderId, payments },
}: {
  readonly data: {
    readonly orderId: string;
    readonly payments: readonly Pick<PlacedPayment, 'paymentId' | 'invoicing'>[];
  };
}) =>
  payments
    .filter(({ invoicing }) => !invoicing)
    .slice(0, 1)
    .map(({ paymentId }) => ({ data: { orderId, invoiceId: invoiceIdOf(paymentId) } }));

/** An order, and what an edit adds to it, is billed at once, unless that is done as its goods leave. */
export const issueInvoiceWhenOrderPlaced = definePolicy<OrderEvent, { orderId: string; invoiceId: string }>({
  name: 'issue-invoice-when-order-placed',
  on: { OrderPlaced: ofPayments, OrderEdited: ofPayments },
  kind: 'step',
  async run(invoice, { commands }) {
    await commands.invoice.issue(invoice);
  },
});
