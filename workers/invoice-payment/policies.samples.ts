import type { InvoicePaymentEvent } from '#domain/invoice-payment/invoice-payment.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const MINUTE_MS = 60_000;

export const samples: readonly PolicySample<InvoicePaymentEvent>[] = [
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
];
