// Everything a CSR needs to answer one quote, on one screen.
import { needed } from '#domain/shared/needed.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { unitOf, wireUnit } from '#contracts/shared/wire-unit.ts';
import { own } from '#domain/shared/dictionary.ts';
import {
  discountDepth,
  missingParts,
  orderedLine,
  pricedBy,
  quoteTotals,
  totalsWith,
} from '#domain/quote/quote.pricing.ts';
import type { QuoteLine, QuoteState } from '#domain/quote/quote.state.ts';
import { EMPTY_ADDRESS } from '#domain/shared/address.ts';
import type { MilliPercent } from '#domain/shared/money.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { catalogueUnitPrice, goodsTotal, lineTotal } from '#domain/shared/price/priced.ts';
import { priceAt, type ItemPrices } from '#domain/shared/pricing.ts';
import { parcelOf } from '#domain/shared/shipping-offer.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { optionsText } from '#platform/shop/selling-unit.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { sideOf, type Names } from '#projections/shared/people-names.ts';
import { pickUpOf } from './pick-up.ts';
import type { Described } from './quote-changes.ts';
import type { QuoteMessageRow } from './quote-messages.ts';
import type { QuoteRevisionRow } from './quote-revisions.ts';
import type { QuoteRow } from './quotes.ts';
import { deskRowOf, factsFor, orderNumberOf, wireMessages, wireRevision, type Desk } from './wire-quote.ts';

interface Parts {
  readonly row: QuoteRow;
  readonly revisions: readonly QuoteRevisionRow[];
  readonly messages: readonly QuoteMessageRow[];
  readonly history: readonly Described[];
  readonly openQuotes: number;
  readonly maxDiscount: MilliPercent;
}

type Prices = Readonly<Record<string, ItemPrices>>;

export async function deskOf(
  { row, revisions, messages, history, openQuotes, maxDiscount }: Parts,
  names: Names,
  context: OperationContext,
): Promise<Desk> {
  const { state } = row;
  const { language } = context;
  const working = quoteTotals(state);
  const { lines } = working;
  const itemNumbers = [...new Set(state.lines.map((line) => line.itemNumber).filter(Boolean))];
  const { priceList } = await context.queries.account.profile({ accountId: row.account_id });
  const [quote, facts, prices, costs, customer, files, { numbers }, { notes }] = await Promise.all([
    deskRowOf(row, context),
    factsFor(lines, state, context),
    context.queries.priceList.prices({ accountId: row.account_id, itemNumbers }),
    context.queries.priceList.costs({ itemNumbers, currency: state.currency }),
    customerOf(row, priceList, openQuotes, context),
    context.queries.attachment.counts({ orderId: row.quote_id }),
    context.queries.customerPartNumber.ofItems({ accountId: row.account_id, itemNumbers }),
    context.queries.lineNote.ofOrder({ orderId: row.quote_id }),
  ]);
  const today = state.lines.map((line) => orderedLine(atToday(line, prices), []));
  const cut = discountDepth(lines);
  const approvalGiven = state.pricingApproved === state.changes;
  const { shipTo, billTo, shippingMethod = '', comments = '' } = state.header;
  const pickUp = await pickUpOf(state.header, state.shipping, context, language);
  return {
    quote,
    language: state.language === 'fr' ? 'fr' : 'en',
    lines: await Promise.all(
      lines.map((line, index) =>
        deskLineOf(
          line,
          needed(state.lines[index], 'line'),
          { facts, prices, costs, files, numbers, notes },
          names,
          language,
        ),
      ),
    ),
    ...(state.discount ? { discount: { ...state.discount, by: await names(state.discount.by) } } : {}),
    ...(shipTo ? { shipTo } : {}),
    ...(billTo ? { billTo } : {}),
    ...(pickUp ? { pickUp } : {}),
    shippingMethod,
    shippingMethods: await methodsFor(state, lines, context),
    comments,
    totals: {
      catalogue: sumsShown(totalsWith(today, state), language),
      ...(state.published ? { published: sumsShown(state.published.content, language) } : {}),
      working: sumsShown(working, language),
    },
    ...marginOf(lines, costs),
    revision: state.published?.content.revision ?? 0,
    revisions: await Promise.all(
      revisions.map(async (revision) => ({ ...wireRevision(revision), by: await names(revision.published_by) })),
    ),
    unpublished: state.published?.changes !== state.changes,
    missing: missingParts(state),
    approval: {
      needed: cut > maxDiscount && !approvalGiven,
      requested: state.approvalRequested === state.changes,
      given: approvalGiven,
      discountPercent: cut / 1_000,
      limitPercent: maxDiscount / 1_000,
      mayApprove: !pricedBy(state).has(context.caller.personId),
    },
    buyerChanges: history
      .filter((change) => change.side === 'buyer' && change.changesContents && change.changes > row.answered)
      .map(shown),
    customer,
    messages: await wireMessages(messages, context),
    unanswered: await wireMessages(unansweredOf(row, messages), context),
    history: history.map(shown),
    orderNumber: await orderNumberOf(row, context),
    reason: row.reason,
  };
}

