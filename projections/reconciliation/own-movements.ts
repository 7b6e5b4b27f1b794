import { needed } from '#domain/shared/needed.ts';
import type { OwnMovement } from '#domain/reconciliation/reconciliation.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';

/** What the events of one payment say that its provider took and gave back; nothing where its method is none of these. */
export function ownMovements(
  events: readonly (PaymentEvent & { readonly at: string })[],
  methods: readonly string[],
): OwnMovement[] {
  const requested = events.find(({ type }) => type === 'PaymentRequested');
  if (requested?.type !== 'PaymentRequested' || !methods.includes(requested.data.method)) return [];
  const { idempotencyKey, currency, orderId } = requested.data;
  return events.flatMap((event): OwnMovement[] => {
    const of = { currency, orderId, at: event.at };
    switch (event.type) {
      case 'PaymentCaptured':
        return [{ kind: 'taken', key: idempotencyKey, amount: event.data.amount, ...of }];
      case 'PaymentReceived':
        return event.data.reportedBy ? [{ kind: 'taken', key: idempotencyKey, amount: event.data.amount, ...of }] : [];
      case 'PaymentRefunded':
        return [
          { kind: 'given-back', key: needed(event.data.providerReference, 'refund'), amount: event.data.amount, ...of },
        ];
      default:
        return [];
    }
  });
}
