import type { ImportEvent } from '#domain/import/import.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** After so long a job makes room for others, and goes on where it was. */
const SLICE_MS = 20_000;
const ON_WITH_IT = { laterMs: 0 };

/** One batch after the other until it is paused, stopped, over, or somebody else's run (decision 0033). */
export const applyImportWhenStarted = definePolicy<ImportEvent, { importId: string; run: number; by: string }>({
  name: 'apply-import-when-started',
  on: {
    ImportStarted: ({ data: { importId, run }, metadata }) => ({ data: { importId, run, by: metadata.actor } }),
    ImportResumed: ({ data: { importId, run }, metadata }) => ({ data: { importId, run, by: metadata.actor } }),
  },
  kind: 'transfer',
  maxDelayMs: 60_000,
  async run({ importId, run, by }, { states, onBehalf }) {
    const { commands } = onBehalf({ actor: by, causationId: `import-${importId}` });
    const until = performance.now() + SLICE_MS;
    for (;;) {
      const { status, run: present, applied } = await states.import.progress({ importId });
      if (status !== 'running' || present !== run) return;
      if (performance.now() > until) return ON_WITH_IT;
      await commands.import.applyBatch({ importId, run, batch: applied, undo: false });
    }
  },
});
