import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailBuyerWhenPaymentReturned } from './email-buyer-when-payment-returned.policy.ts';
import { followDebitWhenAwaited } from './follow-debit-when-awaited.policy.ts';
import { releasePaymentWhenAuthorisedLate } from './release-payment-when-authorised-late.policy.ts';

export const feature = {
  policies: [emailBuyerWhenPaymentReturned, followDebitWhenAwaited, releasePaymentWhenAuthorisedLate],
} satisfies {
  readonly policies: readonly Policy[];
};
