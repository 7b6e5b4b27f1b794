import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { approved, buyer, byBuyer, byCsr, csr, hashOf, quoteId } from '#domain/quote/quote.samples.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { quoteMessages, type QuoteMessageRow } from './quote-messages.ts';
import { quoteRevisions, type QuoteRevisionRow } from './quote-revisions.ts';

const wrote = (
  by: typeof byBuyer,
  messageId: string,
  visibility: 'internal' | 'customer',
  lineId = '',
): QuoteEvent => ({
  type: 'QuoteMessagePosted',
  data: { ...by, personId: buyer, messageId, lineId, visibility, text: `Text of ${messageId}` },
});
const returned: QuoteEvent = { type: 'QuoteReturned', data: { ...byCsr, personId: buyer, question: 'Which seal?' } };

describe('the messages of a quote', () => {
  const given = readModelSpecification<QuoteMessageRow, QuoteEvent>(quoteMessages);
  it('say who wrote, when, about which line, and who may read it', () =>
    given(wrote(byBuyer, 'm1', 'customer', '2'), wrote(byCsr, 'm2', 'internal')).then(
      {
        message_id: 'm1',
        quote_id: quoteId,
        line_id: '2',
        visibility: 'customer',
        by: buyer,
        posted_at: storedAt(0),
        text: 'Text of m1',
      },
      { message_id: 'm2', line_id: '', visibility: 'internal', by: csr },
    ));
  it('have the question with which a quote was returned among them, for its buyer to read', () =>
    given(returned).then({ message_id: 'e0', line_id: '', visibility: 'customer', by: csr, text: 'Which seal?' }));
  it('are the same however the events are cut into chunks', () =>
    given(wrote(byBuyer, 'm1', 'customer'), returned).thenTheSameInChunksOfOne());
});

describe('the revisions of a quote', () => {
  const given = readModelSpecification<QuoteRevisionRow, QuoteEvent>(quoteRevisions);
  it('stay as they were frozen, each under its number', () =>
    given(...approved).then({
      revision_id: `${quoteId}.1`,
      quote_id: quoteId,
      revision: 1,
      hash: hashOf(1),
      published_at: storedAt(approved.length - 1),
      published_by: csr,
      content: expect.objectContaining({ revision: 1, lines: expect.any(Array) }) as QuoteRevisionRow['content'],
    }));
  it('are the same however the events are cut into chunks', () => given(...approved).thenTheSameInChunksOfOne());
});
