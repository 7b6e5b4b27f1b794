import type { InvoiceEvent } from '#domain/invoice/invoice.events.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From the moment of the test's events, noon of a day at UTC-3, until its last day is over everywhere. */
const UNTIL_OVERDUE = Date.parse('2026-04-03T12:00:00Z') - Date.parse('2026-03-03T15:00:00Z');

const issued = (method: string) =>
  ({
    type: 'InvoiceIssued',
    data: { invoiceId: 'o1.1', orderId: 'o1', dueOn: '2026-04-02', payments: [{ paymentId: 'o1.1.1', method }] },
  }) as unknown as InvoiceEvent;
const voided = (orderId: string, reason = 'order_cancelled'): PaymentEvent => ({
  type: 'PaymentVoided',
  data: { paymentId: 'o1.1.1', orderId, reason },
});
const invoice = { orderId: 'o1', invoiceId: 'o1.1' };

const declined = (refunded: readonly { readonly paymentId: string; readonly amount: number }[]): OrderEvent => ({
  type: 'OrderRefundDeclined',
  data: { orderId: 'o1', refundId: 'r1', code: 'x', refunded, declinedAt: '2026-03-03T15:00:00.000Z' },
});

export const samples: readonly PolicySample<InvoiceEvent | OrderEvent | PaymentEvent>[] = [
  [
    'a refund that was declined in part',
    declined([{ paymentId: 'o1.1.1', amount: 5 }]),
    [['issue-credit-note-when-refunded', { orderId: 'o1', refundId: 'r1' }]],
  ],
  ['a refund that was declined', declined([]), []],
  [
    'an invoice on account',
    issued('terms'),
    [
      ['email-buyer-when-invoice-issued', invoice],
      ...[1, 2, 3].map(
        (reminder) =>
          [
            'remind-buyer-when-invoice-overdue',
            { ...invoice, reminder },
            UNTIL_OVERDUE + (reminder - 1) * 7 * DAY_MS,
          ] as const,
      ),
    ],
  ],
  ['an invoice that was paid with the order', issued('card'), []],
  [
    'a payment of an order that will never come',
    voided('o1'),
    [['issue-credit-note-when-payment-voided', { orderId: 'o1', paymentId: 'o1.1.1', reason: 'order_cancelled' }]],
  ],
  [
    'a bill of what has left',
    {
      type: 'OrderBilled',
      data: {
        ...{ orderId: 'o1', invoiceId: 'o1.b1', lines: [{ lineId: '1', quantity: 2 }] },
        ...{ parts: [{ paymentId: 'o1.1.1', amount: 5 }], billedAt: '2026-03-03T15:00:00.000Z' },
      },
    },
    [['issue-invoice-when-order-billed', { orderId: 'o1', invoiceId: 'o1.b1' }]],
  ],
  [
    'a bill of what has left, on an invoice of several orders',
    {
      type: 'OrderBilled',
      data: {
        ...{ orderId: 'o1', invoiceId: 'm1.202603', position: 2, lines: [{ lineId: '1', quantity: 2 }] },
        ...{ parts: [{ paymentId: 'o1.1.1', amount: 5 }], billedAt: '2026-03-03T15:00:00.000Z' },
      },
    },
    [],
  ],
  [
    'a bill that waits for the end of the month',
    {
      type: 'OrderBillDeferred',
      data: { orderId: 'o1', accountId: 'A', personId: 'contact:1', deferredAt: '2026-03-03T15:00:00.000Z' },
    },
    [
      [
        'add-order-to-invoice-when-bill-deferred',
        { orderId: 'o1', accountId: 'A', personId: 'contact:1', at: '2026-03-03T15:00:00.000Z' },
      ],
    ],
  ],
  [
    'an order on the invoice of a month',
    {
      type: 'InvoiceOrderAdded',
      data: { invoiceId: 'm1.202603', orderId: 'o1', accountId: 'A', closesAt: '2026-03-03T16:00:00.000Z' },
    },
    [['issue-invoice-when-month-over', { invoiceId: 'm1.202603' }, HOUR_MS]],
  ],
  ['a payment of invoices that will never come', voided(''), []],
  ['a payment that another one took the place of', voided('o1', 'payment_replaced'), []],
];
