import { transactionOfReceipt } from '#domain/bank-transaction/bank-transaction.events.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const ended = ({
  data: { receiptId, reason },
}: {
  readonly data: { readonly receiptId: string; readonly reason: string };
}) => (transactionOfReceipt(receiptId) ? { data: { receiptId, reason } } : []);

/** A payment that a bank's file brought was reversed on the page of the customer or the order: its money waits to be matched again. */
export const endMatchWhenPaymentReversed = definePolicy<
  CreditEvent | PaymentEvent,
  { receiptId: string; reason: string }
>({
  name: 'end-match-when-payment-reversed',
  on: {
    AccountPaymentReversed: ended,
    PaymentPartReversed: ended,
  },
  kind: 'step',
  async run(reversal, { commands }) {
    await commands.bankTransaction.endMatch(reversal);
  },
});
