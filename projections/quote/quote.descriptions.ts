import type { Discount, QuoteEvent } from '#domain/quote/quote.events.ts';
import { evolve, initialState, type QuoteState } from '#domain/quote/quote.state.ts';
import { headerChanges, agreedValues } from '#projections/shared/event-descriptions/shared-descriptions.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

const lineOf = (lineId: string, { lines }: QuoteState) => lines.find((line) => line.lineId === lineId);

function line(lineId: string, state: QuoteState, format: EventFormatter): string {
  const found = lineOf(lineId, state);
  return format.term('line', { line: lineId, item: found ? found.itemNumber || format.name(found.name) : '' });
}

function discountText(discount: Discount | undefined, { currency }: QuoteState, format: EventFormatter): string {
  if (!discount) return format.term('nothing');
  return discount.kind === 'percent'
    ? format.percent(discount.value)
    : format.term(discount.kind === 'total' ? 'inTotal' : 'off', { amount: format.money(discount.value, currency) });
}

const reasonOf = (
  { data: { reason } }: { readonly data: { readonly reason: string } },
  _before: QuoteState,
  format: EventFormatter,
) => ({ reason: format.reason(reason) });
const prices = (lineId: string, from: number, to: number, state: QuoteState, format: EventFormatter) => ({
  line: line(lineId, state, format),
  before: format.money(from, state.currency),
  after: format.money(to, state.currency),
});

export const quoteDescriptions = defineDescriptions<QuoteEvent, QuoteState>({
  category: 'quote',
  group: 'quote',
  belongs: { of: 'order' },
  fold: { initialState, evolve },
  decisions: ['QuotePricingApproved', 'QuoteRevisionPublished', 'QuoteAccepted', 'QuoteDeclined'],
  of: {
    QuoteRequested: ({ data: { quoteNumber, lines } }, _before, format) => ({
      quoteNumber,
      lines: format.list(
        lines.map(({ quantity, itemNumber, name }) => `${quantity} × ${itemNumber || format.name(name)}`),
      ),
    }),
    QuoteDrafted: ({ data: { quoteNumber, placedBy } }) => ({ quoteNumber, buyer: placedBy }),
    QuoteSubmitted: () => ({}),
    QuoteReviewStarted: () => ({}),
    QuoteHeaderChanged: ({ data }, before, format) => ({ changes: headerChanges(before.header, data, format) }),
    QuoteLineAdded: ({ data: { lineId, itemNumber, name, quantity, price } }, _before, format) => ({
      line: format.term('line', { line: lineId, item: itemNumber || format.name(name) }),
      quantity,
      price: format.money(price.unitPrice, price.currency),
    }),
    QuoteLineQuantityChanged: ({ data: { lineId, from, to } }, before, format) => ({
      line: line(lineId, before, format),
      before: from,
      after: to,
    }),
    QuoteLineRemoved: ({ data: { lineId } }, before, format) => ({
      line: line(lineId, before, format),
      before: lineOf(lineId, before)?.quantity ?? 0,
    }),
    QuoteLinePriceOverridden: ({ data: { lineId, from, to, reason } }, before, format) => ({
      ...prices(lineId, from, to, before, format),
      reason,
    }),
    QuoteLinePriceReset: ({ data: { lineId, from, to } }, before, format) => prices(lineId, from, to, before, format),
    QuoteLineDiscounted: ({ data: { lineId, discount, reason } }, before, format) => ({
      line: line(lineId, before, format),
      before: discountText(lineOf(lineId, before)?.discount?.discount, before, format),
      after: discountText(discount, before, format),
      reason,
    }),
    QuoteLineDiscountRemoved: ({ data: { lineId } }, before, format) => ({
      line: line(lineId, before, format),
      before: discountText(lineOf(lineId, before)?.discount?.discount, before, format),
    }),
    QuoteDiscounted: ({ data: { discount, reason } }, before, format) => ({
      before: discountText(before.discount?.discount, before, format),
      after: discountText(discount, before, format),
      reason,
    }),
    QuoteDiscountRemoved: (_event, before, format) => ({
      before: discountText(before.discount?.discount, before, format),
    }),
    QuoteRepriced: ({ data: { lines } }, before, format) => ({
      changes: format.list(
        lines.map(({ lineId, price }) =>
          format.term('change', {
            field: line(lineId, before, format),
            before: format.money(lineOf(lineId, before)?.price.unitPrice ?? 0, price.currency),
            after: format.money(price.unitPrice, price.currency),
          }),
        ),
      ),
    }),
    QuoteRecalculated: ({ data: { shipping, tax } }, { currency }, format) => ({
      freight: shipping
        ? `${format.name(shipping.name)} ${format.money(shipping.price, currency)}`
        : format.term('nothing'),
      taxes: format.list(tax.rules.map(({ name }) => format.name(name))) || format.term('nothing'),
    }),
    QuoteAlternativeOffered: ({ data: { lineId, alternative } }, before, format) => ({
      line: line(lineId, before, format),
      item: alternative.itemNumber,
      price: format.money(alternative.price.unitPrice, alternative.price.currency),
    }),
    QuoteAlternativeWithdrawn: ({ data: { lineId, itemNumber } }, before, format) => ({
      line: line(lineId, before, format),
      item: itemNumber,
    }),
    QuoteAlternativeChosen: ({ data: { lineId, itemNumber } }, before, format) => ({
      line: line(lineId, before, format),
      item: itemNumber,
    }),
    QuoteApprovalRequested: () => ({}),
    QuotePricingApproved: () => ({}),
    QuoteMessagePosted: ({ data: { visibility, by, text } }, _before, format) => ({
      to: format.term(by.startsWith('contact:') ? 'fromCustomer' : visibility),
      text,
    }),
    QuoteMessagesClosed: () => ({}),
    QuoteReturned: ({ data: { question } }) => ({ question }),
    QuoteRevisionPublished: ({ data: { content, hash } }, _before, format) => ({
      revision: content.revision,
      hash,
      validUntil: format.day(content.validUntil),
      ...agreedValues(content, format),
    }),
    QuoteDeclined: reasonOf,
    QuoteCancelled: reasonOf,
    QuoteExpired: ({ data: { revision } }) => ({ revision }),
    QuoteAccepted: ({ data: { revision, hash } }, { published }, format) => ({
      revision,
      hash,
      ...(published
        ? { validUntil: format.day(published.content.validUntil), ...agreedValues(published.content, format) }
        : {}),
    }),
    QuoteReopened: reasonOf,
    QuoteConverted: ({ data: { revision } }) => ({ revision }),
  },
});
