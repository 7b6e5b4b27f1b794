import fc from 'fast-check';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { attachment, type AttachmentCommand } from './attachment.decider.ts';
import { ATTACHMENT_SLOTS, type AttachmentEvent, type AttachmentSlot } from './attachment.events.ts';

const given = specificationFor(attachment);
const who = { orderId: 'o1', by: 'contact:7', at: '2026-11-20T10:00:00.000Z' };
const staff = { ...who, by: 'staff:csr' };
const file = {
  lineId: '1',
  personId: 'contact:7',
  fileName: 'flange.pdf',
  contentType: 'application/pdf',
  size: 2_048,
  sha256: 'a'.repeat(64),
};
const add = (more: object = {}): AttachmentCommand => ({ type: 'AddAttachment', ...who, ...file, ...more });
const added = (slot: AttachmentSlot, more: object = {}): AttachmentEvent => ({
  type: 'AttachmentAdded',
  data: { ...who, ...file, slot, ...more },
});
const removed = (slot: AttachmentSlot): AttachmentEvent => ({
  type: 'AttachmentRemoved',
  data: { ...who, lineId: '1', slot, sha256: file.sha256 },
});
const review = (more: object = {}): AttachmentCommand => ({
  type: 'ReviewAttachment',
  ...staff,
  lineId: '1',
  slot: 1,
  sha256: file.sha256,
  verdict: 'accepted',
  reason: '',
  ...more,
});
const accepted: AttachmentEvent = {
  type: 'AttachmentReviewed',
  data: { ...staff, lineId: '1', slot: 1, sha256: file.sha256, personId: 'contact:7', verdict: 'accepted', reason: '' },
};
const full = ATTACHMENT_SLOTS.map((slot) => added(slot));

describe('a line', () => {
  it('takes a file into its first slot', () => given().when(add()).then(added(1)));
  it('takes the next file into the first empty slot', () =>
    given(added(1), added(2), added(3), removed(2)).when(add()).then(added(2)));
  it('takes five files and no sixth', () =>
    given(...full)
      .when(add())
      .thenRefused('attachment_limit_reached'));
  it('counts its own files only', () =>
    given(...full)
      .when(add({ lineId: '2' }))
      .then(added(1, { lineId: '2' })));
  it('takes along the files of a line of another cart, as far as it has room for them, and none twice', () => {
    const drawing = (n: number) => ({ ...file, lineId: '2', sha256: String(n).repeat(64) });
    const take = (...files: object[]): AttachmentCommand => ({ type: 'TakeAlong', ...who, files: files as never });
    given(added(1))
      .when(take(drawing(1), drawing(2)))
      .then(added(1, drawing(1)), added(2, drawing(2)));
    given(added(1, drawing(1)))
      .when(take(drawing(1), drawing(2)))
      .then(added(2, drawing(2)));
    given(added(1, drawing(1)), added(2, drawing(2)), added(3, drawing(3)), added(4, drawing(4)))
      .when(take(drawing(5), drawing(6)))
      .then(added(5, drawing(5)));
  });
  it('takes its files with it, and only its own', () => {
    given(added(1), added(2), added(1, { lineId: '2' }))
      .when({ type: 'RemoveWithLines', ...who, lineIds: ['1'] })
      .then(removed(1), removed(2));
    given(added(1, { lineId: '2' }))
      .when({ type: 'RemoveWithLines', ...who, lineIds: ['1'] })
      .thenNothing();
  });
  it('has room again once a file is removed', () =>
    given(...full, removed(4))
      .when(add())
      .then(added(4)));
  it('takes its files as far as the whole cart has room for them: a hundred files, and 250 megabytes', () => {
    const onLines = (count: number, more: object = {}) =>
      Array.from({ length: count }, (_, n) => added(1, { lineId: `l${n}`, ...more }));
    given(...onLines(99))
      .when(add())
      .then(added(1));
    given(...onLines(100))
      .when(add())
      .thenRefused('attachments_full');
    given(...onLines(25, { size: 10_000_000 }))
      .when(add({ size: 1 }))
      .thenRefused('attachments_full');
    given(...onLines(25, { size: 10_000_000 }), {
      type: 'AttachmentRemoved',
      data: { ...who, lineId: 'l0', slot: 1, sha256: file.sha256 },
    })
      .when(add())
      .then(added(1));
  });
  it('never holds two files in one slot, nor more than five, whatever is done', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 })), { maxLength: 40 }), (steps) => {
        const state = steps.reduce((before, slot) => {
          try {
            return attachment
              .decide(slot ? { type: 'RemoveAttachment', ...who, lineId: '1', slot } : add(), before)
              .reduce(attachment.evolve, before);
          } catch (error) {
            if (error instanceof DomainError) return before;
            throw error;
          }
        }, attachment.initialState);
        const slots = state.files.map((taken) => taken.slot);
        expect(new Set(slots).size).toBe(slots.length);
        expect(slots.length).toBeLessThanOrEqual(5);
      }),
    ));
});

describe('an attached file', () => {
  it('can be removed', () =>
    given(added(1))
      .when({ type: 'RemoveAttachment', ...who, lineId: '1', slot: 1 })
      .then(removed(1)));
  it('cannot be removed twice', () =>
    given(added(1), removed(1))
      .when({ type: 'RemoveAttachment', ...who, lineId: '1', slot: 1 })
      .thenRefused('attachment_not_found'));
  it('is accepted by staff', () => given(added(1)).when(review()).then(accepted));
  it('is accepted once', () => given(added(1), accepted).when(review()).thenNothing());
  it('is rejected with a reason only', () =>
    given(added(1))
      .when(review({ verdict: 'rejected' }))
      .thenRefused('attachment_reason_required'));
  it('may be judged anew', () =>
    given(added(1), accepted)
      .when(review({ verdict: 'rejected', reason: 'Not to scale' }))
      .then({
        type: 'AttachmentReviewed',
        data: { ...accepted.data, verdict: 'rejected', reason: 'Not to scale' } as never,
      }));
  it('is reviewed as it was seen: another file in its slot is not', () =>
    given(added(1), removed(1), added(1, { sha256: 'b'.repeat(64) }))
      .when(review())
      .thenRefused('attachment_changed'));
  it('waits for a review when it takes the slot of a reviewed one', () =>
    given(added(1), accepted, removed(1), added(1)).when(review()).then(accepted));
});
