import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyerWhenPaymentReturned } from './email-buyer-when-payment-returned.policy.ts';
import { followDebitWhenAwaited } from './follow-debit-when-awaited.policy.ts';
import { releasePaymentWhenAuthorisedLate } from './release-payment-when-authorised-late.policy.ts';
import { resumeCaptureWhenRequested } from './resume-capture-when-requested.policy.ts';

export const feature = {
  needs: ['letter'],
  policies: [
    emailBuyerWhenPaymentReturned,
    followDebitWhenAwaited,
    releasePaymentWhenAuthorisedLate,
    resumeCaptureWhenRequested,
  ],
} satisfies WorkerFeature;
