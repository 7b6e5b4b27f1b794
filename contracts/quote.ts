// Quotes (spec 4): the buyer's side and the quote desk of the back office.
import { z } from 'zod';
import { QUOTE_LIMITS, QUOTE_STATUSES, type QuoteEvent, type QuoteHeader, type RevisionContent } from '#domain/quote/quote.events.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { availability } from './category.ts';
import { backOffice, csrs, defineOperations, signedInShoppers } from './operation.ts';
import { taxLine, totals } from './order.ts';
import { address, amount, currencyCode, done, email, id, isoDate, itemNumber, none, numberParameter, quantity, requiredText, text } from './shared.ts';

/** The quote as its own stream has it: what its conversion is decided on. */
export interface QuoteAsOfNow {
  readonly status: string;
  readonly quoteNumber: string;
  readonly personId: string;
  readonly accountId: string;
  readonly language: string;
  readonly currency: string;
  readonly header: QuoteHeader;
  readonly attempt: number;
  readonly lines: readonly { readonly lineId: string; readonly itemNumber: string; readonly quantity: number; readonly price: LinePrice }[];
  readonly published?: { readonly content: RevisionContent; readonly hash: string; readonly expiresAt: string };
}

export const quoteStatus = z.enum(QUOTE_STATUSES);
/** Who must act next; `nobody` when the quote is over. */
export const quoteTurn = z.enum(['us', 'buyer', 'nobody']);

/** What stands in the way of an edit: what others did to the quote since the contents that were seen. */
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
  z.strictObject({ kind: z.literal('percent'), value: z.int().min(0, 'discount_negative').max(100_000, 'discount_exceeds_total').meta({ description: 'Thousandths of a percent' }) }),
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

const alternative = z.object({ ProductId: z.string(), SkuName: z.string(), SEOFriendlyName: z.string(), ProductImageURL: z.string(), UnitPrice: amount });

/** A line as the buyer sees it: of the revision on offer, or of what was asked for at catalogue prices. */
const quoteLine = z.object({
  LineID: z.string(),
  ProductId: z.string().meta({ description: 'Empty for a free-form line' }),
  SEOFriendlyName: z.string(),
  SkuName: z.string(),
  ProductImageURL: z.string(),
  Qty: z.int(),
  UnitPrice: amount,
  ExtendedPrice: amount,
  LineDiscount: amount,
  LineTotal: amount,
  AttachmentCount: z.int(),
  Availability: availability.optional(),
  Alternatives: z.array(alternative),
});

const quoteSummary = z.object({
  QuoteID: z.string(),
  QuoteNumber: z.string(),
  QuoteDate: isoDate,
  QuoteStatus: quoteStatus,
  Turn: quoteTurn,
  TurnSince: isoDate.meta({ description: 'Since when it waits for that side; when it was over, for nobody' }),
  ExpiryDate: z.iso.date().optional(),
  DaysLeft: z.int().optional(),
  PlacedBy: z.string(),
  OrderTotal: amount.meta({ description: 'Of the newest revision; of what was asked for, before there is one' }),
  CurrencyCode: currencyCode,
  LineCount: z.int(),
});
export type QuoteSummary = z.output<typeof quoteSummary>;

export const quoteDetails = z.object({
  QuoteHeader: quoteSummary.extend({
    ...totals,
    TaxLines: z.array(taxLine),
    /** Contents as of which this was read; every edit names them. */
    Changes: z.int(),
    Revision: z.int().meta({ description: '0 before the first' }),
    RevisionHash: z.string(),
    Email: z.string(),
    ShipTo: address.optional(),
    BillTo: address.optional(),
    ShippingMethod: z.string(),
    ShippingMethodName: z.string(),
    CustomerComments: z.string(),
    Reason: z.string().meta({ description: 'Why it was declined or cancelled; what is asked of the buyer when it was returned' }),
    OrderNumber: z.string().meta({ description: 'Of the order that it became' }),
    CanConvert: z.boolean(),
    CanEdit: z.boolean(),
  }),
  QuoteLines: z.array(quoteLine),
  Revisions: z.array(quoteRevision),
  Messages: z.array(quoteMessage),
});
export type QuoteDetails = z.output<typeof quoteDetails>;

/** What differs between two revisions, line by line and in total. */
export const revisionDifference = z.object({
  from: z.int(),
  to: z.int(),
  lines: z.array(z.object({ lineId: z.string(), name: z.string(), change: z.enum(['added', 'removed', 'changed']), quantity: z.object({ before: z.int(), after: z.int() }), total: z.object({ before: amount, after: amount }) })),
  totals: z.object({ before: z.object(totals), after: z.object(totals) }),
  validUntil: z.object({ before: z.iso.date(), after: z.iso.date() }),
});
export type RevisionDifference = z.output<typeof revisionDifference>;

