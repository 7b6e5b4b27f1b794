import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { endMatchWhenPaymentReversed } from './end-match-when-payment-reversed.policy.ts';
import { settleMatchWhenTransactionMatched } from './settle-match-when-transaction-matched.policy.ts';

export const feature = {
  policies: [endMatchWhenPaymentReversed, settleMatchWhenTransactionMatched],
} satisfies WorkerFeature;
