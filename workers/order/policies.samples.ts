import type { OrderEvent } from '#domain/order/order.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

const orderId = 'o1';
const at = '2026-11-25T12:00:00.000Z';
const card = { paymentId: 'o1.1.2-1', method: 'card', amount: 7_195, text: 'Visa 4242', reference: '' };

export const samples: readonly PolicySample<OrderEvent>[] = [
  [
    'an order that its buyer begins to pay anew',
    { type: 'OrderPaymentStarted', data: { orderId, attempt: 2, paymentIds: ['o1.1.1'], startedAt: at } },
    [['resume-checkout-when-locked', { orderId, attempt: 2, source: 'payment' }, 60_000]],
  ],
  [
    'an order that was paid anew',
    {
      type: 'OrderPaymentsReplaced',
      data: { orderId, attempt: 2, paymentIds: ['o1.1.1'], payments: [card], replacedAt: at },
    },
    [
      ['email-buyer-when-order-paid', { orderId, paymentId: 'o1.1.2-1', method: 'card' }],
      ['request-gift-certificates-when-order-paid', { orderId }],
    ],
  ],
  [
    'gift certificates of an order whose money is there',
    {
      type: 'OrderGiftCertificatesRequested',
      data: { orderId, lines: [{ lineId: '1', quantity: 2 }], requestedAt: at },
    },
    [['issue-gift-certificates-when-requested', { orderId, lineId: '1', quantity: 2 }]],
  ],
];
