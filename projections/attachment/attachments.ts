// One row per cart, quote or order: the files of its lines.
import type { AttachmentEvent, AttachmentSlot } from '#domain/attachment/attachment.events.ts';
import type { CartEvent } from '#domain/cart/cart.events.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { defineReadModel, update, updateIfThere, type Change } from '#platform/read-model/read-model.ts';

export interface FileRow {
  readonly lineId: string;
  readonly slot: AttachmentSlot;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly addedAt: string;
  readonly status: 'waiting' | 'accepted' | 'rejected';
  readonly reason: string;
}

export interface AttachmentRow {
  readonly order_id: string;
  readonly files: readonly FileRow[];
  readonly waiting: number;
}

const rowOf = (order_id: string, files: readonly FileRow[]): AttachmentRow => ({ order_id, files, waiting: files.filter(({ status }) => status === 'waiting').length });
const isAt = ({ lineId, slot }: Pick<FileRow, 'lineId' | 'slot'>) => (file: FileRow) => file.lineId === lineId && file.slot === slot;
/** A file goes with its line. */
const withoutLine = (orderId: string, lineId: string): Change<AttachmentRow> => updateIfThere(orderId, ({ files }) => rowOf(orderId, files.filter((file) => file.lineId !== lineId)));

export const attachments = defineReadModel<AttachmentRow, AttachmentEvent | CartEvent | QuoteEvent>({
  name: 'attachment',
  version: 2,
  key: 'order_id',
  columns: { order_id: 'text', files: 'jsonb', waiting: 'integer' },
  indexes: ['(waiting) where waiting > 0', 'using gin (files jsonb_path_ops)'],
  streams: ({ order_id }) => [`attachment-${order_id}`, `cart-${order_id}`, `quote-${order_id}`],
  on: {
    AttachmentAdded: ({ data: { orderId, lineId, slot, fileName, contentType, size, sha256, at: addedAt } }) => ({
      key: orderId,
      apply: (row) => rowOf(orderId, [...(row?.files ?? []), { lineId, slot, fileName, contentType, size, sha256, addedAt, status: 'waiting', reason: '' }]),
    }),
    AttachmentRemoved: ({ data }) => update<AttachmentRow>(data.orderId, ({ files }) => rowOf(data.orderId, files.filter((file) => !isAt(data)(file)))),
    AttachmentReviewed: ({ data }) => update<AttachmentRow>(data.orderId, ({ files }) => rowOf(data.orderId, files.map((file) => (isAt(data)(file) ? { ...file, status: data.verdict, reason: data.reason } : file)))),
    CartLineRemoved: ({ data: { orderId, lineId } }) => withoutLine(orderId, lineId),
    CartEmptied: ({ data: { orderId } }) => updateIfThere<AttachmentRow>(orderId, () => rowOf(orderId, [])),
    QuoteLineRemoved: ({ data: { quoteId, lineId } }) => withoutLine(quoteId, lineId),
  },
});
