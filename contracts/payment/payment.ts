// The payment feature and those who pay through it agree on these shapes.
import type { PaymentPart, ReservedPart } from '#domain/shared/payment-plan.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';

/** `reserved`: what the checkout keeps of it, and gives with the capture. */
export type ReservationAnswer =
  | { readonly outcome: 'reserved'; readonly part: ReservedPart }
  | { readonly outcome: 'challenge'; readonly challengeUrl: string }
  | { readonly outcome: 'declined'; readonly code: string; readonly params: Readonly<Record<string, unknown>> };

/** A part of an order's payment plan, with whose order it is. */
export interface PartOfOrder {
  readonly part: PaymentPart;
  readonly orderId: string;
  readonly accountId: string;
  readonly currency: CurrencyCode;
  /** ISO. */
  readonly agreedAt: string;
}

/** A provider may charge further money by these, with nobody at the screen. */
export type ChargeableAgain = Pick<PaymentPart, 'method' | 'details' | 'invoicing'>;

export type RefundOutcome = { readonly outcome: 'refunded' } | { readonly outcome: 'declined'; readonly code: string };

/** What became of a payment that its buyer has to agree to: on a provider's page, or at their bank. */
export const paymentOutcomes = ['waiting', 'approved', 'declined', 'cancelled'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
