import type { CurrencyCode } from '#domain/shared/money.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { Invoicing, PaymentDetails } from '#domain/shared/payment-plan.ts';

type OfPayment<Data extends object = object> = { readonly paymentId: string; readonly orderId: string } & Data;
type OfPart<Data extends object = object> = OfPayment<{ readonly receiptId: string; readonly amount: Amount } & Data>;
type OfRefund<Data extends object = object> = OfPayment<{ readonly refundId: string } & Data>;

/**
 * Stream `payment-<paymentId>`: one part of how an order is paid. The checkout's start holds the part and its key
 * before any provider is called, so that after a crash the provider is asked by that key and never charged twice;
 * PaymentRequested and PaymentAuthorised are appended with whatever comes next. PaymentCaptureRequested comes before
 * the provider is asked again for money that it declined, PaymentRefundRequested before it is asked to give money back.
 */
export type PaymentEvent =
  | DomainEvent<
      'PaymentRequested',
      OfPayment<{
        readonly method: string;
        readonly amount: Amount;
        readonly currency: CurrencyCode;
        readonly accountId: string;
        readonly details: PaymentDetails;
        readonly invoicing?: Invoicing;
        readonly idempotencyKey: string;
        readonly requestedAt: string;
      }>
    >
  | DomainEvent<'PaymentChallenged', OfPayment<{ readonly providerReference: string; readonly challengeUrl: string }>>
  | DomainEvent<'PaymentAuthorised', OfPayment<{ readonly providerReference: string; readonly text: string }>>
  | DomainEvent<'PaymentDeclined', OfPayment<{ readonly code: string }>>
  | DomainEvent<'PaymentCaptured', OfPayment<{ readonly amount: Amount }>>
  /**
   * The money comes later: the order is placed, and waits for it. `reportedBy`: a provider collects it by a debit and
   * reports that it came; absent where staff see a wire or cheque.
   */
  | DomainEvent<'PaymentAwaited', OfPayment<{ readonly amount: Amount; readonly reportedBy?: 'provider' }>>
  /** Some of the awaited money came, and the rest is waited for; days and references as below. */
  | DomainEvent<'PaymentPartReceived', OfPart<{ readonly reference: string; readonly receivedOn: string }>>
  /** A part was recorded by mistake, or its cheque bounced: it is waited for again. */
  | DomainEvent<'PaymentPartReversed', OfPart<{ readonly reason: string }>>
  /**
   * The awaited money came, all of it with the parts before: `reference` is the number of the cheque or wire, or the provider's own,
   * `receivedOn` a day
   * (YYYY-MM-DD). `reportedBy`: the provider said so, and no person. `short`: so much of it never comes, as a bank's fee that
   * was taken off, and staff let it pass. `receiptId`: a transaction of the shop's bank.
   */
  | DomainEvent<
      'PaymentReceived',
      OfPayment<{
        readonly amount: Amount;
        readonly reference: string;
        readonly receivedOn: string;
        readonly reportedBy?: 'provider';
        readonly short?: Amount;
        readonly receiptId?: string;
      }>
    >
  /** The buyer's bank took a debit back, before it settled or after: none of the money counts as paid any more. */
  | DomainEvent<'PaymentReturned', OfPayment<{ readonly amount: Amount; readonly code: string }>>
  | DomainEvent<'PaymentCaptureFailed', OfPayment<{ readonly code: string }>>
  | DomainEvent<
      'PaymentCaptureRequested',
      OfPayment<{ readonly attempt: number; readonly idempotencyKey: string; readonly requestedAt: string }>
    >
  /** `received`: so much of it had come in parts, and must be given back. */
  | DomainEvent<'PaymentVoided', OfPayment<{ readonly reason: string; readonly received?: Amount }>>
  /** The provider reserved the money after the payment had been given up: it must be given back. */
  | DomainEvent<'PaymentAuthorisedLate', OfPayment<{ readonly providerReference: string }>>
  | DomainEvent<'PaymentLateReleased', OfPayment<{ readonly providerReference: string }>>
  | DomainEvent<
      'PaymentRefundRequested',
      OfRefund<{ readonly amount: Amount; readonly idempotencyKey: string; readonly requestedAt: string }>
    >
  | DomainEvent<'PaymentRefunded', OfRefund<{ readonly amount: Amount; readonly providerReference: string }>>
  | DomainEvent<'PaymentRefundDeclined', OfRefund<{ readonly code: string }>>;

/** Reason of a payment that another took the place of. */
export const PAYMENT_REPLACED = 'payment_replaced';

export const paymentEvents = defineEvents<PaymentEvent>({ category: 'payment' });
