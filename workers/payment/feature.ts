import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailBuyerWhenPaymentReturned } from './email-buyer-when-payment-returned.policy.ts';
import { followDebitWhenAwaited } from './follow-debit-when-awaited.policy.ts';
import { releasePaymentWhenAuthorisedLate } from './release-payment-when-authorised-late.policy.ts';
import { resumeCaptureWhenRequested } from './resume-capture-when-requested.policy.ts';

export const feature = {
  policies: [
    emailBuyerWhenPaymentReturned,
    followDebitWhenAwaited,
    releasePaymentWhenAuthorisedLate,
    resumeCaptureWhenRequested,
  ],
} satisfies {
  readonly policies: readonly Policy[];
};
