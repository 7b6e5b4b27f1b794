import { own } from '#domain/shared/dictionary.ts';
import type { AttachmentEvent } from '#domain/attachment/attachment.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

/** File names by the hash of the file. */
type Known = Readonly<Record<string, string>>;

export const attachmentDescriptions = defineDescriptions<AttachmentEvent, Known>({
  category: 'attachment',
  group: 'attachment',
  belongs: { of: 'order' },
  decisions: ['AttachmentReviewed'],
  fold: {
    initialState: {},
    evolve: (known, event) =>
      event.type === 'AttachmentAdded' ? { ...known, [event.data.sha256]: event.data.fileName } : known,
  },
  of: {
    AttachmentAdded: ({ data: { fileName, lineId, slot, size, sha256 } }, _known, format) => ({
      file: fileName,
      line: lineId,
      slot,
      size: format.kilobytes(size),
      sha256,
    }),
    AttachmentRemoved: ({ data: { lineId, slot, sha256 } }, known) => ({
      file: own(known, sha256) ?? sha256,
      line: lineId,
      slot,
    }),
    AttachmentReviewed: ({ data: { lineId, sha256, verdict, reason } }, known, format) => ({
      file: own(known, sha256) ?? sha256,
      line: lineId,
      verdict: format.term(verdict),
      reason: reason && `: ${reason}`,
    }),
  },
});
