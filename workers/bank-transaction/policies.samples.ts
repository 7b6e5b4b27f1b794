import type { BankTransactionEvent } from '#domain/bank-transaction/bank-transaction.events.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const transactionId = 'bt0123456789abcdef01234567';
const matchId = `${transactionId}.1`;
const reversed = (receiptId: string) =>
  ({ type: 'AccountPaymentReversed', data: { receiptId, reason: 'Bounced' } }) as unknown as CreditEvent;

export const samples: readonly PolicySample<BankTransactionEvent | CreditEvent>[] = [
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
  ['a cheque that is reversed', reversed('receipt-1.2'), []],
];