const header = {
  Email: email.optional(),
  ShipTo: address.optional(),
  BillTo: address.optional(),
  ShippingMethod: id.optional(),
  CustomerComments: text(1_000).optional(),
};
const ofQuote = { QuoteId: id };
const edit = { ...ofQuote, Changes: z.int().min(0) };
const onLine = { ...edit, LineId: id };
const paper = z.object({ fileName: z.string(), content: z.custom<Uint8Array>() });
const contents = z.object({ message: z.literal('success'), Changes: z.int() });
const ageInDays = numberParameter(1, 3_650).optional().meta({ description: 'At most this many days old (spec 9, quote age)' });

const buyerOperations = defineOperations({
  'checkout/savecartasquote': {
    via: 'post', kind: 'command', access: signedInShoppers, summary: 'Turns the cart into a quote that waits for a CSR; the cart is closed',
    input: z.strictObject({ OrderId: id, ...header }), output: z.object({ QuoteID: z.string(), QuoteNumber: z.string(), message: z.literal('success') }),
  },
  'checkout/quoteordercomplete': {
    via: 'post', kind: 'query', access: signedInShoppers, summary: 'The quote just asked for', input: z.strictObject(ofQuote), output: quoteDetails,
  },
  'customer/getquotes': {
    via: 'get', kind: 'query', access: signedInShoppers, summary: "The account's quotes (View All) or one's own (View Self), the newest first",
    input: z.strictObject({ page: numberParameter(1, 10_000).default(1), pageSize: numberParameter(1, 100).default(20), search: text(60).default(''), status: quoteStatus.optional(), age: ageInDays }),
    output: z.object({ total: z.int(), quotes: z.array(quoteSummary) }),
  },
  'customer/getquotedetails': {
    via: 'post', kind: 'query', access: signedInShoppers, summary: 'One quote with lines, revisions and messages', input: z.strictObject(ofQuote), output: quoteDetails,
  },
  'quote/difference': {
    via: 'post', kind: 'query', access: signedInShoppers, summary: 'What differs between two revisions of a quote',
    input: z.strictObject({ ...ofQuote, from: z.int().min(1), to: z.int().min(1) }), output: revisionDifference,
  },
  'quote/download': {
    via: 'get', kind: 'query', access: signedInShoppers, file: 'application/pdf', summary: 'A revision as a PDF in the reader’s language, with its hash on every page',
    input: z.strictObject({ ...ofQuote, Revision: numberParameter(1, 10_000) }), output: paper,
  },
  'quote/updatequantity': {
    via: 'post', kind: 'command', access: signedInShoppers, summary: "Changes a line's quantity; the quote waits for a CSR again", input: z.strictObject({ ...onLine, Qty: quantity }), output: contents,
  },
  'quote/addline': {
    via: 'post', kind: 'command', access: signedInShoppers, summary: 'Adds a product', input: z.strictObject({ ...edit, ProductId: itemNumber, Qty: quantity.default(1) }), output: contents,
  },
  'quote/removeline': {
    via: 'post', kind: 'command', access: signedInShoppers, summary: 'Removes a line; the last one stays', input: z.strictObject(onLine), output: contents,
  },
  'quote/saveheader': {
    via: 'post', kind: 'command', access: signedInShoppers, summary: 'Changes where and how it is to be sent, and the comments', input: z.strictObject({ ...edit, ...header }), output: contents,
  },
  'quote/choosealternative': {
    via: 'post', kind: 'command', access: signedInShoppers, summary: 'Takes an alternative that a CSR offered in place of a line', input: z.strictObject({ ...onLine, ProductId: itemNumber }), output: contents,
  },
  'quote/cancel': {
    via: 'post', kind: 'command', access: signedInShoppers, summary: 'Gives the quote up', input: z.strictObject({ ...edit, reason: text(300).default('') }), output: contents,
  },
  'quote/postmessage': {
    via: 'post', kind: 'command', access: signedInShoppers, summary: 'Writes to the CSR, about the quote or one of its lines; answers a question, and asks anew for an expired offer', input: z.strictObject({ ...ofQuote, LineId: id.optional(), text: requiredText(2_000) }), output: done,
  },
});

