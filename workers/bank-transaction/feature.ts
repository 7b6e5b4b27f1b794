import type { Policy } from '#platform/kernel/queue/policy.ts';
import { endMatchWhenPaymentReversed } from './end-match-when-payment-reversed.policy.ts';
import { settleMatchWhenTransactionMatched } from './settle-match-when-transaction-matched.policy.ts';

export const feature = {
  policies: [endMatchWhenPaymentReversed, settleMatchWhenTransactionMatched],
} satisfies { readonly policies: readonly Policy[] };
