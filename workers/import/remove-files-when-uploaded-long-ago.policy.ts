import type { ImportEvent } from '#domain/import/import.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** So long an import can be taken back; its files may hold what people would have forgotten (decision 0006). */
const KEPT_MS = 30 * 86_400_000;
const A_DAY = { laterMs: 86_400_000 };

export const removeFilesWhenUploadedLongAgo = definePolicy<ImportEvent, { importId: string }>({
  name: 'remove-files-when-uploaded-long-ago',
  on: { ImportUploaded: ({ data: { importId } }) => ({ data: { importId }, delayMs: KEPT_MS }) },
  kind: 'transfer',
  async run({ importId }, { commands }) {
    const { isDone } = await commands.import.removeFiles({ importId });
    return isDone ? undefined : A_DAY;
  },
});