const atDesk = { quoteId: id };
const deskEdit = { ...atDesk, changes: z.int().min(0).meta({ description: 'Contents that were seen' }) };
const deskLine = { ...deskEdit, lineId: id };
const reason = requiredText(300);
const deskDone = z.object({ changes: z.int() });

const deskRow = z.object({
  quoteId: z.string(), quoteNumber: z.string(), status: quoteStatus, turn: quoteTurn, requestedAt: isoDate, updatedAt: isoDate, ageDays: z.int(),
  validUntil: z.iso.date().optional(), daysLeft: z.int().optional(), accountId: z.string(), accountName: z.string(), requestedBy: z.string(), email: z.string(),
  lineCount: z.int(), originalTotal: amount, negotiatedTotal: amount, currency: currencyCode, buyerChangedLines: z.boolean(), changes: z.int(),
});
export type QuoteDeskRow = z.output<typeof deskRow>;

const discountGiven = z.object({ discount: z.custom<z.output<typeof discount>>((value) => typeof value === 'object'), reason: z.string(), by: z.string() });

const deskLineShown = z.object({
  lineId: z.string(), itemNumber: z.string(), name: z.string(), seoFriendlyName: z.string(), imageUrl: z.string(), quantity: z.int(),
  /** Absent for a free-form line. */
  catalogueUnitPrice: amount.optional(),
  offeredUnitPrice: amount,
  override: z.object({ from: amount, reason: z.string(), by: z.string() }).optional(),
  discount: discountGiven.optional(),
  /** After all discounts. */
  total: amount,
  catalogueTotal: amount.optional(),
  cutPercent: z.number(),
  /** Of the net price over the item's cost, in percent; absent where the cost is not known. */
  marginPercent: z.number().optional(),
  tiers: z.array(z.object({ quantity: z.int(), unitPrice: amount })),
  availability: availability.optional(),
  alternatives: z.array(z.object({ itemNumber: z.string(), name: z.string(), unitPrice: amount })),
  attachmentCount: z.int(),
});

const money = z.object(totals);

export const quoteDesk = z.object({
  quote: deskRow,
  language: z.enum(['en', 'fr']),
  lines: z.array(deskLineShown),
  discount: discountGiven.optional(),
  shipTo: address.optional(),
  billTo: address.optional(),
  shippingMethod: z.string(),
  shippingMethods: z.array(z.object({ shippingMethod: z.string(), name: z.string(), price: amount })),
  comments: z.string(),
  taxLines: z.array(taxLine),
  /** At today's catalogue prices, as published last, and as it stands in the working copy. */
  totals: z.object({ catalogue: money, published: money.optional(), working: money }),
  marginPercent: z.number().optional(),
  revision: z.int(),
  revisions: z.array(quoteRevision.extend({ by: z.string() })),
  unpublished: z.boolean().meta({ description: 'The working copy differs from the newest revision' }),
  missing: z.array(z.enum(['lines', 'shipTo', 'shippingMethod'])),
  approval: z.object({ needed: z.boolean(), given: z.boolean(), cutPercent: z.number(), limitPercent: z.number(), mayApprove: z.boolean() }),
  buyerChanges: z.array(quoteChange).meta({ description: 'What the buyer changed since staff last answered' }),
  customer: z.object({ accountId: z.string(), accountName: z.string(), contactName: z.string(), email: z.string(), phone: z.string(), priceList: z.string(), creditLimit: amount, creditLeft: amount, openQuotes: z.int(), orders: z.int() }),
  messages: z.array(quoteMessage),
  history: z.array(quoteChange),
  orderNumber: z.string(),
  reason: z.string(),
});
export type QuoteDesk = z.output<typeof quoteDesk>;

