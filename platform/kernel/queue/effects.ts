// The truth about what is to be done, is being done and was done. BullMQ only carries it: losing the queue loses
// nothing.
import type { Pool } from 'pg';
import type { Knex } from 'knex';
import { ago, countOf, fromNow, knex, present, rowsOf } from '../postgres/statement.ts';
import type { FailureReason } from '../failure/reason.ts';
import { together } from '../runtime/together.ts';

export interface Effect {
  readonly effect_id: string;
  readonly job: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly correlation_id: string;
  readonly causation_id: string;
  /** Empty where nothing was traced. */
  readonly traceparent: string;
  /** Times it was claimed. */
  readonly attempts: number;
  /** Attempts that failed. */
  readonly failures: number;
  /** Since the first attempt that failed, in ms; 0 while none has. */
  readonly failing_ms: number;
  /** What it does outside is known to be done. */
  readonly acted: boolean;
  /** The position of the read models when it was taken, a decimal number; null before they have begun. */
  readonly projected_to: string | null;
}

/** After this a queued job that nobody took is handed out again. */
const UNTAKEN_AFTER_S = 60;
/** After this a running one whose worker is silent is another's. */
const SILENT_AFTER_S = 12;
/** A worker says this often that it is still at work. */
export const STILL_RUNNING_MS = 3_000;
const BATCH_SIZE = 500;

export interface Effects {
  /** Takes what is due for handing to the queue. */
  takeDue(): Promise<Effect[]>;
  /** Takes again what the queue or a worker has lost. */
  takeLost(): Promise<Effect[]>;
  /** Leaves out effects that another worker has, or that are done. */
  claim(effectIds: readonly string[]): Promise<Effect[]>;
  /** They are not lost: their jobs take long. */
  stillRunning(effectIds: readonly string[]): Promise<void>;
  done(effectId: string): Promise<void>;
  /** Not done yet: it is due again later. */
  postpone(effectId: string, delayMs: number): Promise<void>;
  /** An attempt failed; the next one is due after `delayMs`. */
  retry(effectId: string, reason: FailureReason, delayMs: number): Promise<void>;
  /** No attempt follows by itself: staff decide. */
  fail(effectId: string, reason: FailureReason): Promise<void>;
  /** Nobody knows whether it happened: staff decide. */
  ambiguous(effectId: string, reason: FailureReason): Promise<void>;
  /** What it does outside is done. */
  acted(effectId: string): Promise<void>;
}

const effects = () => knex('platform.effect');
const untaken = () => ago('secs', UNTAKEN_AFTER_S);
const silent = () => ago('secs', SILENT_AFTER_S);
const taken = () => [
  ...['effect_id', 'job', 'data', 'correlation_id', 'causation_id', 'traceparent', 'attempts', 'failures'],
  knex.raw('coalesce(extract(epoch from now() - first_failed_at) * 1000, 0)::float8 as failing_ms'),
  knex.raw('acted_at is not null as acted'),
  knex.raw(`(select position::text from platform.projection_group where name = 'live') as projected_to`),
];

export function createEffects(pool: Pool): Effects {
  const set = async (name: string, effectId: string, changed: Readonly<Record<string, unknown>>) => {
    await countOf(pool, effects().where({ effect_id: effectId }).update(changed), `effect-${name}`);
  };
  const handOut = (which: Knex.QueryBuilder) =>
    rowsOf<Effect>(
      pool,
      effects()
        .whereRaw('effect_id = any(array(?))', [which.select('effect_id').limit(BATCH_SIZE).forUpdate().skipLocked()])
        .update({ status: 'queued', queued_at: present() })
        .returning(taken()),
    );
  const failed = ({ code, params, said: error }: FailureReason) => ({
    failures: knex.raw('failures + 1'),
    first_failed_at: knex.raw('coalesce(first_failed_at, now())'),
    error,
    reason: { code, params },
  });
  const well = { error: '', reason: {} };
  return {
    takeDue: () => handOut(effects().where({ status: 'waiting' }).where('due_at', '<=', present()).orderBy('due_at')),
    takeLost: () =>
      handOut(
        effects()
          .where((gone) =>
            gone
              .where((queued) =>
                queued
                  .where({ status: 'queued' })
                  .where('queued_at', '<', untaken())
                  .whereRaw('coalesce(claimed_at, queued_at) < ?', [untaken()]),
              )
              .orWhere((running) => running.where({ status: 'running' }).where('claimed_at', '<', silent())),
          )
          .orderBy('queued_at'),
      ),
    claim: (effectIds) =>
      rowsOf<Effect>(
        pool,
        effects()
          .whereRaw('effect_id = any(?)', [[...effectIds]])
          .where((free) =>
            free
              .where({ status: 'queued' })
              .orWhere((running) => running.where({ status: 'running' }).where('claimed_at', '<', silent())),
          )
          .update({ status: 'running', attempts: knex.raw('attempts + 1'), claimed_at: present() })
          .returning(taken()),
        'effect-claim',
      ),
    async stillRunning(effectIds) {
      if (!effectIds.length) return;
      const running = effects().whereIn('effect_id', effectIds).where({ status: 'running' });
      await countOf(pool, running.update({ claimed_at: present() }));
    },
    done: together(async (effectIds) => {
      const ended = effects().whereRaw('effect_id = any(?)', [[...effectIds]]);
      await countOf(pool, ended.update({ status: 'done', ...well, done_at: present() }), 'effect-done');
    }),
    postpone: (effectId, delayMs) =>
      set('postpone', effectId, {
        status: 'waiting',
        claimed_at: null,
        failures: 0,
        first_failed_at: null,
        ...well,
        due_at: fromNow('secs', delayMs / 1_000),
      }),
    retry: (effectId, reason, delayMs) =>
      set('retry', effectId, {
        status: 'waiting',
        claimed_at: null,
        ...failed(reason),
        due_at: fromNow('secs', delayMs / 1_000),
      }),
    fail: (effectId, reason) => set('fail', effectId, { status: 'failed', ...failed(reason) }),
    ambiguous: (effectId, reason) => set('ambiguous', effectId, { status: 'ambiguous', ...failed(reason) }),
    acted: (effectId) => set('acted', effectId, { acted_at: present() }),
  };
}
