import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount } from '#domain/shared/money.ts';

type OfPayment<Data extends object = object> = { readonly paymentId: string; readonly orderId: string } & Data;
type OfRefund<Data extends object = object> = OfPayment<{ readonly refundId: string } & Data>;

/**
 * Stream `payment-<paymentId>`. PaymentRequested carries the idempotency key and is appended before the provider is
 * called, so that after a crash the provider is asked by that key and never charged twice. PaymentCaptureRequested does
 * the same for money that is charged again after a decline (the first capture needs no event of its own),
 * PaymentRefundRequested for money that is given back.
 */
export type PaymentEvent =
  | DomainEvent<
      'PaymentRequested',
      OfPayment<{
        readonly method: string;
        readonly amount: Amount;
        readonly currency: string;
        readonly accountId: string;
        readonly reference: string;
        readonly idempotencyKey: string;
        readonly requestedAt: string;
      }>
    >
  | DomainEvent<'PaymentChallenged', OfPayment<{ readonly providerReference: string; readonly challengeUrl: string }>>
  | DomainEvent<'PaymentAuthorised', OfPayment<{ readonly providerReference: string; readonly text: string }>>
  | DomainEvent<'PaymentDeclined', OfPayment<{ readonly code: string }>>
  | DomainEvent<'PaymentCaptured', OfPayment<{ readonly amount: Amount }>>
  | DomainEvent<'PaymentCaptureFailed', OfPayment<{ readonly code: string }>>
  | DomainEvent<
      'PaymentCaptureRequested',
      OfPayment<{ readonly attempt: number; readonly idempotencyKey: string; readonly requestedAt: string }>
    >
  | DomainEvent<'PaymentVoided', OfPayment<{ readonly reason: string }>>
  /** The provider reserved the money after the payment had been given up: it must be given back. */
  | DomainEvent<'PaymentAuthorisedLate', OfPayment<{ readonly providerReference: string }>>
  | DomainEvent<'PaymentLateReleased', OfPayment<{ readonly providerReference: string }>>
  | DomainEvent<
      'PaymentRefundRequested',
      OfRefund<{ readonly amount: Amount; readonly idempotencyKey: string; readonly requestedAt: string }>
    >
  | DomainEvent<'PaymentRefunded', OfRefund<{ readonly amount: Amount; readonly providerReference: string }>>
  | DomainEvent<'PaymentRefundDeclined', OfRefund<{ readonly code: string }>>;

export const paymentEvents = defineEvents<PaymentEvent>({ category: 'payment' });