const deskOperations = defineOperations({
  'admin/quote/list': {
    via: 'get', kind: 'query', access: backOffice, summary: 'Quotes for the back office, filtered, sorted and paged on the server',
    input: z.strictObject({
      page: numberParameter(1, 100_000).default(1), pageSize: numberParameter(1, 1_000).default(25),
      sort: z.enum(['requestedAt', 'updatedAt', 'quoteNumber', 'negotiatedTotal', 'originalTotal', 'validUntil', 'status']).default('updatedAt'), direction: z.enum(['ASC', 'DESC']).default('DESC'),
      search: text(80).default(''), status: quoteStatus.optional(), turn: quoteTurn.optional(), accountId: id.optional(), age: ageInDays,
      expiresWithin: numberParameter(0, 365).optional().meta({ description: 'Offers that the buyer can still accept, and not for more than this many days' }),
    }),
    output: z.object({ total: z.int(), rows: z.array(deskRow) }),
  },
  'admin/quote/desk': {
    via: 'get', kind: 'query', access: backOffice, summary: 'Everything a CSR needs to answer one quote', input: z.strictObject(atDesk), output: quoteDesk,
  },
  'admin/quote/difference': {
    via: 'get', kind: 'query', access: backOffice, summary: 'What differs between two revisions', input: z.strictObject({ ...atDesk, from: numberParameter(1, 10_000), to: numberParameter(1, 10_000) }), output: revisionDifference,
  },
  'admin/quote/download': {
    via: 'get', kind: 'query', access: backOffice, file: 'application/pdf', summary: 'A revision as a PDF in the reader’s language', input: z.strictObject({ ...atDesk, revision: numberParameter(1, 10_000) }), output: paper,
  },
  'admin/quote/create': {
    via: 'post', kind: 'command', access: csrs, summary: 'Begins a quote for a contact; the contact sees it once it is published or returned', input: z.strictObject({ contactId: id }), output: z.object({ quoteId: z.string(), quoteNumber: z.string() }),
  },
  'admin/quote/startreview': { via: 'post', kind: 'command', access: csrs, summary: 'Takes a submitted quote into review', input: z.strictObject(atDesk), output: deskDone },
  'admin/quote/updatequantity': { via: 'post', kind: 'command', access: csrs, summary: "Changes a line's quantity", input: z.strictObject({ ...deskLine, quantity }), output: deskDone },
  'admin/quote/addline': { via: 'post', kind: 'command', access: csrs, summary: 'Adds a product at its catalogue price', input: z.strictObject({ ...deskEdit, itemNumber, quantity }), output: deskDone },
  'admin/quote/addfreeline': {
    via: 'post', kind: 'command', access: csrs, summary: 'Adds a line that is not in the catalogue',
    input: z.strictObject({ ...deskEdit, name: requiredText(200), quantity, unitPrice: amount.min(0, 'price_invalid').max(QUOTE_LIMITS.unitPrice, 'price_invalid') }), output: deskDone,
  },
  'admin/quote/removeline': { via: 'post', kind: 'command', access: csrs, summary: 'Removes a line', input: z.strictObject(deskLine), output: deskDone },
  'admin/quote/saveheader': {
    via: 'post', kind: 'command', access: csrs, summary: 'Changes where and how it is to be sent',
    input: z.strictObject({ ...deskEdit, shipTo: address.optional(), billTo: address.optional(), shippingMethod: id.optional() }), output: deskDone,
  },
  'admin/quote/overrideprice': {
    via: 'post', kind: 'command', access: csrs, summary: 'Sets the unit price of a line by hand, with a reason',
    input: z.strictObject({ ...deskLine, unitPrice: amount.min(0, 'price_invalid').max(QUOTE_LIMITS.unitPrice, 'price_invalid'), reason }), output: deskDone,
  },
  'admin/quote/resetprice': { via: 'post', kind: 'command', access: csrs, summary: 'Goes back to the catalogue price of a line', input: z.strictObject(deskLine), output: deskDone },
  'admin/quote/discountline': { via: 'post', kind: 'command', access: csrs, summary: 'Discounts a line by percent, amount or proposed total', input: z.strictObject({ ...deskLine, discount, reason }), output: deskDone },
  'admin/quote/removelinediscount': { via: 'post', kind: 'command', access: csrs, summary: 'Takes a line discount back', input: z.strictObject(deskLine), output: deskDone },
  'admin/quote/discount': { via: 'post', kind: 'command', access: csrs, summary: 'Discounts the whole quote by percent, amount or proposed total', input: z.strictObject({ ...deskEdit, discount, reason }), output: deskDone },
  'admin/quote/removediscount': { via: 'post', kind: 'command', access: csrs, summary: 'Takes the discount of the whole quote back', input: z.strictObject(deskEdit), output: deskDone },
  'admin/quote/updateprices': { via: 'post', kind: 'command', access: csrs, summary: "Takes over today's catalogue prices; what was set by hand stays", input: z.strictObject(deskEdit), output: deskDone },
  'admin/quote/recalculate': { via: 'post', kind: 'command', access: csrs, summary: "Takes over today's freight and taxes; prices stay", input: z.strictObject(deskEdit), output: deskDone },
  'admin/quote/offeralternative': { via: 'post', kind: 'command', access: csrs, summary: 'Offers another product in place of a line', input: z.strictObject({ ...deskLine, itemNumber }), output: deskDone },
  'admin/quote/withdrawalternative': { via: 'post', kind: 'command', access: csrs, summary: 'Takes an alternative back', input: z.strictObject({ ...deskLine, itemNumber }), output: deskDone },
  'admin/quote/approvepricing': { via: 'post', kind: 'command', access: csrs, summary: 'Agrees, as a second CSR, to prices far below the catalogue', input: z.strictObject(deskEdit), output: deskDone },
  'admin/quote/return': { via: 'post', kind: 'command', access: csrs, summary: 'Returns the quote to the buyer with a question', input: z.strictObject({ ...deskEdit, question: requiredText(1_000) }), output: deskDone },
  'admin/quote/publish': {
    via: 'post', kind: 'command', access: csrs, summary: 'Freezes the next revision and offers it to the buyer', input: z.strictObject({ ...deskEdit, validUntil: z.iso.date('date_invalid') }), output: deskDone.extend({ revision: z.int(), hash: z.string() }),
  },
  'admin/quote/decline': { via: 'post', kind: 'command', access: csrs, summary: 'Declines the quote, with a reason', input: z.strictObject({ ...deskEdit, reason }), output: deskDone },
  'admin/quote/declinemany': {
    via: 'post', kind: 'command', access: csrs, summary: 'Declines several quotes for one reason; answers which could not be',
    input: z.strictObject({ quotes: z.array(z.strictObject(deskEdit)).min(1).max(100), reason }), output: z.object({ declined: z.array(z.string()), refused: z.array(z.object({ quoteId: z.string(), code: z.string() })) }),
  },
  'admin/quote/postmessage': {
    via: 'post', kind: 'command', access: csrs, summary: 'Writes into the thread: to the customer, or among staff', input: z.strictObject({ ...atDesk, lineId: id.optional(), visibility: z.enum(['internal', 'customer']), text: requiredText(2_000) }), output: done,
  },
});

