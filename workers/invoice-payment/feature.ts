import type { Policy } from '#platform/kernel/queue/policy.ts';
import { releasePaymentWhenInvoicePaymentFailed } from './release-payment-when-invoice-payment-failed.policy.ts';
import { resumeInvoicePaymentWhenStarted } from './resume-invoice-payment-when-started.policy.ts';

export const feature = {
  policies: [releasePaymentWhenInvoicePaymentFailed, resumeInvoicePaymentWhenStarted],
} satisfies { readonly policies: readonly Policy[] };
