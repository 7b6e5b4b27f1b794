import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { Requested } from '#platform/kernel/queue/policy.ts';

export const LOOKS_EVERY_MS = 86_400_000;

/** Money that an order waits for, and since when (ISO). */
export type AwaitedOfOrder = Readonly<Record<'orderId' | 'paymentId' | 'since', string>>;

/** What a provider collects comes or is returned by itself, and a payment of invoices is of no order. */
export const awaitedOfOrder = ({
  at,
  data: { orderId, paymentId, reportedBy },
}: StoredEvent<Extract<PaymentEvent, { type: 'PaymentAwaited' }>>): Requested<AwaitedOfOrder> | [] =>
  orderId && reportedBy !== 'provider' ? { data: { orderId, paymentId, since: at }, delayMs: LOOKS_EVERY_MS } : [];
