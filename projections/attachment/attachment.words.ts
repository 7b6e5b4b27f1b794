import type { AttachmentEvent } from '#domain/attachment/attachment.events.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

/** File names by the hash of the file. */
type Known = Readonly<Record<string, string>>;

export const attachmentWords = defineWords<AttachmentEvent, Known>({
  category: 'attachment',
  group: 'attachment',
  belongs: { of: 'order' },
  fold: {
    initialState: {},
    evolve: (known, event) =>
      event.type === 'AttachmentAdded' ? { ...known, [event.data.sha256]: event.data.fileName } : known,
  },
  of: {
    AttachmentAdded: ({ data: { fileName, lineId, slot, size, sha256 } }, _known, say) => ({
      file: fileName,
      line: lineId,
      slot,
      size: say.kilobytes(size),
      sha256,
    }),
    AttachmentRemoved: ({ data: { lineId, slot, sha256 } }, known) => ({
      file: known[sha256] ?? sha256,
      line: lineId,
      slot,
    }),
    AttachmentReviewed: ({ data: { lineId, sha256, verdict, reason } }, known, say) => ({
      file: known[sha256] ?? sha256,
      line: lineId,
      verdict: say.term(verdict),
      reason: reason && `: ${reason}`,
    }),
  },
});
