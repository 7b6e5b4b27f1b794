import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';
import { storedAt } from '../../tests/harness/read-model-specification.ts';

const of = { paymentId: 'o1.1.1', orderId: 'o1', amount: 7_195 };
const awaited = { orderId: 'o1', paymentId: 'o1.1.1', since: storedAt(0) };
const receipt = { reference: 'W-1', receivedOn: '2026-11-25' };
const DAY_MS = 86_400_000;

export const samples: readonly PolicySample<PaymentEvent>[] = [
  [
    'a debit that was begun',
    { type: 'PaymentAwaited', data: { ...of, reportedBy: 'provider' } },
    [['follow-debit-when-awaited', { paymentId: 'o1.1.1' }, 60_000]],
  ],
  [
    'money that is asked for again',
    {
      type: 'PaymentCaptureRequested',
      data: { ...of, attempt: 2, idempotencyKey: 'o1.1.1.capture.2', requestedAt: storedAt(0) },
    } as PaymentEvent,
    [['resume-capture-when-requested', { paymentId: 'o1.1.1', attempt: 2 }, 60_000]],
  ],
  [
    'a wire that is awaited',
    { type: 'PaymentAwaited', data: of },
    [
      ['cancel-order-when-payment-awaited', awaited, DAY_MS],
      ['remind-buyer-when-payment-awaited', awaited, DAY_MS],
    ],
  ],
  [
    'a part of a wire that came',
    { type: 'PaymentPartReceived', data: { ...of, ...receipt, receiptId: 'r1' } },
    [['email-buyer-when-payment-received', { orderId: 'o1' }]],
  ],
  ['a wire that invoices await', { type: 'PaymentAwaited', data: { ...of, orderId: '' } }, []],
  [
    'a debit that was returned',
    { type: 'PaymentReturned', data: { ...of, code: 'debit_account_closed' } },
    [['email-buyer-when-payment-returned', { orderId: 'o1', paymentId: 'o1.1.1' }]],
  ],
];
