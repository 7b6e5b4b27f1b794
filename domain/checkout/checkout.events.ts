import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount } from '#domain/shared/money.ts';
import { PERSONAL_PARTS, type OrderDraft } from '#domain/shared/order-draft.ts';
import type { PaymentPlan, ReservedPart } from '#domain/shared/payment-plan.ts';

/** An edit of a placed order: the draft is what the order becomes, and this is what has to be secured for it. */
export interface OrderEditAgreed {
  readonly reason: string;
  readonly refundId: string;
  /** The amount charged beyond what was paid; 0 where the order becomes no dearer. */
  readonly charge: Amount;
  /** Held beside the order's own hold, and then joined to it. */
  readonly needs: readonly { readonly itemNumber: string; readonly quantity: number; readonly backorder: boolean }[];
  readonly joins: string;
}

type OfAttempt<Data extends object = object> = { readonly orderId: string; readonly attempt: number } & Data;

/**
 * Stream `checkout-<orderId>`. CheckoutPaid is the point of no return: before it a checkout can only be undone, after
 * it only finished. The required revision lets exactly one of Paid and Failed happen, and of Started and Abandoned: an
 * attempt whose process died before it began can never begin later. An edit of the placed order is a further attempt, and
 * so is paying anew what it still owes.
 * `startedBy` is the command's id: a repeat of the same click finds its own checkout again.
 */
export type CheckoutEvent =
  | DomainEvent<
      'CheckoutStarted',
      OfAttempt<
        OrderDraft & {
          readonly payments: PaymentPlan;
          readonly edit?: OrderEditAgreed;
          /** Payments of the placed order that this attempt's take the place of. */
          readonly replaces?: readonly string[];
          readonly startedAt: string;
          readonly startedBy: string;
        }
      >
    >
  /** All stock is held, and every part of the payment plan is reserved: none where nothing is to be paid. */
  | DomainEvent<'CheckoutPaid', OfAttempt<{ readonly payments: readonly ReservedPart[] }>>
  | DomainEvent<'CheckoutCompleted', OfAttempt<{ readonly orderNumber: string }>>
  | DomainEvent<
      'CheckoutFailed',
      /** `paymentIds`: what may be reserved for it, and is given back. */
      OfAttempt<{
        readonly code: string;
        readonly params: Readonly<Record<string, unknown>>;
        readonly paymentIds: readonly string[];
      }>
    >
  | DomainEvent<'CheckoutUndone', OfAttempt>
  | DomainEvent<'CheckoutAbandoned', OfAttempt>;

export const checkoutEvents = defineEvents<CheckoutEvent>({
  category: 'checkout',
  personal: { CheckoutStarted: { person: 'personId', fields: PERSONAL_PARTS } },
});

/**
 * Minutes after which a checkout that still waits for the buyer's bank, or for a provider that does not answer, is
 * undone; buyers are told so.
 */
export const PENDING_MINUTES = 15;
