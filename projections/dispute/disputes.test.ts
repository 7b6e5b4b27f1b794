import type { DisputeEvent } from '#domain/dispute/dispute.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { disputes, type DisputeRow } from './disputes.ts';

const given = readModelSpecification<DisputeRow, DisputeEvent>(disputes);
const of = { invoiceId: 'o1.1', disputeId: 'd1', accountId: 'a1', orderId: 'o1', personId: 'contact:7' };
const said = (text: string, by = 'staff:1') => ({ text, by, at: '2026-03-03T15:00:00.000Z' });
const disputed = (disputeId = 'd1'): DisputeEvent => ({
  type: 'InvoiceDisputed',
  data: {
    ...{ ...of, disputeId, ...said('Two are bent', 'contact:7'), invoiceNumber: 'INV-2026-000001' },
    ...{ reason: 'damaged', amount: 900, currency: 'CAD', openItemIds: ['o1.1.1'] },
  },
});
const answered: DisputeEvent = { type: 'DisputeAnswered', data: { ...of, ...said('A picture?'), messageId: 'm1' } };
const upheld: DisputeEvent = {
  type: 'DisputeResolved',
  data: { ...of, ...said('They were not'), outcome: 'upheld', creditNoteId: '', openItemIds: ['o1.1.1'] },
};

describe('disputes', () => {
  it('hold what both sides wrote, and how they ended', () => {
    given(disputed(), answered).then({ status: 'open', reason: 'damaged', messages: [{}, {}] as never });
    given(disputed(), answered, upheld).then({
      status: 'upheld',
      messages: [{ text: 'Two are bent' }, { text: 'A picture?' }, { text: 'They were not' }] as never,
    });
  });
  it('of an invoice that is disputed again begin anew', () =>
    given(disputed(), upheld, disputed('d2')).then({ dispute_id: 'd2', status: 'open', messages: [{}] as never }));
  it('are the same when they are built again, event by event', () =>
    given(disputed(), answered, upheld).thenTheSameInChunksOfOne());
});
