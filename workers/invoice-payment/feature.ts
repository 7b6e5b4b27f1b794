import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyerWhenAccountDebitReturned } from './email-buyer-when-account-debit-returned.policy.ts';
import { emailBuyerWhenInvoicePaymentReturned } from './email-buyer-when-invoice-payment-returned.policy.ts';
import { releasePaymentWhenInvoicePaymentFailed } from './release-payment-when-invoice-payment-failed.policy.ts';
import { resumeInvoicePaymentWhenStarted } from './resume-invoice-payment-when-started.policy.ts';
import { settleInvoicePaymentWhenDebitEnded } from './settle-invoice-payment-when-debit-ended.policy.ts';

export const feature = {
  needs: ['letter'],
  policies: [
    emailBuyerWhenAccountDebitReturned,
    emailBuyerWhenInvoicePaymentReturned,
    releasePaymentWhenInvoicePaymentFailed,
    resumeInvoicePaymentWhenStarted,
    settleInvoicePaymentWhenDebitEnded,
  ],
} satisfies WorkerFeature;
