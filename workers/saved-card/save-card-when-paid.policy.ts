import type { CheckoutEvent } from '#domain/checkout/checkout.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Saves the card that a buyer asked to keep, once the order was paid with it. */
export const saveCardWhenPaid = definePolicy<CheckoutEvent, { personId: string; paymentId: string; startedAt: string }>(
  {
    name: 'save-card-when-paid',
    on: {
      CheckoutStarted: ({ data: { personId, payments, startedAt } }) =>
        payments
          .filter(({ details }) => details['save'] === true && personId.startsWith('contact:'))
          .map(({ paymentId }) => ({ data: { personId, paymentId, startedAt } })),
    },
    kind: 'transfer',
    async run(payment, { commands }) {
      const { laterMs } = await commands.savedCard.saveOfPayment(payment);
      return laterMs === undefined ? undefined : { laterMs };
    },
  },
);
