import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendInvoice } from '#workers/invoice/send-invoice.ts';

/** The second morning after its day, in every time zone. */
const FIRST_MS = 36 * 3_600_000;

/** What was promised and is owed all the same: reminders had been held until then. */
export const remindBuyerWhenPromiseBroken = definePolicy<
  CreditEvent,
  { accountId: string; promiseId: string; openItemId: string }
>({
  name: 'remind-buyer-when-promise-broken',
  on: {
    PaymentPromised: ({ at, data: { accountId, promiseId, openItemIds, payOn } }) =>
      // One invoice may be several items.
      [...new Map(openItemIds.map((id) => [invoiceIdOf(id), id])).values()].map((openItemId) => ({
        data: { accountId, promiseId, openItemId },
        delayMs: Date.parse(`${payOn}T00:00:00Z`) + FIRST_MS - Date.parse(at),
      })),
  },
  kind: 'notification',
  async run(promise, context) {
    const { orderId } = await context.queries.overdue.brokenPromise(promise);
    if (!orderId) return;
    const invoiceId = invoiceIdOf(promise.openItemId);
    const { IsOverdue, IsDisputed, AmountPayable } = await context.queries.invoice.standing({ invoiceId });
    if (IsOverdue && !IsDisputed && AmountPayable > 0) await sendInvoice('invoice-overdue', { invoiceId }, context);
  },
});
