import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { addOrderToInvoiceWhenBillDeferred } from './add-order-to-invoice-when-bill-deferred.policy.ts';
import { emailBuyerWhenInvoiceIssued } from './email-buyer-when-invoice-issued.policy.ts';
import { issueCreditNoteWhenPaymentVoided } from './issue-credit-note-when-payment-voided.policy.ts';
import { issueCreditNoteWhenRefunded } from './issue-credit-note-when-refunded.policy.ts';
import { issueInvoiceWhenMonthOver } from './issue-invoice-when-month-over.policy.ts';
import { issueInvoiceWhenOrderBilled } from './issue-invoice-when-order-billed.policy.ts';
import { issueInvoiceWhenOrderPlaced } from './issue-invoice-when-order-placed.policy.ts';
import { remindBuyerWhenInvoiceOverdue } from './remind-buyer-when-invoice-overdue.policy.ts';

export const feature = {
  needs: ['credit', 'letter', 'order'],
  policies: [
    addOrderToInvoiceWhenBillDeferred,
    emailBuyerWhenInvoiceIssued,
    issueCreditNoteWhenPaymentVoided,
    issueCreditNoteWhenRefunded,
    issueInvoiceWhenMonthOver,
    issueInvoiceWhenOrderBilled,
    issueInvoiceWhenOrderPlaced,
    remindBuyerWhenInvoiceOverdue,
  ],
} satisfies WorkerFeature;
