import type { Policy } from '#platform/kernel/queue/policy.ts';
import { releasePaymentWhenAuthorisedLate } from './release-payment-when-authorised-late.policy.ts';

export const feature = { policies: [releasePaymentWhenAuthorisedLate] } satisfies {
  readonly policies: readonly Policy[];
};
