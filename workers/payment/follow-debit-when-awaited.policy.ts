import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const MINUTE = 60_000;

/**
 * The provider is asked what became of a debit, ever more rarely, until nothing can change it any more: its webhooks may
 * all be lost.
 */
export const followDebitWhenAwaited = definePolicy<PaymentEvent, { paymentId: string }>({
  name: 'follow-debit-when-awaited',
  on: {
    PaymentAwaited: ({ data: { paymentId, reportedBy } }) =>
      reportedBy === 'provider' ? { data: { paymentId }, delayMs: MINUTE } : [],
  },
  kind: 'step',
  async run(payment, { commands }) {
    const { laterMs } = await commands.payment.recordSettlement(payment);
    return laterMs === undefined ? undefined : { laterMs };
  },
});
