import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import {
  approved,
  at,
  buyer,
  byBuyer,
  byCsr,
  csr,
  published,
  priced,
  quoteId,
  requested,
} from '#domain/quote/quote.samples.ts';
import type { WorkEvent } from '#domain/work/work.events.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { messageWork } from '../quote/message-work.ts';
import { quoteWork } from '../quote/quote-work.ts';
import { workItemsOf, type WorkItemRow } from './work-items.ts';

const given = readModelSpecification<WorkItemRow, QuoteEvent | WorkEvent>(workItemsOf([quoteWork]));
const workId = `quote.${quoteId}`;
const until = '2026-03-03T23:00:00.000Z';
const claimed: WorkEvent = { type: 'WorkClaimed', data: { workId, by: csr, at, until } };
const released: WorkEvent = { type: 'WorkReleased', data: { workId, by: csr, at } };
const resubmitted: QuoteEvent = { type: 'QuoteSubmitted', data: byBuyer };
const returned: QuoteEvent = { type: 'QuoteReturned', data: { ...byCsr, personId: buyer, question: 'Which seal?' } };
const wrote = (by: string, text: string, visibility: 'internal' | 'customer' = 'customer'): QuoteEvent => ({
  type: 'QuoteMessagePosted',
  data: { quoteId, by, at, personId: buyer, messageId: 'm1', lineId: '', visibility, text },
});

describe('a quote in the work queue', () => {
  it('waits since it was asked for, with who asks and what it comes to', () =>
    given(requested).then({
      work_id: workId,
      kind: 'quote',
      subject_id: quoteId,
      number: 'Q-1',
      account_id: 'a1',
      person_name: 'Ada Roy',
      amount: 5_000,
      currency: 'CAD',
      open: true,
      since: storedAt(0),
      claimed_by: '',
    }));
  it('is done with the offer, and worth what is offered', () =>
    given(...approved).then({ open: false, amount: 5_000 }));
  it('belongs to who claims it, until then', () =>
    given(requested, claimed).then({ open: true, claimed_by: csr, claimed_until: until }));
  it('belongs to nobody once it is released', () =>
    given(requested, claimed, released).then({ open: true, claimed_by: '' }));
  it('waits anew, and belongs to nobody, when it comes back', () =>
    given(requested, claimed, returned, resubmitted).then({ open: true, since: storedAt(3), claimed_by: '' }));
  it('goes on waiting when it is sent again while it waits, and stays with who claimed it', () =>
    given(requested, claimed, resubmitted).then({ open: true, since: storedAt(0), claimed_by: csr }));
  it('is not made by a claim of something that never waited', () => given(claimed).then());
  it('is the same when it is built again, event by event', () =>
    given(requested, claimed, returned, resubmitted, claimed, released, published(priced)).thenTheSameInChunksOfOne());
});

describe('a message in the work queue', () => {
  const givenMessages = readModelSpecification<WorkItemRow, QuoteEvent>(workItemsOf([messageWork]));
  it('waits with its first words', () =>
    givenMessages(requested, wrote(buyer, `${'word '.repeat(60)}end`)).then({
      kind: 'message',
      open: true,
      note: `${'word '.repeat(48).trim()}…`,
      number: 'Q-1',
    }));
  it('is done with an answer to the buyer, not with a note for colleagues', () => {
    givenMessages(requested, wrote(buyer, 'Two seals'), wrote(csr, 'Pays late', 'internal')).then({ open: true });
    givenMessages(requested, wrote(buyer, 'Two seals'), wrote(csr, 'They come with it')).then({ open: false });
  });
});
