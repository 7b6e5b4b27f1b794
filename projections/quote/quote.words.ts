import type { Discount, QuoteEvent } from '#domain/quote/quote.events.ts';
import { evolve, initialState, type QuoteState } from '#domain/quote/quote.state.ts';
import { headerChanges, orderedWords } from '#projections/shared/event-words/shared-words.ts';
import type { Say } from '#projections/shared/event-words/formatter.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

const lineOf = (lineId: string, { lines }: QuoteState) => lines.find((line) => line.lineId === lineId);

function line(lineId: string, state: QuoteState, say: Say): string {
  const found = lineOf(lineId, state);
  return say.term('line', { line: lineId, item: found ? found.itemNumber || say.name(found.name) : '' });
}

function discountWords(discount: Discount | undefined, { currency }: QuoteState, say: Say): string {
  if (!discount) return say.term('nothing');
  return discount.kind === 'percent'
    ? say.percent(discount.value)
    : say.term(discount.kind === 'total' ? 'inTotal' : 'off', { amount: say.money(discount.value, currency) });
}

const reasonOf = (
  { data: { reason } }: { readonly data: { readonly reason: string } },
  _before: QuoteState,
  say: Say,
) => ({ reason: say.reason(reason) });
const prices = (lineId: string, from: number, to: number, state: QuoteState, say: Say) => ({
  line: line(lineId, state, say),
  before: say.money(from, state.currency),
  after: say.money(to, state.currency),
});

export const quoteWords = defineWords<QuoteEvent, QuoteState>({
  category: 'quote',
  group: 'quote',
  belongs: { of: 'order' },
  fold: { initialState, evolve },
  of: {
    QuoteRequested: ({ data: { quoteNumber, lines } }, _before, say) => ({
      quoteNumber,
      lines: say.list(lines.map(({ quantity, itemNumber, name }) => `${quantity} × ${itemNumber || say.name(name)}`)),
    }),
    QuoteDrafted: ({ data: { quoteNumber, placedBy } }) => ({ quoteNumber, buyer: placedBy }),
    QuoteSubmitted: () => ({}),
    QuoteReviewStarted: () => ({}),
    QuoteHeaderChanged: ({ data }, before, say) => ({ changes: headerChanges(before.header, data, say) }),
    QuoteLineAdded: ({ data: { lineId, itemNumber, name, quantity, price } }, _before, say) => ({
      line: say.term('line', { line: lineId, item: itemNumber || say.name(name) }),
      quantity,
      price: say.money(price.unitPrice, price.currency),
    }),
    QuoteLineQuantityChanged: ({ data: { lineId, from, to } }, before, say) => ({
      line: line(lineId, before, say),
      before: from,
      after: to,
    }),
    QuoteLineRemoved: ({ data: { lineId } }, before, say) => ({
      line: line(lineId, before, say),
      before: lineOf(lineId, before)?.quantity ?? 0,
    }),
    QuoteLinePriceOverridden: ({ data: { lineId, from, to, reason } }, before, say) => ({
      ...prices(lineId, from, to, before, say),
      reason,
    }),
    QuoteLinePriceReset: ({ data: { lineId, from, to } }, before, say) => prices(lineId, from, to, before, say),
    QuoteLineDiscounted: ({ data: { lineId, discount, reason } }, before, say) => ({
      line: line(lineId, before, say),
      before: discountWords(lineOf(lineId, before)?.discount?.discount, before, say),
      after: discountWords(discount, before, say),
      reason,
    }),
    QuoteLineDiscountRemoved: ({ data: { lineId } }, before, say) => ({
      line: line(lineId, before, say),
      before: discountWords(lineOf(lineId, before)?.discount?.discount, before, say),
    }),
    QuoteDiscounted: ({ data: { discount, reason } }, before, say) => ({
      before: discountWords(before.discount?.discount, before, say),
      after: discountWords(discount, before, say),
      reason,
    }),
    QuoteDiscountRemoved: (_event, before, say) => ({ before: discountWords(before.discount?.discount, before, say) }),
    QuoteRepriced: ({ data: { lines } }, before, say) => ({
      changes: say.list(
        lines.map(({ lineId, price }) =>
          say.term('change', {
            field: line(lineId, before, say),
            before: say.money(lineOf(lineId, before)?.price.unitPrice ?? 0, price.currency),
            after: say.money(price.unitPrice, price.currency),
          }),
        ),
      ),
    }),
    QuoteRecalculated: ({ data: { shipping, tax } }, { currency }, say) => ({
      freight: shipping ? `${say.name(shipping.name)} ${say.money(shipping.price, currency)}` : say.term('nothing'),
      taxes: say.list(tax.rules.map(({ name }) => say.name(name))) || say.term('nothing'),
    }),
    QuoteAlternativeOffered: ({ data: { lineId, alternative } }, before, say) => ({
      line: line(lineId, before, say),
      item: alternative.itemNumber,
      price: say.money(alternative.price.unitPrice, alternative.price.currency),
    }),
    QuoteAlternativeWithdrawn: ({ data: { lineId, itemNumber } }, before, say) => ({
      line: line(lineId, before, say),
      item: itemNumber,
    }),
    QuoteAlternativeChosen: ({ data: { lineId, itemNumber } }, before, say) => ({
      line: line(lineId, before, say),
      item: itemNumber,
    }),
    QuoteApprovalRequested: () => ({}),
    QuotePricingApproved: () => ({}),
    QuoteMessagePosted: ({ data: { visibility, by, text } }, _before, say) => ({
      to: say.term(by.startsWith('contact:') ? 'fromCustomer' : visibility),
      text,
    }),
    QuoteReturned: ({ data: { question } }) => ({ question }),
    QuoteRevisionPublished: ({ data: { content, hash } }, _before, say) => ({
      revision: content.revision,
      hash,
      validUntil: say.day(content.validUntil),
      ...orderedWords(content, say),
    }),
    QuoteDeclined: reasonOf,
    QuoteCancelled: reasonOf,
    QuoteExpired: ({ data: { revision } }) => ({ revision }),
    QuoteAccepted: ({ data: { revision, hash } }, { published }, say) => ({
      revision,
      hash,
      ...(published
        ? { validUntil: say.day(published.content.validUntil), ...orderedWords(published.content, say) }
        : {}),
    }),
    QuoteReopened: reasonOf,
    QuoteConverted: ({ data: { revision } }) => ({ revision }),
  },
});