const internalOperations = defineOperations({
  'quote/request': { via: 'post', kind: 'command', access: 'internal', summary: 'Makes a quote of a cart that was closed for it; harmless when repeated', input: z.strictObject({ orderId: id }), output: z.object({ quoteNumber: z.string() }) },
  'quote/own': { via: 'post', kind: 'command', access: 'internal', summary: "The caller's own quote as of its last event, or the account's for View All", input: z.strictObject({ quoteId: id }), output: z.custom<QuoteAsOfNow>() },
  'quote/changes': {
    via: 'post', kind: 'query', access: 'internal', summary: 'What changed the contents of a quote since a count of changes; the buyer hears nothing of what is not published',
    input: z.strictObject({ quoteId: id, since: z.int(), toBuyer: z.boolean() }), output: z.array(quoteChange),
  },
  'quote/cutlimit': { via: 'post', kind: 'query', access: 'internal', summary: 'How far below the catalogue one CSR alone may go (setting QuoteDiscountLimitPercent)', input: none, output: z.object({ limit: z.int().meta({ description: 'Thousandths of a percent' }) }) },
  'quote/expire': { via: 'post', kind: 'command', access: 'internal', summary: 'Lets a revision expire if its time has come and nobody acted', input: z.strictObject({ quoteId: id, revision: z.int() }), output: done },
  'quote/lock': { via: 'post', kind: 'command', access: 'internal', summary: 'Accepts a revision for one try at converting it', input: z.strictObject({ orderId: id, attempt: z.int(), revision: z.int(), hash: z.string() }), output: z.object({ content: z.custom<RevisionContent>() }) },
  'quote/unlock': { via: 'post', kind: 'command', access: 'internal', summary: 'Opens the quote again after a checkout that came to nothing', input: z.strictObject({ orderId: id, attempt: z.int(), reason: z.string() }), output: done },
  'quote/markordered': { via: 'post', kind: 'command', access: 'internal', summary: 'Closes the quote for good: it became an order', input: z.strictObject({ orderId: id, attempt: z.int() }), output: done },
  'quote/formail': {
    via: 'post', kind: 'query', access: 'internal', summary: 'What a mail about a quote needs to know', input: z.strictObject({ quoteId: id }),
    output: z.object({ quoteId: z.string(), quoteNumber: z.string(), status: quoteStatus, revision: z.int(), personId: z.string(), email: z.string(), name: z.string(), language: z.enum(['en', 'fr']), total: amount, currency: currencyCode, validUntil: z.string(), reason: z.string() }),
  },
});

export const quoteOperations = defineOperations({ ...buyerOperations, ...deskOperations, ...internalOperations });
