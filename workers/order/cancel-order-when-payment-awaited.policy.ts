import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { awaitedOfOrder, LOOKS_EVERY_MS, type AwaitedOfOrder } from './awaited-of-order.ts';

/** Looked at daily: the days after which an order is cancelled may be set or changed meanwhile. */
export const cancelOrderWhenPaymentAwaited = definePolicy<PaymentEvent, AwaitedOfOrder>({
  name: 'cancel-order-when-payment-awaited',
  on: { PaymentAwaited: awaitedOfOrder },
  kind: 'step',
  async run(awaited, { commands }) {
    const { isOver } = await commands.order.cancelUnreceived(awaited);
    return isOver ? undefined : { laterMs: LOOKS_EVERY_MS };
  },
});
