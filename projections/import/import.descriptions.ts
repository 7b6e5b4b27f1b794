import type { ImportEvent } from '#domain/import/import.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

const NOTHING = () => ({});

export const importDescriptions = defineDescriptions<ImportEvent>({
  category: 'import',
  group: 'import',
  of: {
    ImportUploaded: ({ data: { fileName } }) => ({ fileName }),
    ImportMatched: ({ data: { kind, columns } }, _before, format) => ({
      kind: format.term(`import-${kind}`),
      columns: columns.filter(Boolean).length,
    }),
    ImportRowsChecked: ({ data: { batch, counts } }) => ({ batch: batch + 1, ...counts }),
    ImportChecked: NOTHING,
    ImportUnreadable: ({ data: { code } }) => ({ code }),
    ImportStarted: NOTHING,
    ImportBatchApplied: ({ data: { batch, applied, refusals } }) => ({ batch: batch + 1, applied, refusals }),
    ImportPaused: NOTHING,
    ImportResumed: NOTHING,
    ImportStopped: NOTHING,
    ImportCompleted: NOTHING,
    ImportUndoStarted: NOTHING,
    ImportBatchUndone: ({ data: { batch, applied, refusals } }) => ({ batch: batch + 1, applied, refusals }),
    ImportUndone: NOTHING,
    ImportFilesRemoved: NOTHING,
  },
});
