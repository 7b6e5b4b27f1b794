import type { AttachmentEvent, AttachmentSlot, Verdict } from '#domain/attachment/attachment.events.ts';
import type { CartEvent } from '#domain/cart/cart.events.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { attachments, type AttachmentRow } from './attachments.ts';

const given = readModelSpecification<AttachmentRow, AttachmentEvent | CartEvent | QuoteEvent>(attachments);
const orderId = 'o1';
const at = '2026-03-03T15:00:00.000Z';
const by = 'contact:1';
const slotOf = (lineId: string, slot: AttachmentSlot, sha256: string) => ({ orderId, lineId, slot, sha256, by, at });
const added = (lineId: string, slot: AttachmentSlot, sha256 = `${lineId}-${slot}`): AttachmentEvent => ({
  type: 'AttachmentAdded',
  data: {
    ...slotOf(lineId, slot, sha256),
    personId: by,
    fileName: `${sha256}.pdf`,
    contentType: 'application/pdf',
    size: 1_000,
  },
});
const removed = (lineId: string, slot: AttachmentSlot): AttachmentEvent => ({
  type: 'AttachmentRemoved',
  data: slotOf(lineId, slot, `${lineId}-${slot}`),
});
const reviewed = (lineId: string, slot: AttachmentSlot, verdict: Verdict, reason = ''): AttachmentEvent => ({
  type: 'AttachmentReviewed',
  data: { ...slotOf(lineId, slot, `${lineId}-${slot}`), personId: by, verdict, reason },
});
const cartLineRemoved = { type: 'CartLineRemoved', data: { orderId, lineId: 'l1' } } as CartEvent;
const cartEmptied = { type: 'CartEmptied', data: { orderId } } as CartEvent;
const quoteLineRemoved = { type: 'QuoteLineRemoved', data: { quoteId: orderId, lineId: 'l1' } } as QuoteEvent;
const file = (lineId: string, slot: AttachmentSlot) => expect.objectContaining({ lineId, slot });

describe('a file of a line', () => {
  it('waits for a review', () =>
    given(added('l1', 1)).then({
      order_id: orderId,
      files: [
        {
          lineId: 'l1',
          slot: 1,
          fileName: 'l1-1.pdf',
          contentType: 'application/pdf',
          size: 1_000,
          sha256: 'l1-1',
          addedAt: at,
          status: 'waiting',
          reason: '',
        },
      ],
      waiting: 1,
      removed: [],
    }));
  it('is accepted or rejected by itself; a rejected one says why', () => {
    given(added('l1', 1), added('l1', 2), reviewed('l1', 1, 'rejected', 'Not legible')).then({
      files: [expect.objectContaining({ status: 'rejected', reason: 'Not legible' }), file('l1', 2)],
      waiting: 1,
    });
    given(added('l1', 1), reviewed('l1', 1, 'accepted')).then({ waiting: 0 });
  });
  it('that is removed waits for nobody, and is remembered until its bytes are gone', () =>
    given(added('l1', 1), added('l2', 1), removed('l1', 1)).then({
      files: [file('l2', 1)],
      waiting: 1,
      removed: [{ sha256: 'l1-1', fileName: 'l1-1.pdf' }],
    }));
  it.each([
    ['its line leaves the cart', cartLineRemoved, [file('l2', 1)]],
    ['its line leaves the quote', quoteLineRemoved, [file('l2', 1)]],
    ['the cart is emptied', cartEmptied, []],
  ])('goes when %s', (_, event, left) => given(added('l1', 1), added('l2', 1), event).then({ files: left }));
  it('costs nothing where an order has none', () => given(cartLineRemoved, cartEmptied, quoteLineRemoved).then());
  it('is the same however its events are cut into chunks', () =>
    given(added('l1', 1), added('l2', 1), reviewed('l1', 1, 'accepted'), cartLineRemoved).thenTheSameInChunksOfOne());
});

it('no more removed files are remembered than an order may have', () => {
  const oneAfterTheOther = Array.from({ length: 101 }, (_, n) => [added(`l${n}`, 1), removed(`l${n}`, 1)]).flat();
  given(...oneAfterTheOther).then({
    removed: Array.from({ length: 100 }, (_, n) => ({ sha256: `l${n + 1}-1`, fileName: `l${n + 1}-1.pdf` })),
  });
});
