import type { InvoicePaymentEvent } from '#domain/invoice-payment/invoice-payment.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const MINUTE_MS = 60_000;

const ofNoOrder = { paymentId: 'p1.1.1', orderId: '', amount: 500 };
const invoices = [{ invoiceId: 'o1.1', amount: 500 }];

export const samples: readonly PolicySample<InvoicePaymentEvent | PaymentEvent>[] = [
  [
    'a payment of invoices that was begun',
    { type: 'InvoicePaymentStarted', data: { invoicePaymentId: 'p1' } } as unknown as InvoicePaymentEvent,
    [['resume-invoice-payment-when-started', { invoicePaymentId: 'p1' }, MINUTE_MS]],
  ],
  [
    'a payment of invoices that failed',
    {
      type: 'InvoicePaymentFailed',
      data: { invoicePaymentId: 'p1', accountId: 'A', code: 'card_declined', params: {} },
    },
    [['release-payment-when-invoice-payment-failed', { invoicePaymentId: 'p1' }]],
  ],
  [
    'a debit of invoices that was returned before it settled',
    {
      type: 'InvoicePaymentFailed',
      data: { invoicePaymentId: 'p1', accountId: 'A', code: 'debit_account_closed', params: {}, invoices },
    },
    [
      ['email-buyer-when-invoice-payment-returned', { invoiceId: 'o1.1' }],
      ['release-payment-when-invoice-payment-failed', { invoicePaymentId: 'p1' }],
    ],
  ],
  [
    'a debit of invoices that was returned after it had settled',
    {
      type: 'InvoicePaymentReturned',
      data: { invoicePaymentId: 'p1', accountId: 'A', code: 'debit_account_closed', invoices },
    },
    [['email-buyer-when-invoice-payment-returned', { invoiceId: 'o1.1' }]],
  ],
  [
    'a debit of an invoice and a finance charge that was returned',
    {
      type: 'InvoicePaymentReturned',
      data: {
        ...{ invoicePaymentId: 'p1', accountId: 'A', code: 'debit_account_closed' },
        invoices: [...invoices, { invoiceId: 'finance-charge-A.2026-10', amount: 300 }],
      },
    },
    [
      ['email-buyer-when-account-debit-returned', { invoicePaymentId: 'p1', amount: 300 }],
      ['email-buyer-when-invoice-payment-returned', { invoiceId: 'o1.1' }],
    ],
  ],
  [
    'a debit of invoices that settled',
    {
      type: 'PaymentReceived',
      data: { ...ofNoOrder, reference: 'r', receivedOn: '2026-11-20', reportedBy: 'provider' },
    },
    [['settle-invoice-payment-when-debit-ended', { paymentId: 'p1.1.1' }]],
  ],
  [
    'a debit of invoices that the bank returned',
    { type: 'PaymentReturned', data: { ...ofNoOrder, code: 'debit_account_closed' } },
    [['settle-invoice-payment-when-debit-ended', { paymentId: 'p1.1.1', returnCode: 'debit_account_closed' }]],
  ],
];
