// Comparing a read model with what the events make of it: asked for by anybody, done by the worker one at a time, so
// that the processes that answer people are not held up. Of each read model only the last report is kept, since it may
// show rows.
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import type { Comparison } from '#contracts/replay/replay.ts';
import { changesBetween } from '#platform/kernel/runtime/changes.ts';
import type { EventStore } from '#platform/kernel/event-store/event-store.ts';
import { enqueueEffects } from '#platform/kernel/outbox/enqueue-effects.ts';
import { defineJob, type JobDefinition } from '#platform/kernel/queue/job.ts';
import { transaction } from '#platform/kernel/postgres/pool.ts';
import { countOf, knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { rebuild, RebuildRunning, type Rebuilt } from '#platform/kernel/read-model/rebuild.ts';

const JOB = 'compare-read-model';
const BUSY_MS = 3_000;
/** Often enough for a bar that moves. */
const PROGRESS_MS = 500;

interface Report extends Pick<Rebuilt, 'rows' | 'different' | 'differences'> {
  readonly seconds: number;
}

interface Stored {
  readonly read_model: string;
  readonly run_id: string;
  readonly status: Comparison['status'];
  readonly asked_at: Date;
  readonly progress: number;
  readonly events: string;
  readonly report: Report | null;
  readonly error: string;
}

/** One that waits or runs already is answered for both. */
export async function requestComparison(pool: Pool, { name }: ReadModel, at: string, runId: string): Promise<void> {
  await transaction(pool, async (client) => {
    const anew = { run_id: runId, status: 'waiting', asked_at: at, progress: 0, events: 0, report: null, error: '' };
    const asked = knex('platform.comparison')
      .insert({ read_model: name, ...anew })
      .onConflict('read_model')
      .merge(anew)
      .whereIn('comparison.status', ['done', 'failed']);
    if (await countOf(client, asked))
      await enqueueEffects(client, [
        {
          effect_id: `${JOB}.${runId}`,
          job: JOB,
          data: { readModel: name, runId },
          due_at: at,
          correlation_id: runId,
          causation_id: runId,
        },
      ]);
  });
}

export async function readComparisons(pool: Pool): Promise<Comparison[]> {
  const rows = await rowsOf<Stored>(
    pool,
    knex('platform.comparison')
      .select('*')
      .orderBy([{ column: 'asked_at', order: 'desc' }, 'read_model']),
  );
  return rows.map(({ read_model, status, asked_at, progress, events, report, error }) => ({
    readModel: read_model,
    status,
    askedAt: asked_at.toISOString(),
    progress,
    events: Number(events),
    error,
    ...(report ? { seconds: report.seconds, rows: report.rows, different: report.different } : {}),
    differences: (report?.differences ?? []).map(({ key, live, rebuilt }) => ({
      key,
      ...(live ? { live } : {}),
      ...(rebuilt ? { rebuilt } : {}),
      changes: changesBetween(live ?? {}, rebuilt ?? {}),
    })),
  }));
}

export const comparisonJob = (pool: Pool, store: EventStore, models: readonly ReadModel[]): JobDefinition =>
  defineJob<{ readModel: string; runId: string }>({
    name: JOB,
    kind: 'step',
    async run({ readModel, runId }) {
      const set = async (
        status: Comparison['status'],
        {
          progress = 0,
          events = 0,
          report = null,
          error = '',
        }: { progress?: number; events?: number; report?: Report | null; error?: string },
      ) =>
        (await countOf(
          pool,
          knex('platform.comparison')
            .where({ run_id: runId })
            .whereIn('status', ['waiting', 'running'])
            .update({ status, progress, events, report, error }),
        )) === 1;
      const model = models.find(({ name }) => name === readModel);
      if (!model) return void (await set('failed', { error: `there is no read model ${readModel}` }));
      const begun = performance.now();
      try {
        if (!(await set('running', {}))) return;
        const head = (await store.head()) ?? 0n;
        let lastReportAt = begun;
        const [rebuilt] = await rebuild(pool, store, [model], 'compare', async (events, position) => {
          if (performance.now() - lastReportAt < PROGRESS_MS) return;
          lastReportAt = performance.now();
          await set('running', {
            events,
            progress: head ? Math.min(1, Number((position * 1_000n) / head) / 1_000) : 1,
          });
        });
        const { events, rows, different, differences } = needed(rebuilt, 'read model that was built anew');
        await set('done', {
          progress: 1,
          events,
          report: { rows, different, differences, seconds: (performance.now() - begun) / 1_000 },
        });
      } catch (error) {
        if (error instanceof RebuildRunning) {
          await set('waiting', {});
          return { laterMs: BUSY_MS };
        }
        await set('failed', { error: (error as Error).message });
        throw error;
      }
    },
  });
