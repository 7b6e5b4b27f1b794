import type { ImportSourceEvent } from '#domain/import-source/import-source.events.ts';
import { PermanentFailure } from '#platform/kernel/failure/named-failure.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** Until the next attempt at a run that failed: a server that is being restarted is there again. */
const AGAIN = { laterMs: 5 * 60_000 };

/**
 * The timer of a run; the decider decides whether it still applies. A shop that was away at the time does it once, as soon as it is
 * back, since each run plans the next.
 */
export const importFileWhenRunDue = definePolicy<ImportSourceEvent, { sourceId: string; turn: number }>({
  name: 'import-file-when-run-due',
  on: {
    ImportSourceRunPlanned: ({ data: { sourceId, turn, at: due }, at }) => ({
      data: { sourceId, turn },
      delayMs: Math.max(0, Date.parse(due) - Date.parse(at)),
    }),
    ImportSourceRunAsked: ({ data: { sourceId, turn } }) => ({ data: { sourceId, turn } }),
  },
  kind: 'transfer',
  maxDelayMs: 60_000,
  async run({ sourceId, turn }, { states, onBehalf }) {
    const { owner } = await states.importSource.owner({ sourceId });
    if (!owner) return undefined;
    const { commands } = onBehalf({ actor: owner, causationId: `import-source-${sourceId}` });
    const outcome = await commands.importSource.attempt({ sourceId, turn });
    if (outcome.status === 'again') return AGAIN;
    if (outcome.status === 'unmatched') await commands.importSource.report({ sourceId, importId: outcome.importId });
    if (outcome.status === 'failed') throw new PermanentFailure('import_source_failed', outcome.code);
    return undefined;
  },
});
