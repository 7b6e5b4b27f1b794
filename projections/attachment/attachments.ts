// One row per cart, quote or order: the files of its lines.
import { ATTACHMENT_LIMITS, type AttachmentEvent, type AttachmentSlot } from '#domain/attachment/attachment.events.ts';
import type { CartEvent } from '#domain/cart/cart.events.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { defineReadModel, update, updateIfThere, type Change } from '#platform/kernel/read-model/read-model.ts';

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
  /** The files removed last, for as long as their deletion may need a person. */
  readonly removed: readonly RemovedFile[];
}

type RemovedFile = Pick<FileRow, 'sha256' | 'fileName'>;

/** An order may have as many files. */
const MAX_REMOVED = ATTACHMENT_LIMITS.filesOfOrder;

const none = (order_id: string): AttachmentRow => ({ order_id, files: [], waiting: 0, removed: [] });
const withFiles = (row: AttachmentRow, files: readonly FileRow[]): AttachmentRow => ({
  ...row,
  files,
  waiting: files.filter(({ status }) => status === 'waiting').length,
});
const isAt =
  ({ lineId, slot }: Pick<FileRow, 'lineId' | 'slot'>) =>
  (file: FileRow) =>
    file.lineId === lineId && file.slot === slot;

function without(row: AttachmentRow, goes: (file: FileRow) => boolean): AttachmentRow {
  const gone = row.files.filter(goes).map(({ sha256, fileName }) => ({ sha256, fileName }));
  const others = row.removed.filter(({ sha256 }) => !gone.some((file) => file.sha256 === sha256));
  return {
    ...withFiles(
      row,
      row.files.filter((file) => !goes(file)),
    ),
    removed: [...others, ...gone].slice(-MAX_REMOVED),
  };
}

/** A file goes with its line. */
const withoutLine = (orderId: string, lineId: string): Change<AttachmentRow> =>
  updateIfThere(orderId, (row) => without(row, (file) => file.lineId === lineId));

export const attachments = defineReadModel<AttachmentRow, AttachmentEvent | CartEvent | QuoteEvent>({
  name: 'attachment',
  version: 5,
  key: 'order_id',
  columns: { order_id: 'text', files: 'jsonb', waiting: 'integer', removed: 'jsonb' },
  indexes: ['(waiting) where waiting > 0', 'using gin (files jsonb_path_ops)'],
  streams: ({ order_id }) => [`attachment-${order_id}`, `cart-${order_id}`, `quote-${order_id}`],
  on: {
    AttachmentAdded: ({ data: { orderId, lineId, slot, fileName, contentType, size, sha256, at: addedAt } }) => ({
      key: orderId,
      apply: (row = none(orderId)) =>
        withFiles(row, [
          ...row.files,
          { lineId, slot, fileName, contentType, size, sha256, addedAt, status: 'waiting', reason: '' },
        ]),
    }),
    AttachmentRemoved: ({ data }) => update<AttachmentRow>(data.orderId, (row) => without(row, isAt(data))),
    AttachmentReviewed: ({ data }) =>
      update<AttachmentRow>(data.orderId, (row) =>
        withFiles(
          row,
          row.files.map((file) => (isAt(data)(file) ? { ...file, status: data.verdict, reason: data.reason } : file)),
        ),
      ),
    CartLineRemoved: ({ data: { orderId, lineId } }) => withoutLine(orderId, lineId),
    CartEmptied: ({ data: { orderId } }) => updateIfThere<AttachmentRow>(orderId, (row) => without(row, () => true)),
    CartLinesRemoved: ({ data: { orderId, lineIds } }) => {
      const gone = new Set(lineIds);
      return updateIfThere<AttachmentRow>(orderId, (row) => without(row, ({ lineId }) => gone.has(lineId)));
    },
    CartResumed: ({ data: { orderId, short } }) => {
      const gone = new Set(short.filter(({ left }) => left === 0).map(({ lineId }) => lineId));
      return updateIfThere<AttachmentRow>(orderId, (row) => without(row, ({ lineId }) => gone.has(lineId)));
    },
    CartDiscarded: ({ data: { orderId } }) => updateIfThere<AttachmentRow>(orderId, (row) => without(row, () => true)),
    QuoteLineRemoved: ({ data: { quoteId, lineId } }) => withoutLine(quoteId, lineId),
  },
});
