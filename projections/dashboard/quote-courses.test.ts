// When a quote was open and what it was worth then, for a dashboard as of any day.
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { approved, at, buyer, byBuyer, byCsr, quoteId, requested, submitted } from '#domain/quote/quote.samples.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { bearingPrices } from '#domain/testing/samples.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { quotes } from '#projections/quote/quotes.ts';
import { readModelSpecification, storedAt, storedEvent } from '../../tests/harness/read-model-specification.ts';
import { quoteCourses, type QuoteCourseRow } from './quote-courses.ts';

const given = readModelSpecification<QuoteCourseRow, QuoteEvent>(quoteCourses);
const discounted: QuoteEvent = {
  type: 'QuoteDiscounted',
  data: { ...byCsr, discount: { kind: 'amount', value: 500 }, reason: 'Framework contract' },
};
const fewer: QuoteEvent = {
  type: 'QuoteLineQuantityChanged',
  data: { quoteId, by: buyer, at, lineId: '1', from: 4, to: 1, price: priceAt(bearingPrices, 1) },
};
const expired: QuoteEvent = { type: 'QuoteExpired', data: { quoteId, revision: 1, at } };
const cancelled: QuoteEvent = { type: 'QuoteCancelled', data: { ...byBuyer, reason: '' } };
const drafted: QuoteEvent = {
  type: 'QuoteDrafted',
  data: {
    ...byCsr,
    quoteNumber: 'Q-2',
    personId: buyer,
    accountId: 'a1',
    language: 'en',
    currency: 'CAD',
    placedBy: 'Ada Roy',
  },
};
/** What the list of quotes says of it. */
const worthAfter = (...events: readonly QuoteEvent[]): number =>
  fold(quotes, events.map(storedEvent)).get(quoteId)!.negotiated_total;

describe('the course of a quote', () => {
  const first = worthAfter(requested);

  it('is open from its request on, worth what was asked for', () =>
    given(requested).then({
      opened_at: storedAt(0),
      closed_at: null,
      outcome: 'open',
      steps: [{ at: storedAt(0), outcome: 'open', worth: first }],
    }));

  it('keeps what it was worth before each change', () =>
    given(requested, discounted, fewer).then({
      steps: [
        { at: storedAt(0), outcome: 'open', worth: first },
        { at: storedAt(1), outcome: 'open', worth: worthAfter(requested, discounted) },
        { at: storedAt(2), outcome: 'open', worth: worthAfter(requested, discounted, fewer) },
      ],
    }));

  it('remembers that it was closed once it is open again', () =>
    given(requested, expired, submitted).then({
      opened_at: storedAt(0),
      closed_at: null,
      outcome: 'open',
      steps: [
        { outcome: 'open', at: storedAt(0), worth: first },
        { outcome: 'expired', at: storedAt(1), worth: first },
        { outcome: 'open', at: storedAt(2), worth: first },
      ],
    }));

  it('does not begin with a draft, which nobody was offered', () =>
    given(drafted, cancelled).then({ opened_at: null, closed_at: null, steps: [] }));

  it('is the same in chunks of one', () => given(...approved, discounted, expired).thenTheSameInChunksOfOne());
});
