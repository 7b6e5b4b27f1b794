// The quote as it crosses the wire.
import type { Output } from '#contracts/api.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import type { QuoteDeskRow } from '#contracts/quote/quote-desk.ts';
import type { QuoteDetails, QuoteSummary } from '#contracts/quote/quote-shapes.ts';
import { unitOf, wireUnit } from '#contracts/shared/wire-unit.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { lineDiscount, lineTotal, listPrice, unitPrice } from '#domain/shared/price/priced.ts';
import { orderedLine, totalsWith, type QuoteTotals } from '#domain/quote/quote.pricing.ts';
import { isOffered, type QuoteState } from '#domain/quote/quote.state.ts';
import { daysBetween } from '#domain/shared/day.ts';
import { needed } from '#domain/shared/needed.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { noteShown, optionsShown, ownNumberShown } from '#projections/shared/line-words.ts';
import { createNames, sideOf } from '#projections/shared/people-names.ts';
import { pickUpOf } from './pick-up.ts';
import type { QuoteMessageRow } from './quote-messages.ts';
import type { QuoteRevisionRow } from './quote-revisions.ts';
import type { QuoteRow } from './quotes.ts';

type Facts = Readonly<Record<string, ProductFacts>>;
type Message = QuoteDetails['Messages'][number];

/** Days until it expires, counting today as 0; absent while nothing runs out. */
function expiry(
  { valid_until, waiting_for, status }: QuoteRow,
  now: string,
): { readonly ExpiryDate?: string; readonly DaysLeft?: number } {
  const runsOut = valid_until !== '' && (waiting_for === 'buyer' || status === 'expired');
  return runsOut ? { ExpiryDate: valid_until, DaysLeft: daysBetween(shopDay(now), valid_until) } : {};
}

/** The offer to the buyer: the newest revision while it stands, else what they asked for at catalogue prices. */
export function offerOf({ state }: Pick<QuoteRow, 'state'>): QuoteTotals {
  if (isOffered(state)) return state.published.content;
  return totalsWith(
    state.lines.map((line) => orderedLine(atCatalogue(line), [])),
    state,
  );
}

function atCatalogue(line: QuoteState['lines'][number]): QuoteState['lines'][number] {
  const { override, ...price } = line.price;
  return { ...line, price: { ...price, unitPrice: override?.from ?? price.unitPrice } };
}

export function summaryOf(row: QuoteRow, now: string): QuoteSummary {
  return {
    QuoteID: row.quote_id,
    QuoteNumber: row.quote_number,
    QuoteDate: row.requested_at,
    QuoteStatus: row.status,
    WaitingFor: row.waiting_for,
    WaitingSince: row.waiting_since,
    PlacedBy: row.placed_by,
    OrderTotal: offerOf(row).totals.total,
    CurrencyCode: row.currency,
    LineCount: row.line_count,
    ...expiry(row, now),
  };
}

export async function detailsOf(
  row: QuoteRow,
  revisions: readonly QuoteRevisionRow[],
  messages: readonly QuoteMessageRow[],
  context: OperationContext,
): Promise<QuoteDetails> {
  const { state } = row;
  const { language, now } = context;
  const offer = offerOf(row);
  const [facts, files, { numbers }, { notes }] = await Promise.all([
    factsFor(offer.lines, state, context),
    context.queries.attachment.counts({ orderId: row.quote_id }),
    context.queries.customerPartNumber.ofItems({
      accountId: row.account_id,
      itemNumbers: offer.lines.map(({ itemNumber }) => itemNumber),
    }),
    context.queries.lineNote.ofOrder({ orderId: row.quote_id }),
  ]);
  const published = state.published;
  const { email = '', shipTo, billTo, shippingMethod = '', comments = '' } = state.header;
  const pickUp = await pickUpOf(state.header, state.shipping, context, language);
  return {
    QuoteHeader: {
      ...summaryOf(row, now),
      ...sumsShown(offer, language),
      Changes: row.changes,
      Revision: published?.content.revision ?? 0,
      RevisionHash: published?.hash ?? '',
      Email: email,
      ...(shipTo ? { ShipTo: shipTo } : {}),
      ...(billTo ? { BillTo: billTo } : {}),
      ...(pickUp ? { PickUp: pickUp } : {}),
      ShippingMethod: shippingMethod,
      ShippingMethodName: state.shipping?.name[language] ?? '',
      CustomerComments: comments,
      Reason: row.reason,
      OrderNumber: await orderNumberOf(row, context),
      CanConvert: row.status === 'approved' && now < needed(published, 'published revision').expiresAt,
      CanEdit: ['submitted', 'in-review', 'returned', 'approved', 'expired'].includes(row.status),
    },
    QuoteLines: offer.lines.map((line) => ({
      ...wireLine(line, state, facts, language),
      ...ownNumberShown(own(numbers, line.itemNumber)),
      ...noteShown(own(notes, line.lineId)),
      AttachmentCount: own(files, line.lineId) ?? 0,
    })),
    Revisions: revisions.map((revision) => wireRevision(revision)),
    Messages: await wireMessages(messages, context),
  };
}

