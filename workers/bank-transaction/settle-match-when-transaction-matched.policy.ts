import type { BankTransactionEvent } from '#domain/bank-transaction/bank-transaction.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE_MS = 60_000;

/** A match whose request died before its receipt was on record gets it, or ends where its target refuses it. */
export const settleMatchWhenTransactionMatched = definePolicy<
  BankTransactionEvent,
  { transactionId: string; matchId: string }
>({
  name: 'settle-match-when-transaction-matched',
  on: {
    BankTransactionMatched: ({ data: { transactionId, matchId } }) => ({
      data: { transactionId, matchId },
      delayMs: MINUTE_MS,
    }),
  },
  kind: 'step',
  async run(match, { commands }) {
    await commands.bankTransaction.settle(match);
  },
});
