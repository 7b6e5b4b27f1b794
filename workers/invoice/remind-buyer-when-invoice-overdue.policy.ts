import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import type { InvoiceEvent } from '#domain/invoice/invoice.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendInvoice } from './send-invoice.ts';

const DAY_MS = 86_400_000;
/** The second morning after its last day, in every time zone; then weekly. */
const FIRST_MS = 36 * 3_600_000;
const REMINDERS = 3;

/**
 * Of an invoice on account that is still owed after its day, unless somebody promised to pay it on a day that is not over; the
 * last reminder is a fortnight after the first.
 */
export const remindBuyerWhenInvoiceOverdue = definePolicy<
  InvoiceEvent,
  { orderId: string; invoiceId: string; reminder: number }
>({
  name: 'remind-buyer-when-invoice-overdue',
  on: {
    InvoiceIssued: ({ at, data: { orderId, invoiceId, payments, dueOn } }) =>
      payments.some(({ method }) => moneyComesBy(method) === 'account')
        ? Array.from({ length: REMINDERS }, (_, n) => ({
            data: { orderId, invoiceId, reminder: n + 1 },
            delayMs: Math.max(0, Date.parse(`${dueOn}T00:00:00Z`) + FIRST_MS - Date.parse(at)) + n * 7 * DAY_MS,
          }))
        : [],
  },
  kind: 'notification',
  async run({ orderId, invoiceId }, context) {
    const { IsOverdue, IsDisputed, AmountPayable } = await context.queries.invoice.standing({ invoiceId });
    if (!IsOverdue || IsDisputed || AmountPayable <= 0) return;
    const { accountId } = await context.queries.order.parties({ orderId });
    const { isPromised } = await context.queries.overdue.isPromised({ accountId, invoiceId });
    if (!isPromised) await sendInvoice('invoice-overdue', { invoiceId }, context);
  },
});
