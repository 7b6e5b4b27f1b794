// The quote desk of the back office.
import { z } from 'zod';
import { QUOTE_LIMITS } from '#domain/quote/quote.events.ts';
import { availability } from './category.ts';
import { overdueFacts } from './credit.ts';
import { whyPrice } from './explanation.ts';
import { backOffice, csrs, defineOperations } from './operation.ts';
import { taxLine, totals, unitShown } from './order.ts';
import { ageInDays, discount, paper, quoteChange, quoteMessage, quoteRevision, quoteStatus, quoteTurn, revisionDifference } from './quote-shapes.ts';
import { address, amount, asOf, currencyCode, done, id, isoDate, itemNumber, numberParameter, quantity, requiredText, text } from './shared.ts';

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
  lineId: z.string(), itemNumber: z.string(), name: z.string(), seoFriendlyName: z.string(), imageUrl: z.string(), quantity: z.int(), ...unitShown,
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
  approval: z.object({ needed: z.boolean(), requested: z.boolean(), given: z.boolean(), cutPercent: z.number(), limitPercent: z.number(), mayApprove: z.boolean() }),
  buyerChanges: z.array(quoteChange).meta({ description: 'What the buyer changed since staff last answered' }),
  customer: z.object({ accountId: z.string(), accountName: z.string(), contactName: z.string(), email: z.string(), phone: z.string(), priceList: z.string(), creditLimit: amount, creditLeft: amount, ...overdueFacts, openQuotes: z.int(), orders: z.int() }),
  messages: z.array(quoteMessage),
  unanswered: z.array(quoteMessage).meta({ description: 'What the buyer wrote since staff last answered' }),
  history: z.array(quoteChange),
  orderNumber: z.string(),
  reason: z.string(),
});
export type QuoteDesk = z.output<typeof quoteDesk>;

export const deskOperations = defineOperations({
  'admin/quote/list': {
    via: 'get', kind: 'query', access: backOffice, looksAt: { each: 'quote:{quoteId}', of: 'rows' }, summary: 'Quotes for the back office, filtered, sorted and paged on the server',
    input: z.strictObject({
      page: numberParameter(1, 100_000).default(1), pageSize: numberParameter(1, 1_000).default(25),
      sort: z.enum(['requestedAt', 'updatedAt', 'quoteNumber', 'negotiatedTotal', 'originalTotal', 'validUntil', 'status']).default('updatedAt'), direction: z.enum(['ASC', 'DESC']).default('DESC'),
      search: text(80).default(''), status: quoteStatus.optional(), turn: quoteTurn.optional(), accountId: id.optional(), age: ageInDays,
      expiresWithin: numberParameter(0, 365).optional().meta({ description: 'Offers that the buyer can still accept, and not for more than this many days' }),
    }),
    output: z.object({ total: z.int(), rows: z.array(deskRow) }),
  },
  'admin/quote/desk': {
    via: 'get', kind: 'query', access: backOffice, looksAt: 'quote:{quoteId}', summary: 'Everything a CSR needs to answer one quote', input: z.strictObject({ ...atDesk, asOf }), output: quoteDesk,
  },
  'admin/quote/whyprice': {
    via: 'get', kind: 'query', access: backOffice, looksAt: 'nobody', summary: 'Why a revision comes to its total, or the working copy without one',
    input: z.strictObject({ ...atDesk, revision: numberParameter(1, 10_000).optional(), asOf }), output: whyPrice,
  },
  'admin/quote/difference': {
    via: 'get', kind: 'query', access: backOffice, looksAt: 'nobody', summary: 'What differs between two revisions', input: z.strictObject({ ...atDesk, from: numberParameter(1, 10_000), to: numberParameter(1, 10_000) }), output: revisionDifference,
  },
  'admin/quote/download': {
    via: 'get', kind: 'query', access: backOffice, looksAt: 'quote:{quoteId}', file: 'application/pdf', summary: 'A revision as a PDF in the reader’s language', input: z.strictObject({ ...atDesk, revision: numberParameter(1, 10_000) }), output: paper,
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
  'admin/quote/requestapproval': { via: 'post', kind: 'command', access: csrs, summary: 'Asks a second CSR to approve prices far below the catalogue: work for all others', input: z.strictObject(deskEdit), output: deskDone },
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
