import { specificationFor } from '#domain/testing/decider-specification.ts';
import { dispute, type DisputeCommand } from './dispute.decider.ts';
import type { DisputeEvent } from './dispute.events.ts';

const given = specificationFor(dispute);
type DisputeOf<T extends DisputeEvent['type']> = Extract<DisputeEvent, { type: T }>['data'];
const of = { invoiceId: 'o1.1', disputeId: 'd1', accountId: 'a1', orderId: 'o1', personId: 'contact:7' };
const data: DisputeOf<'InvoiceDisputed'> = {
  ...of,
  invoiceNumber: 'INV-2026-000001',
  reason: 'damaged',
  ...{ amount: 900, currency: 'CAD', openItemIds: ['o1.1.1'] },
  ...{ text: 'Two are bent', by: 'contact:7', at: '2026-03-03T15:00:00.000Z' },
};
const disputed: DisputeEvent = { type: 'InvoiceDisputed', data };
const disputing = { type: 'DisputeInvoice', ...data } as const;
const said = { text: 'Please send a picture', by: 'staff:1', at: '2026-03-03T16:00:00.000Z' };
const resolve = (outcome: 'credited' | 'upheld', creditNoteId = ''): DisputeCommand => ({
  ...{ type: 'ResolveDispute', outcome, creditNoteId, ...said },
});
const resolved = (outcome: 'credited' | 'upheld', creditNoteId = ''): DisputeEvent => ({
  type: 'DisputeResolved',
  data: { ...of, ...said, outcome, creditNoteId, openItemIds: ['o1.1.1'] },
});

describe('an invoice', () => {
  it('is disputed while something of it is owed, once at a time', () => {
    given().when(disputing).then(disputed);
    given()
      .when({ ...disputing, amount: 0 })
      .thenRefused('dispute_nothing_owed');
    given(disputed).when(disputing).thenRefused('dispute_open');
  });
  it('that was upheld can be disputed again', () => {
    const again = { ...disputing, disputeId: 'd2' };
    given(disputed, resolved('upheld'))
      .when(again)
      .then({ type: 'InvoiceDisputed', data: { ...data, disputeId: 'd2' } });
  });
});

describe('a dispute', () => {
  it('is answered by both sides, sealed by the key of the contact', () => {
    given(disputed)
      .when({ type: 'AnswerDispute', messageId: 'm1', ...said })
      .then({ type: 'DisputeAnswered', data: { ...of, ...said, messageId: 'm1' } });
    given(disputed)
      .when({ type: 'AnswerDispute', messageId: 'm1', ...said, by: 'contact:8', personId: 'contact:8' })
      .then({
        type: 'DisputeAnswered',
        data: { ...of, ...said, messageId: 'm1', by: 'contact:8', personId: 'contact:8' },
      });
  });
  it('is resolved by a credit note, or upheld without one', () => {
    given(disputed).when(resolve('credited', 'r1')).then(resolved('credited', 'r1'));
    given(disputed).when(resolve('upheld')).then(resolved('upheld'));
    given(disputed).when(resolve('credited')).thenRefused('dispute_credit_note_required');
    given(disputed).when(resolve('upheld', 'r1')).thenRefused('dispute_credit_note_required');
  });
  it('is over once it is resolved', () => {
    given(disputed, resolved('upheld')).when(resolve('upheld')).thenRefused('dispute_resolved');
    given(disputed, resolved('upheld'))
      .when({ type: 'AnswerDispute', messageId: 'm1', ...said })
      .thenRefused('dispute_resolved');
    given().when(resolve('upheld')).thenRefused('dispute_not_found');
  });
});
