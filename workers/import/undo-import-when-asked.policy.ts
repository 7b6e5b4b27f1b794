import type { ImportEvent } from '#domain/import/import.events.ts';
import { nextToUndo } from '#domain/import/import.state.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

const SLICE_MS = 20_000;

/** The last batch first, so that things are taken back before what they name. */
export const undoImportWhenAsked = definePolicy<ImportEvent, { importId: string; run: number; by: string }>({
  name: 'undo-import-when-asked',
  on: {
    ImportUndoStarted: ({ data: { importId, run }, metadata }) => ({ data: { importId, run, by: metadata.actor } }),
  },
  kind: 'transfer',
  maxDelayMs: 60_000,
  async run({ importId, run, by }, { states, onBehalf }) {
    const { commands } = onBehalf({ actor: by, causationId: `import-${importId}` });
    const until = performance.now() + SLICE_MS;
    for (;;) {
      const state = await states.import.progress({ importId });
      if (state.status !== 'undoing' || state.run !== run) return;
      if (performance.now() > until) return { laterMs: 0 };
      await commands.import.applyBatch({ importId, run, batch: nextToUndo(state), undo: true });
    }
  },
});
