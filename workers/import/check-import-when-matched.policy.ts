import type { ImportEvent } from '#domain/import/import.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

export const checkImportWhenMatched = definePolicy<ImportEvent, { importId: string; check: number }>({
  name: 'check-import-when-matched',
  on: { ImportMatched: ({ data: { importId, check } }) => ({ data: { importId, check } }) },
  kind: 'transfer',
  maxDelayMs: 60_000,
  async run({ importId, check }, { commands }) {
    const { isCurrent, formulas, fault } = await commands.import.check({
      importId,
      check,
      onBatch: (rows) => commands.import.recordChecked({ importId, check, ...rows }),
    });
    if (!isCurrent) return;
    if (fault) await commands.import.failCheck({ importId, check, ...fault });
    else await commands.import.completeCheck({ importId, check, formulas });
  },
});
