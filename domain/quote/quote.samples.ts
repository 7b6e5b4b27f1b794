// A quote in every status, for the specifications of this folder.
import { address, bearingPrices } from '#domain/testing/samples.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { revisionOf } from './quote-desk.ts';
import { quote } from './quote.decider.ts';
import type { QuotedItem, QuoteEvent } from './quote.events.ts';

export const quoteId = 'q1';
export const buyer = 'contact:1';
export const csr = 'staff:1';
export const otherCsr = 'staff:2';
export const at = '2026-03-03T14:02:00.000Z';
export const byBuyer = { quoteId, by: buyer, at };
export const byCsr = { quoteId, by: csr, at };

export const item = (lineId: string, quantity: number, itemNumber = '6205'): QuotedItem => ({
  lineId,
  itemNumber,
  name: { en: 'Bearing', fr: 'Roulement' },
  quantity,
  price: priceAt(bearingPrices, quantity),
  grams: 130,
  components: [{ itemNumber, quantity: 1 }],
  backorder: false,
});

export const requested: QuoteEvent = {
  type: 'QuoteRequested',
  data: {
    ...byBuyer,
    quoteNumber: 'Q-1',
    personId: buyer,
    accountId: 'a1',
    language: 'en',
    currency: 'CAD',
    placedBy: 'Ada Roy',
    attempt: 0,
    lines: [item('1', 4), item('2', 1, 'SEAL')],
    email: 'ada@example.com',
    shipTo: address,
    billTo: address,
  },
};
export const shipping = { shippingMethod: 'ground', name: { en: 'Ground', fr: 'Terrestre' }, price: 1_000, grams: 650 };
export const tax = { destination: 'CA-QC', rules: [{ name: { en: 'GST', fr: 'TPS' }, rate: 5_000, onShipping: true }] };
export const recalculated: QuoteEvent = { type: 'QuoteRecalculated', data: { ...byCsr, shipping, tax } };
export const submitted: QuoteEvent = { type: 'QuoteSubmitted', data: byBuyer };
export const underReview: QuoteEvent = { type: 'QuoteReviewStarted', data: byCsr };

export const VALID_UNTIL = '2026-04-02';
export const EXPIRES_AT = '2026-04-03T04:00:00.000Z';
export const hashOf = (revision: number) => `hash-of-${revision}`;

/** Publishes what the events before it have come to. */
export function published(before: readonly QuoteEvent[]): QuoteEvent {
  const content = revisionOf(quoteId, before.reduce(quote.evolve, quote.initialState), VALID_UNTIL);
  return {
    type: 'QuoteRevisionPublished',
    data: { ...byCsr, content, hash: hashOf(content.revision), expiresAt: EXPIRES_AT },
  };
}

export const priced: readonly QuoteEvent[] = [requested, underReview, recalculated];
export const approved: readonly QuoteEvent[] = [...priced, published(priced)];
export const accepted: QuoteEvent = {
  type: 'QuoteAccepted',
  data: { ...byBuyer, revision: 1, hash: hashOf(1), attempt: 1 },
};
