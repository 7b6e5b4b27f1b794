import { transactionOfReceipt } from '#domain/bank-transaction/bank-transaction.events.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** A payment that a bank's file brought was reversed on the customer's page: its money waits to be matched again. */
export const endMatchWhenPaymentReversed = definePolicy<CreditEvent, { receiptId: string; reason: string }>({
  name: 'end-match-when-payment-reversed',
  on: {
    AccountPaymentReversed: ({ data: { receiptId, reason } }) =>
      transactionOfReceipt(receiptId) ? { data: { receiptId, reason } } : [],
  },
  kind: 'step',
  async run(reversal, { commands }) {
    await commands.bankTransaction.endMatch(reversal);
  },
});
