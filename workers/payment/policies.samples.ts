import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const of = { paymentId: 'o1.1.1', orderId: 'o1', amount: 7_195 };

export const samples: readonly PolicySample<PaymentEvent>[] = [
  [
    'a debit that was begun',
    { type: 'PaymentAwaited', data: { ...of, reportedBy: 'provider' } },
    [['follow-debit-when-awaited', { paymentId: 'o1.1.1' }, 60_000]],
  ],
  ['a wire that is awaited', { type: 'PaymentAwaited', data: of }, []],
  [
    'a debit that was returned',
    { type: 'PaymentReturned', data: { ...of, code: 'debit_account_closed' } },
    [['email-buyer-when-payment-returned', { orderId: 'o1', paymentId: 'o1.1.1' }]],
  ],
];
