import type { ImportEvent } from '#domain/import/import.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Of an import that a source has brought, once nothing more happens to it by itself. */
export const reportImportWhenOver = definePolicy<ImportEvent, { importId: string }>({
  name: 'report-import-when-over',
  on: {
    ImportChecked: ({ data: { importId } }) => ({ data: { importId } }),
    ImportUnreadable: ({ data: { importId } }) => ({ data: { importId } }),
    ImportCompleted: ({ data: { importId } }) => ({ data: { importId } }),
    ImportStopped: ({ data: { importId } }) => ({ data: { importId } }),
  },
  kind: 'step',
  async run({ importId }, { states, commands }) {
    const { sourceId, status, batches } = await states.import.progress({ importId });
    if (!sourceId || status === 'running' || status === 'paused') return;
    // A file that says what is there already is no news.
    const isNews = batches.some(({ counts }) => counts.added + counts.changed + counts.wrong > 0);
    if (isNews || status === 'unreadable') await commands.importSource.report({ sourceId, importId });
  },
});