/** Messages that the buyer wrote since staff last answered. */
const unansweredOf = ({ unanswered }: QuoteRow, messages: readonly QuoteMessageRow[]) =>
  unanswered ? messages.filter((message) => message.posted_at >= unanswered && sideOf(message.by) === 'buyer') : [];

const shown = ({ changes: _, changesContents: __, ...change }: Described) => change;

function atToday(line: QuoteLine, prices: Prices): QuoteLine {
  const current = own(prices, line.itemNumber);
  return { ...line, price: current ? priceAt(current, line.quantity) : line.price };
}

async function customerOf(
  row: QuoteRow,
  priceList: string,
  openQuotes: number,
  { queries }: OperationContext,
): Promise<Desk['customer']> {
  const [{ name }, credit, { contact }, { orders }] = await Promise.all([
    queries.account.profile({ accountId: row.account_id }),
    queries.credit.balance({ accountId: row.account_id }),
    queries.contact.find({ contactId: String(contactNumber({ personId: row.person_id })) }),
    queries.order.count({ accountId: row.account_id }),
  ]);
  return {
    accountId: row.account_id,
    accountName: name || row.placed_by,
    contactName: row.placed_by,
    email: row.email,
    phone: contact?.phone ?? '',
    priceList,
    creditLimit: credit.limit,
    creditLeft: credit.left,
    overdue: credit.overdue,
    overdueDays: credit.overdueDays,
    openQuotes,
    orders,
  };
}

async function methodsFor(
  { header, shipping, currency }: QuoteState,
  lines: readonly OrderedLine[],
  { queries, language }: OperationContext,
): Promise<Desk['shippingMethods']> {
  const { country, state, zip } = header.shipTo ?? EMPTY_ADDRESS;
  const parcel = parcelOf(lines);
  const { priced: methods } = await queries.shipping.offers({
    country,
    state,
    zip,
    currency,
    parcel: { ...parcel, grams: shipping?.grams ?? parcel.grams },
  });
  return methods.map(({ shippingMethod, name, price }) => ({ shippingMethod, name: name[language], price }));
}

interface Known {
  readonly facts: Readonly<Record<string, ProductFacts>>;
  readonly prices: Prices;
  readonly costs: Prices;
  /** The number of files, by line. */
  readonly files: Readonly<Record<string, number>>;
  /** What the customer calls items. */
  readonly numbers: Readonly<Record<string, string>>;
  /** What the buyer noted, by line. */
  readonly notes: Readonly<Record<string, string>>;
}

async function deskLineOf(
  line: OrderedLine,
  working: QuoteLine,
  { facts, prices, costs, files, numbers, notes }: Known,
  names: Names,
  language: 'en' | 'fr',
): Promise<Desk['lines'][number]> {
  const fact = own(facts, line.itemNumber);
  const catalogue = catalogueUnitPrice(line);
  const [ownNumber, note] = [own(numbers, line.itemNumber), own(notes, line.lineId)];
  const { override, unitPrice } = working.price;
  return {
    lineId: line.lineId,
    itemNumber: line.itemNumber,
    name: line.name[language],
    options: optionsText(line.options, language),
    seoFriendlyName: fact?.seoFriendlyName ?? 'item',
    imageUrl: fact?.imageUrl ?? '',
    ...(ownNumber === undefined ? {} : { ownNumber }),
    ...(note === undefined ? {} : { note }),
    quantity: line.quantity,
    ...wireUnit(line.unit ?? unitOf(fact)),
    ...(catalogue === undefined ? {} : { catalogueUnitPrice: catalogue, catalogueTotal: catalogue * line.quantity }),
    offeredUnitPrice: unitPrice,
    ...(override ? { override: { ...override, by: await names(override.by) } } : {}),
    ...(working.discount ? { discount: { ...working.discount, by: await names(working.discount.by) } } : {}),
    total: lineTotal(line),
    discountPercent: discountDepth([line]) / 1_000,
    ...marginOf([line], costs),
    tiers:
      own(prices, line.itemNumber)?.tiers.map(({ quantity, unitPrice: price }) => ({ quantity, unitPrice: price })) ??
      [],
    ...(fact ? { availability: fact.availability } : {}),
    alternatives: working.alternatives.map(({ itemNumber, name, price }) => ({
      itemNumber,
      name: name[language],
      unitPrice: price.unitPrice,
    })),
    attachmentCount: own(files, line.lineId) ?? 0,
  };
}

/** The margin in percent of the net price; absent unless the cost of every line is known. */
function marginOf(lines: readonly OrderedLine[], costs: Prices): { marginPercent?: number } {
  const cost = lines.map((line) => {
    const known = own(costs, line.itemNumber);
    return known ? priceAt(known, line.quantity).unitPrice * line.quantity : Number.NaN;
  });
  const total = goodsTotal(lines);
  const percent = ((total - cost.reduce((sum, one) => sum + one, 0)) / total) * 100;
  return Number.isFinite(percent) ? { marginPercent: Math.round(percent * 10) / 10 } : {};
}
