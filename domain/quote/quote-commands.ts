// What can be done with a quote, by the buyer, by the desk and by the checkout that it becomes.
import type { Command } from '#domain/shared/decider.ts';
import type { Amount, CurrencyCode, MilliPercent } from '#domain/shared/money.ts';
import type { ItemPrices, LinePrice } from '#domain/shared/pricing.ts';
import type { Alternative, Discount, QuotedItem, QuoteHeader, Recalculated } from './quote.events.ts';

interface OfQuote {
  readonly quoteId: string;
}
interface OnRecord extends OfQuote {
  readonly by: string;
  readonly at: string;
}
interface Beginning extends OnRecord {
  readonly quoteNumber: string;
  readonly personId: string;
  readonly accountId: string;
  readonly language: string;
  readonly currency: CurrencyCode;
  /** Name of the person it is for. */
  readonly placedBy: string;
}
/** Every change names the contents that were seen; one made of other contents is refused, and nothing is lost. */
interface Seen extends OnRecord {
  readonly changesSeen: number;
}
interface OfLine extends Seen {
  readonly lineId: string;
}

/** `attempt`: the number of the cart's last checkout; the quote's attempts are numbered on from it. */
export type Request = Command<
  'Request',
  Beginning & { attempt: number; lines: readonly QuotedItem[]; header: QuoteHeader }
>;
/** A CSR begins one for a customer on the phone; the customer sees it once it is published or returned. */
export type Draft = Command<'Draft', Beginning>;

export type ChangeQuantity = Command<'ChangeQuantity', OfLine & { quantity: number; price?: LinePrice }>;
export type AddLine = Command<'AddLine', Seen & { item: Omit<QuotedItem, 'lineId'> }>;
export type RemoveLine = Command<'RemoveLine', OfLine>;
export type ChangeHeader = Command<'ChangeHeader', Seen & { header: QuoteHeader }>;
export type ChooseAlternative = Command<'ChooseAlternative', OfLine & { itemNumber: string }>;
export type Cancel = Command<'Cancel', Seen & { reason: string }>;

export type StartReview = Command<'StartReview', Seen>;
export type RequestApproval = Command<'RequestApproval', Seen>;
export type ApprovePricing = Command<'ApprovePricing', Seen>;
export type Return = Command<'Return', Seen & { question: string }>;
/** `hash` is that of `revisionOf` the contents seen; `maxDiscount` is how far below the catalogue one CSR alone may go. */
export type Publish = Command<
  'Publish',
  Seen & { revision: number; validUntil: string; expiresAt: string; hash: string; maxDiscount: MilliPercent }
>;
export type Decline = Command<'Decline', Seen & { reason: string }>;

export type OverridePrice = Command<'OverridePrice', OfLine & { unitPrice: Amount; reason: string }>;
export type ResetPrice = Command<'ResetPrice', OfLine>;
export type DiscountLine = Command<'DiscountLine', OfLine & { discount: Discount; reason: string }>;
export type RemoveLineDiscount = Command<'RemoveLineDiscount', OfLine>;
export type DiscountQuote = Command<'DiscountQuote', Seen & { discount: Discount; reason: string }>;
export type RemoveQuoteDiscount = Command<'RemoveQuoteDiscount', Seen>;
export type UpdatePrices = Command<'UpdatePrices', Seen & { prices: Readonly<Record<string, ItemPrices>> }>;
export type Recalculate = Command<'Recalculate', Seen & Recalculated>;
export type OfferAlternative = Command<'OfferAlternative', OfLine & { alternative: Alternative }>;
export type WithdrawAlternative = Command<'WithdrawAlternative', OfLine & { itemNumber: string }>;

export type Expire = Command<'Expire', OfQuote & { revision: number; at: string }>;
export type Accept = Command<'Accept', OnRecord & { revision: number; hash: string; attempt: number }>;
export type Reopen = Command<'Reopen', OfQuote & { attempt: number; reason: string }>;
export type MarkConverted = Command<'MarkConverted', OfQuote & { attempt: number }>;

export type PostMessage = Command<
  'PostMessage',
  OnRecord & { messageId: string; lineId: string; visibility: 'internal' | 'customer'; text: string }
>;
/** `lastSeen`: the buyer's last message that was seen; a later one needs an answer of its own. */
export type CloseMessages = Command<'CloseMessages', OnRecord & { lastSeen: string }>;

/** Commands that change what freight and taxes rest on. */
export type ContentsCommand =
  | Request
  | Draft
  | ChangeQuantity
  | AddLine
  | RemoveLine
  | ChangeHeader
  | ChooseAlternative
  | Cancel
  | OverridePrice
  | ResetPrice
  | DiscountLine
  | RemoveLineDiscount
  | DiscountQuote
  | RemoveQuoteDiscount
  | UpdatePrices
  | Recalculate
  | OfferAlternative
  | WithdrawAlternative;

/** Recalculated for the contents that `command` leads to: both are one append, so no revision has stale freight. */
export type AndRecalculate = Command<'AndRecalculate', OfQuote & { command: ContentsCommand } & Recalculated>;

export type QuoteCommand =
  | ContentsCommand
  | AndRecalculate
  | StartReview
  | RequestApproval
  | ApprovePricing
  | Return
  | Publish
  | Decline
  | Expire
  | Accept
  | Reopen
  | MarkConverted
  | PostMessage
  | CloseMessages;
