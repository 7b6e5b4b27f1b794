import type { BankTransactionEvent } from '#domain/bank-transaction/bank-transaction.events.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const transactionId = 'bt0123456789abcdef01234567';
const matchId = `${transactionId}.1`;
const reversed = (receiptId: string) =>
  ({ type: 'AccountPaymentReversed', data: { receiptId, reason: 'Bounced' } }) as unknown as CreditEvent;
const partReversed = (receiptId: string): PaymentEvent => ({
  type: 'PaymentPartReversed',
  data: { paymentId: 'o1.1.1', orderId: 'o1', receiptId, amount: 60, reason: 'Bounced' },
});

export const samples: readonly PolicySample<BankTransactionEvent | CreditEvent | PaymentEvent>[] = [
  [
    'a match',
    { type: 'BankTransactionMatched', data: { transactionId, matchId } } as unknown as BankTransactionEvent,
    [['settle-match-when-transaction-matched', { transactionId, matchId }, 60_000]],
  ],
  [
    'a payment of the bank’s that is reversed',
    reversed(matchId),
    [['end-match-when-payment-reversed', { receiptId: matchId, reason: 'Bounced' }]],
  ],
  [
    'a part of an order’s money that the bank brought and staff take back',
    partReversed(matchId),
    [['end-match-when-payment-reversed', { receiptId: matchId, reason: 'Bounced' }]],
  ],
  ['a part that staff typed in and take back', partReversed('receipt-1.2'), []],
  ['a cheque that is reversed', reversed('receipt-1.2'), []],
];
