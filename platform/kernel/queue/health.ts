// Reports what waits to be done, since when, and what needs a person (code.md 6.9, reliability.md 2).
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import type { Check } from '../health/health.ts';
import type { Sample } from '../health/gauges.ts';
import { ago, knex, present, rowsOf } from '../postgres/statement.ts';
import type { JobQueue } from './queue.ts';
import { JOB_KINDS, STUCK_AFTER_MS, type JobKind } from './retry.ts';

/**
 * `retrying`: an attempt failed, less than 10 minutes ago; `stuck`: longer ago. Neither is counted as due or running
 * besides.
 */
export const EFFECT_STATES = ['due', 'running', 'retrying', 'stuck', 'failed', 'ambiguous'] as const;
export type EffectState = (typeof EFFECT_STATES)[number];

export interface EffectCount {
  readonly job: string;
  readonly state: EffectState;
  readonly effects: number;
  /** Since the oldest of them was due, in seconds; 0 while none of them is. */
  readonly oldestDueSeconds: number;
}

export interface EffectHealth {
  /** The age of the oldest effect that is due and waits, in seconds; 0 when there is none. */
  readonly oldestDueSeconds: number;
  readonly needPerson: number;
  readonly states: Readonly<Record<EffectState, number>>;
}

const NEED_PERSON: readonly EffectState[] = ['stuck', 'failed', 'ambiguous'];
/** A due effect is begun within a second or two; a worker that is this late is away or swamped. */
export const OLDEST_DUE_DEGRADED_S = 60;

/** Timers that are not due yet are not counted: there may be a million. Each part has an index of its own. */
export async function readEffectCounts(pool: Pool): Promise<EffectCount[]> {
  const effects = (state: string | Knex.Raw, waits: string) =>
    knex('platform.effect').select('job', { state, due_at: 'due_at', waits: knex.raw(waits) });
  const state = (name: EffectState) => knex.raw('?::text', [name]);
  const stuck = knex.raw(`case when first_failed_at < ? then 'stuck' else 'retrying' end`, [
    ago('secs', STUCK_AFTER_MS / 1_000),
  ]);
  const counted = effects(state('due'), 'true')
    .where({ status: 'waiting' })
    .where('due_at', '<=', present())
    .whereNull('first_failed_at')
    .unionAll([
      effects(state('running'), `status = 'queued'`)
        .whereIn('status', ['queued', 'running'])
        .whereNull('first_failed_at'),
      effects(stuck, `status in ('waiting', 'queued') and due_at <= now()`)
        // As the index on those that fail says it.
        .whereRaw(`status <> 'done' and first_failed_at is not null`)
        .whereIn('status', ['waiting', 'queued', 'running']),
      effects('status', 'false').whereIn('status', ['failed', 'ambiguous']),
    ]);
  return rowsOf<EffectCount>(
    pool,
    knex
      .select('job', 'state', {
        effects: knex.raw('count(*)::int'),
        oldestDueSeconds: knex.raw(
          'coalesce(greatest(extract(epoch from now() - min(due_at) filter (where waits)), 0), 0)::float8',
        ),
      })
      .from(counted.as('counted'))
      .groupBy('job', 'state')
      .orderBy(['job', 'state']),
  );
}

export function summaryOf(counts: readonly EffectCount[]): EffectHealth {
  const states = Object.fromEntries(
    EFFECT_STATES.map((state) => [
      state,
      counts.filter((one) => one.state === state).reduce((sum, { effects }) => sum + effects, 0),
    ]),
  ) as Record<EffectState, number>;
  return {
    states,
    needPerson: NEED_PERSON.reduce((sum, state) => sum + states[state], 0),
    oldestDueSeconds: Math.max(0, ...counts.map(({ oldestDueSeconds }) => oldestDueSeconds)),
  };
}

export const readEffectHealth = async (pool: Pool): Promise<EffectHealth> => summaryOf(await readEffectCounts(pool));

/** `kindOf` a job; those that nobody knows any more count as steps, as the worker takes them. */
export const effectsCheck = (pool: Pool, kindOf: (job: string) => JobKind | undefined): Check => ({
  name: 'effects',
  otherwise: 'degraded',
  async look() {
    const counts = await readEffectCounts(pool);
    const kinds = JOB_KINDS.map((kind) => ({
      kind,
      ...summaryOf(counts.filter(({ job }) => (kindOf(job) ?? 'step') === kind)),
    }));
    const samples = kinds.flatMap(({ kind, states, needPerson, oldestDueSeconds }): Sample[] => [
      ...EFFECT_STATES.map((state): Sample => ({
        name: 'millwright_effects',
        labels: { kind, state },
        value: states[state],
      })),
      { name: 'millwright_effects_need_person', labels: { kind }, value: needPerson },
      { name: 'millwright_effect_oldest_due_seconds', labels: { kind }, value: oldestDueSeconds },
    ]);
    const well = kinds.every(
      ({ needPerson, oldestDueSeconds }) => !needPerson && oldestDueSeconds < OLDEST_DUE_DEGRADED_S,
    );
    return { level: well ? 'ok' : 'degraded', detail: { kinds, jobs: counts }, samples };
  },
});

/** BullMQ only carries effects: without it none is begun, and none is lost. */
export const queueCheck = (queue: JobQueue): Check => ({
  name: 'queue',
  otherwise: 'unavailable',
  async look() {
    const counts = await queue.counts();
    return {
      level: 'ok',
      detail: counts,
      samples: counts.map(({ kind, state, jobs }): Sample => ({
        name: 'millwright_queue_jobs',
        labels: { kind, state },
        value: jobs,
      })),
    };
  },
});
