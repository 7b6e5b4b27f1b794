// The shapes of a quote on the wire, for both sides.
import { z } from 'zod';
import { QUOTE_STATUSES, type QuoteEvent } from '#domain/quote/quote.events.ts';
import { availability } from '../category/category.ts';
import { options, pickUp, totals, unitShown } from '../order/order.ts';
import { address, amount, currencyCode, isoDate, numberParameter } from '../shared/shared.ts';

export const quoteStatus = z.enum(QUOTE_STATUSES);
/** The side that must act next; `nobody` when the quote is over. */
export const quoteWaitingFor = z.enum(['dealer', 'buyer', 'nobody']);

/** The reason against an edit: everything that others did to the quote since the contents that were seen. */
export const quoteChange = z.object({
  type: z.custom<QuoteEvent['type']>((value) => typeof value === 'string'),
  by: z.string().meta({ description: 'Who did it, for the eye' }),
  side: z.enum(['buyer', 'staff', 'shop']),
  at: isoDate,
  lineId: z.string(),
  itemName: z.string(),
  before: z.string(),
  after: z.string(),
});
export type QuoteChange = z.output<typeof quoteChange>;

export const discount = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    value: z
      .int()
      .min(0, 'discount_negative')
      .max(100_000, 'discount_exceeds_total')
      .meta({ description: 'Thousandths of a percent' }),
  }),
  z.strictObject({ kind: z.literal('amount'), value: amount.min(0, 'discount_negative') }),
  z.strictObject({ kind: z.literal('total'), value: amount.min(0, 'discount_negative') }),
]);

export const quoteMessage = z.object({
  messageId: z.string(),
  lineId: z.string(),
  visibility: z.enum(['internal', 'customer']),
  side: z.enum(['buyer', 'staff']),
  by: z.string(),
  at: isoDate,
  text: z.string(),
});

export const quoteRevision = z.object({
  Revision: z.int(),
  Hash: z.string().meta({ description: 'SHA-256 over the canonical JSON (RFC 8785) of the revision' }),
  PublishedAt: isoDate,
  ValidUntil: z.iso.date(),
  OrderTotal: amount,
});

const alternative = z.object({
  ProductId: z.string(),
  SkuName: z.string(),
  Options: options,
  SEOFriendlyName: z.string(),
  ProductImageURL: z.string(),
  ...unitShown,
  UnitPrice: amount,
});

/** A line as the buyer sees it: of the revision on offer, or of what was asked for at catalogue prices. */
const quoteLine = z.object({
  LineID: z.string(),
  ProductId: z.string().meta({ description: 'Empty for a free-form line' }),
  SEOFriendlyName: z.string(),
  SkuName: z.string(),
  OwnNumber: z.string().optional().meta({ description: 'What the customer calls it today' }),
  Options: options,
  Note: z.string().optional().meta({ description: 'What the buyer noted on it in their cart' }),
  ProductImageURL: z.string(),
  Qty: z.int(),
  ...unitShown,
  UnitPrice: amount,
  ExtendedPrice: amount,
  LineDiscount: amount,
  LineTotal: amount,
  AttachmentCount: z.int(),
  Availability: availability.optional(),
  MinQty: z
    .int()
    .optional()
    .meta({ description: 'The least that a buyer can ask for; staff may agree on other quantities' }),
  QtyStep: z.int().optional(),
  Alternatives: z.array(alternative),
});

export const quoteSummary = z.object({
  QuoteID: z.string(),
  QuoteNumber: z.string(),
  QuoteDate: isoDate,
  QuoteStatus: quoteStatus,
  WaitingFor: quoteWaitingFor,
  WaitingSince: isoDate.meta({ description: 'Since when it waits for that side; when it was over, for nobody' }),
  ExpiryDate: z.iso.date().optional(),
  DaysLeft: z.int().optional(),
  PlacedBy: z.string(),
  OrderTotal: amount.meta({ description: 'Of the newest revision; of what was asked for, before there is one' }),
  CurrencyCode: currencyCode,
  LineCount: z.int(),
});
export type QuoteSummary = z.output<typeof quoteSummary>;

/** Where it would be picked up: the counter's address, with the name and the phone of who comes. */
export const quotePickUp = pickUp.extend({ Address: address });
export type QuotePickUp = z.output<typeof quotePickUp>;

export const quoteDetails = z.object({
  QuoteHeader: quoteSummary.extend({
    ...totals,
    /** Contents as of which this was read; every edit names them. */
    Changes: z.int(),
    Revision: z.int().meta({ description: '0 before the first' }),
    RevisionHash: z.string(),
    Email: z.string(),
    ShipTo: address.optional(),
    BillTo: address.optional(),
    PickUp: quotePickUp.optional(),
    ShippingMethod: z.string(),
    ShippingMethodName: z.string(),
    CustomerComments: z.string(),
    Reason: z
      .string()
      .meta({ description: 'Why it was declined or cancelled; what is asked of the buyer when it was returned' }),
    OrderNumber: z.string().meta({ description: 'Of the order that it became' }),
    CanConvert: z.boolean(),
    CanEdit: z.boolean(),
  }),
  QuoteLines: z.array(quoteLine),
  Revisions: z.array(quoteRevision),
  Messages: z.array(quoteMessage),
});
export type QuoteDetails = z.output<typeof quoteDetails>;

/** The differences between two revisions, line by line and in total. */
export const revisionDifference = z.object({
  from: z.int(),
  to: z.int(),
  lines: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      Unit: unitShown.Unit,
      change: z.enum(['added', 'removed', 'changed']),
      quantity: z.object({ before: z.int(), after: z.int() }),
      total: z.object({ before: amount, after: amount }),
    }),
  ),
  totals: z.object({ before: z.object(totals), after: z.object(totals) }),
  validUntil: z.object({ before: z.iso.date(), after: z.iso.date() }),
});
export type RevisionDifference = z.output<typeof revisionDifference>;

/** A quote as a file. */
export const paper = z.object({ fileName: z.string(), content: z.custom<Uint8Array>() });
export const ageInDays = numberParameter(1, 3_650)
  .optional()
  .meta({ description: 'At most this many days old (spec 9, quote age)' });
