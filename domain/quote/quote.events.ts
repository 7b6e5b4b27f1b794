import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Address, PickedUpBy } from '#domain/shared/address.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, MilliPercent } from '#domain/shared/money.ts';
import type { Delivery, OrderedLine } from '#domain/shared/order-draft.ts';
import type { DestinationTax, LinePrice, OrderTotals, ShippingChosen } from '#domain/shared/pricing.ts';

export const QUOTE_LIMITS = { lines: 500, quantity: 999_999, alternatives: 5, unitPrice: 100_000_000_00 } as const;
/** The buyer is reminded this long before a quote expires. */
export const REMINDER_DAYS = 3;

/**
 * Spec 4: a quote waits for a CSR (submitted, in-review), for the buyer (returned, approved), or is over. `approved`:
 * a revision is published and can be accepted, which is not the second CSR's approval of its pricing. `converting`: its
 * order is being paid.
 */
export const QUOTE_STATUSES = [
  'draft',
  'submitted',
  'in-review',
  'returned',
  'approved',
  'converting',
  'converted',
  'declined',
  'expired',
  'cancelled',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** Taken off a line or off the whole quote: a share, an amount, or so much that `value` is what remains to be paid. */
export type Discount =
  | { readonly kind: 'percent'; readonly value: MilliPercent }
  | { readonly kind: 'amount' | 'total'; readonly value: Amount };

/** A line as it is asked for: the price is the catalogue's, or nobody's for a free-form line. */
export interface QuotedItem {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly name: OrderedLine['name'];
  readonly quantity: number;
  readonly unit?: OrderedLine['unit'];
  readonly options?: OrderedLine['options'];
  readonly price: LinePrice;
  readonly grams: number;
  readonly taxClass?: OrderedLine['taxClass'];
  readonly lengthMm?: OrderedLine['lengthMm'];
  readonly components: OrderedLine['components'];
  readonly backorder: boolean;
}

export type Alternative = Pick<
  QuotedItem,
  'itemNumber' | 'name' | 'unit' | 'options' | 'price' | 'grams' | 'taxClass' | 'lengthMm' | 'components' | 'backorder'
>;

/** Says where it goes and how; only what is named changes. */
export interface QuoteHeader {
  readonly email?: string;
  readonly shipTo?: Address;
  readonly billTo?: Address;
  /** Who comes for what is picked up; absent: the person on the bill. */
  readonly pickedUpBy?: PickedUpBy;
  readonly shippingMethod?: string;
  readonly comments?: string;
}

/** The buyer may accept this: it is frozen, without personal data, so that erasing a person changes no hash. */
export interface RevisionContent {
  readonly quoteId: string;
  readonly quoteNumber: string;
  readonly revision: number;
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly OrderedLine[];
  readonly deliveries: readonly Delivery[];
  readonly totals: OrderTotals;
  /** The last calendar day it holds, in the shop's time zone. */
  readonly validUntil: string;
}

/** Freight and taxes of the contents, and where what is picked up changes hands: `tax` is of there. */
export interface Recalculated {
  readonly shipping?: ShippingChosen;
  readonly tax: DestinationTax;
  readonly pickedUpIn?: Delivery['destination'];
}

type OfQuote<Data extends object = object> = { readonly quoteId: string } & Data;
/** `by` is `contact:<id>` or `staff:<id>`. */
type ByWhom<Data extends object = object> = OfQuote<{ readonly by: string; readonly at: string } & Data>;

/**
 * Stream `quote-<quoteId>`: a quote keeps the id of the cart that it was, and gives it to the order that it becomes.
 */
export type QuoteEvent =
  | DomainEvent<
      'QuoteRequested',
      ByWhom<
        {
          readonly quoteNumber: string;
          readonly personId: string;
          readonly accountId: string;
          readonly language: string;
          readonly currency: CurrencyCode;
          readonly placedBy: string;
          readonly attempt: number;
          readonly lines: readonly QuotedItem[];
        } & QuoteHeader
      >
    >
  | DomainEvent<
      'QuoteDrafted',
      ByWhom<{
        readonly quoteNumber: string;
        readonly personId: string;
        readonly accountId: string;
        readonly language: string;
        readonly currency: CurrencyCode;
        readonly placedBy: string;
      }>
    >
  | DomainEvent<'QuoteSubmitted', ByWhom>
  | DomainEvent<'QuoteReviewStarted', ByWhom>
  | DomainEvent<'QuoteHeaderChanged', ByWhom<{ readonly personId: string } & QuoteHeader>>
  | DomainEvent<'QuoteLineAdded', ByWhom<QuotedItem>>
  | DomainEvent<
      'QuoteLineQuantityChanged',
      ByWhom<{ readonly lineId: string; readonly from: number; readonly to: number; readonly price: LinePrice }>
    >
  | DomainEvent<'QuoteLineRemoved', ByWhom<{ readonly lineId: string }>>
  | DomainEvent<
      'QuoteLinePriceOverridden',
      ByWhom<{ readonly lineId: string; readonly from: Amount; readonly to: Amount; readonly reason: string }>
    >
  | DomainEvent<'QuoteLinePriceReset', ByWhom<{ readonly lineId: string; readonly from: Amount; readonly to: Amount }>>
  | DomainEvent<
      'QuoteLineDiscounted',
      ByWhom<{ readonly lineId: string; readonly discount: Discount; readonly reason: string }>
    >
  | DomainEvent<'QuoteLineDiscountRemoved', ByWhom<{ readonly lineId: string }>>
  | DomainEvent<'QuoteDiscounted', ByWhom<{ readonly discount: Discount; readonly reason: string }>>
  | DomainEvent<'QuoteDiscountRemoved', ByWhom>
  | DomainEvent<
      'QuoteRepriced',
      ByWhom<{ readonly lines: readonly { readonly lineId: string; readonly price: LinePrice }[] }>
    >
  | DomainEvent<'QuoteRecalculated', ByWhom<Recalculated>>
  | DomainEvent<'QuoteAlternativeOffered', ByWhom<{ readonly lineId: string; readonly alternative: Alternative }>>
  | DomainEvent<'QuoteAlternativeWithdrawn', ByWhom<{ readonly lineId: string; readonly itemNumber: string }>>
  | DomainEvent<'QuoteAlternativeChosen', ByWhom<{ readonly lineId: string; readonly itemNumber: string }>>
  /** Prices as of `changes` go far below the catalogue: somebody else is asked to approve them. */
  | DomainEvent<'QuoteApprovalRequested', ByWhom<{ readonly changes: number }>>
  | DomainEvent<'QuotePricingApproved', ByWhom<{ readonly changes: number }>>
  | DomainEvent<
      'QuoteMessagePosted',
      ByWhom<{
        readonly personId: string;
        readonly messageId: string;
        readonly lineId: string;
        readonly visibility: 'internal' | 'customer';
        readonly text: string;
      }>
    >
  /** What the buyer wrote last needs no answer. */
  | DomainEvent<'QuoteMessagesClosed', ByWhom>
  | DomainEvent<'QuoteReturned', ByWhom<{ readonly personId: string; readonly question: string }>>
  | DomainEvent<
      'QuoteRevisionPublished',
      ByWhom<{ readonly content: RevisionContent; readonly hash: string; readonly expiresAt: string }>
    >
  | DomainEvent<'QuoteDeclined', ByWhom<{ readonly reason: string }>>
  | DomainEvent<'QuoteCancelled', ByWhom<{ readonly reason: string }>>
  | DomainEvent<'QuoteExpired', OfQuote<{ readonly revision: number; readonly at: string }>>
  | DomainEvent<'QuoteAccepted', ByWhom<{ readonly revision: number; readonly hash: string; readonly attempt: number }>>
  | DomainEvent<'QuoteReopened', OfQuote<{ readonly attempt: number; readonly reason: string }>>
  | DomainEvent<
      'QuoteConverted',
      OfQuote<{ readonly attempt: number; readonly revision: number; readonly hash: string }>
    >;

const header = ['email', 'shipTo', 'billTo', 'pickedUpBy', 'comments'] as const;

export const quoteEvents = defineEvents<QuoteEvent>({
  category: 'quote',
  personal: {
    QuoteRequested: { person: 'personId', fields: ['placedBy', ...header] },
    QuoteDrafted: { person: 'personId', fields: ['placedBy'] },
    QuoteHeaderChanged: { person: 'personId', fields: header },
    QuoteMessagePosted: { person: 'personId', fields: ['text'] },
    QuoteReturned: { person: 'personId', fields: ['question'] },
  },
});
