import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import {
  accepted,
  approved,
  at,
  buyer,
  byBuyer,
  byCsr,
  csr,
  item,
  priced,
  published,
  quoteId,
  requested,
  underReview,
  VALID_UNTIL,
} from '#domain/quote/quote.samples.ts';
import { bearingPrices } from '#domain/testing/samples.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { quotes, type QuoteRow } from './quotes.ts';

const given = readModelSpecification<QuoteRow, QuoteEvent>(quotes);
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
const returned: QuoteEvent = { type: 'QuoteReturned', data: { ...byCsr, personId: buyer, question: 'Which seal?' } };
const declined: QuoteEvent = { type: 'QuoteDeclined', data: { ...byCsr, reason: 'No longer made' } };
const resubmitted: QuoteEvent = { type: 'QuoteSubmitted', data: byBuyer };
const changed = (by: string): QuoteEvent => ({
  type: 'QuoteLineQuantityChanged',
  data: { quoteId, by, at, lineId: '1', from: 4, to: 6, price: priceAt(bearingPrices, 6) },
});
const discounted: QuoteEvent = {
  type: 'QuoteDiscounted',
  data: { ...byCsr, discount: { kind: 'amount', value: 500 }, reason: 'Framework contract' },
};
const wrote = (by: string, visibility: 'internal' | 'customer' = 'customer', when = at): QuoteEvent => ({
  type: 'QuoteMessagePosted',
  data: { quoteId, by, at: when, personId: buyer, messageId: 'm1', lineId: '', visibility, text: 'Two seals' },
});

describe('a quote that was asked for', () => {
  it('waits for us, with what it comes to at catalogue prices', () =>
    given(requested).then({
      quote_id: quoteId,
      quote_number: 'Q-1',
      status: 'submitted',
      waiting_for: 'dealer',
      waiting_since: storedAt(0),
      person_id: buyer,
      account_id: 'a1',
      placed_by: 'Ada Roy',
      email: 'ada@example.com',
      requested_at: storedAt(0),
      updated_at: storedAt(0),
      valid_until: '',
      currency: 'CAD',
      line_count: 2,
      original_total: 5_000,
      negotiated_total: 5_000,
      unanswered: '',
      reason: '',
      buyer_changed: false,
    }));
  it('waits still for us, since then, while it is reviewed', () =>
    given(requested, underReview).then({
      status: 'in-review',
      waiting_for: 'dealer',
      waiting_since: storedAt(0),
      updated_at: storedAt(1),
    }));
  it('keeps what was asked for beside what was negotiated', () =>
    given(requested, underReview, discounted).then({ original_total: 5_000, negotiated_total: 4_500 }));
  it('needs its beginning: a history without it stops the read model', () =>
    expect(() => given(underReview).then()).toThrow('no quote q1 to change'));
});

describe('a quote that a CSR begins', () => {
  it('is a draft without lines', () =>
    given(drafted).then({
      status: 'draft',
      waiting_for: 'dealer',
      line_count: 0,
      original_total: 0,
      negotiated_total: 0,
    }));
});

describe('whose turn it is', () => {
  it('is the buyer’s, since the offer, who reads until when it holds', () =>
    given(...approved).then({
      status: 'approved',
      waiting_for: 'buyer',
      waiting_since: storedAt(3),
      valid_until: VALID_UNTIL,
    }));
  it('is the buyer’s with a question, which goes when it is answered', () => {
    given(requested, returned).then({ status: 'returned', waiting_for: 'buyer', reason: 'Which seal?' });
    given(requested, returned, resubmitted).then({
      status: 'submitted',
      waiting_for: 'dealer',
      waiting_since: storedAt(2),
      reason: '',
    });
  });
  it('is nobody’s once it is over, and why stays', () =>
    given(requested, declined).then({ status: 'declined', waiting_for: 'nobody', reason: 'No longer made' }));
  it('is nobody’s once it became an order', () =>
    given(...approved, accepted, {
      type: 'QuoteConverted',
      data: { quoteId, attempt: 1, revision: 1, hash: 'h' },
    }).then({ status: 'converted', waiting_for: 'nobody' }));
});

describe('what the buyer did since staff last answered', () => {
  it('is news where it changes the contents', () =>
    given(requested, changed(buyer)).then({ buyer_changed: true, changes: 2, answered: 1 }));
  it('is none where a CSR did it', () => given(requested, changed(csr)).then({ buyer_changed: false }));
  it('is none any more with the next offer', () =>
    given(...priced, changed(buyer), published([...priced, changed(buyer)])).then({ buyer_changed: false }));
});

describe('a message of the buyer', () => {
  const later = '2026-03-04T09:00:00.000Z';
  it('waits for an answer, since the first of several', () =>
    given(requested, wrote(buyer), wrote(buyer, 'customer', later)).then({ unanswered: at }));
  it('is answered by a message to the customer, not by a note for colleagues', () => {
    given(requested, wrote(buyer), wrote(csr, 'internal')).then({ unanswered: at });
    given(requested, wrote(buyer), wrote(csr)).then({ unanswered: '' });
  });
  it.each([
    ['a question', returned],
    ['a refusal', declined],
  ])('is answered by %s', (_what, answer) => given(requested, wrote(buyer), answer).then({ unanswered: '' }));
});

describe('quotes', () => {
  it('are the same when they are built again, event by event', () =>
    given(
      ...priced,
      discounted,
      changed(buyer),
      wrote(buyer),
      { type: 'QuoteLineAdded', data: { ...byCsr, ...item('3', 1, 'KIT') } },
      published([...priced, discounted]),
    ).thenTheSameInChunksOfOne());
});
