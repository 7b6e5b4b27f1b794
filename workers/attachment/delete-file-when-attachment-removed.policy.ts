import type { AttachmentEvent } from '#domain/attachment/attachment.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** A file that was sent again meanwhile is younger than this, and stays. */
const AFTER_MS = 24 * 3_600_000;

/** A removed file is deleted a day later, unless something names it still or again (security.md S13). */
export const deleteFileWhenAttachmentRemoved = definePolicy<AttachmentEvent, { sha256: string; orderId: string }>({
  name: 'delete-file-when-attachment-removed',
  on: { AttachmentRemoved: ({ data: { sha256, orderId } }) => ({ data: { sha256, orderId }, delayMs: AFTER_MS }) },
  kind: 'step',
  async run({ sha256 }, { commands }) {
    await commands.attachment.deleteFile({ sha256 });
  },
});