export const wireRevision = ({ revision, hash, published_at, content }: QuoteRevisionRow) => ({
  Revision: revision,
  Hash: hash,
  PublishedAt: published_at,
  ValidUntil: content.validUntil,
  OrderTotal: content.totals.total,
});

export async function wireMessages(
  messages: readonly QuoteMessageRow[],
  context: OperationContext,
): Promise<Message[]> {
  const names = createNames(context);
  return Promise.all(
    messages.map(async (row) => ({
      messageId: row.message_id,
      lineId: row.line_id,
      visibility: row.visibility,
      side: sideOf(row.by) === 'buyer' ? ('buyer' as const) : ('staff' as const),
      by: await names(row.by),
      at: row.posted_at,
      text: row.text,
    })),
  );
}

export const factsFor = (
  lines: readonly OrderedLine[],
  state: QuoteState,
  context: OperationContext,
): Promise<Facts> => {
  const wanted = [...lines, ...state.lines.flatMap((line) => line.alternatives)]
    .map(({ itemNumber }) => itemNumber)
    .filter(Boolean);
  return context.queries.product.facts({ itemNumbers: [...new Set(wanted)] });
};

function wireLine(
  line: OrderedLine,
  state: QuoteState,
  facts: Facts,
  language: 'en' | 'fr',
): Omit<QuoteDetails['QuoteLines'][number], 'AttachmentCount'> {
  const fact = own(facts, line.itemNumber);
  const [single, paid] = [listPrice(line), unitPrice(line)];
  const alternatives = state.lines.find((l) => l.lineId === line.lineId)?.alternatives ?? [];
  return {
    LineID: line.lineId,
    ProductId: line.itemNumber,
    SEOFriendlyName: fact?.seoFriendlyName ?? 'item',
    SkuName: line.name[language],
    ...optionsShown(line.options, language),
    ProductImageURL: fact?.imageUrl ?? '',
    Qty: line.quantity,
    ...wireUnit(line.unit ?? unitOf(fact)),
    UnitPrice: Math.max(single, paid),
    ExtendedPrice: paid < single ? paid : 0,
    LineDiscount: lineDiscount(line),
    LineTotal: lineTotal(line),
    ...(fact ? { Availability: fact.availability, MinQty: fact.minimumQuantity, QtyStep: fact.quantityStep } : {}),
    Alternatives: alternatives.map(({ itemNumber, name, options, unit, price }) => ({
      ProductId: itemNumber,
      SkuName: name[language],
      ...optionsShown(options, language),
      SEOFriendlyName: own(facts, itemNumber)?.seoFriendlyName ?? 'item',
      ProductImageURL: own(facts, itemNumber)?.imageUrl ?? '',
      ...wireUnit(unit ?? unitOf(own(facts, itemNumber))),
      UnitPrice: price.unitPrice,
    })),
  };
}

export async function orderNumberOf({ quote_id, status }: QuoteRow, { queries }: OperationContext): Promise<string> {
  return status === 'converted' ? (await queries.order.number({ orderId: quote_id })).orderNumber : '';
}

export async function deskRowOf(row: QuoteRow, { queries, now }: OperationContext): Promise<QuoteDeskRow> {
  const { name } = await queries.account.profile({ accountId: row.account_id });
  const { ExpiryDate: validUntil, DaysLeft: daysLeft } = expiry(row, now);
  return {
    quoteId: row.quote_id,
    quoteNumber: row.quote_number,
    status: row.status,
    waitingFor: row.unanswered ? 'dealer' : row.waiting_for,
    requestedAt: row.requested_at,
    updatedAt: row.updated_at,
    ageDays: daysBetween(shopDay(row.requested_at), shopDay(now)),
    ...(validUntil === undefined ? {} : { validUntil }),
    ...(daysLeft === undefined ? {} : { daysLeft }),
    accountId: row.account_id,
    accountName: name || row.placed_by,
    requestedBy: row.placed_by,
    email: row.email,
    lineCount: row.line_count,
    originalTotal: row.original_total,
    negotiatedTotal: row.negotiated_total,
    currency: row.currency,
    buyerChangedLines: row.buyer_changed,
    changes: row.changes,
  };
}

export type Desk = Output<'admin/quote/desk'>;
