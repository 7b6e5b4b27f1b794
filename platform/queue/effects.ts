// The truth about what is to be done, is being done and was done. BullMQ only carries it: losing the queue loses
// nothing.
import type { Pool } from 'pg';
import type { FailureReason } from './failure.ts';

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
  /** What must be done at most once was begun, or is done. */
  readonly begun: boolean;
  readonly acted: boolean;
  /** How far the read models had come when it was taken, a decimal number; null before they have begun. */
  readonly projected_to: string | null;
}

/** After this a queued job that nobody took, or a running one whose worker is silent, is handed out again. */
const LOST_AFTER = '1 minute';
/** A worker says this often that it is still at work. */
export const STILL_RUNNING_MS = 15_000;
const BATCH_SIZE = 500;

export interface Effects {
  /** Takes what is due for handing to the queue. */
  takeDue(): Promise<Effect[]>;
  /** Takes again what the queue or a worker has lost. */
  takeLost(): Promise<Effect[]>;
  /** Without those that another worker has, or that are done. */
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
  /** What must be done at most once begins now; is done; or is known not to have happened. */
  begun(effectId: string): Promise<void>;
  acted(effectId: string): Promise<void>;
  notActed(effectId: string): Promise<void>;
}

const COLUMNS = `effect_id, job, data, correlation_id, causation_id, traceparent, attempts, failures,
  coalesce(extract(epoch from now() - first_failed_at) * 1000, 0)::float8 as failing_ms, begun_at is not null as begun, acted_at is not null as acted,
  (select position::text from platform.projection_group where name = 'live') as projected_to`;

export function createEffects(pool: Pool): Effects {
  const set = async (name: string, assignments: string, effectId: string, ...values: readonly unknown[]) => {
    await pool.query({
      name: `effect-${name}`,
      text: `update platform.effect set ${assignments} where effect_id = $1`,
      values: [effectId, ...values],
    });
  };
  const take = async (which: string) => {
    const { rows } = await pool.query<Effect>(
      `update platform.effect set status = 'queued', queued_at = now()
        where effect_id = any(array(select effect_id from platform.effect where ${which} limit ${BATCH_SIZE} for update skip locked))
       returning ${COLUMNS}`,
    );
    return rows;
  };
  const failed = `failures = failures + 1, first_failed_at = coalesce(first_failed_at, now()), error = $2, reason = $3`;
  const said = ({ code, params, said: error }: FailureReason) => [error, JSON.stringify({ code, params })];
  return {
    takeDue: () => take(`status = 'waiting' and due_at <= now() order by due_at`),
    takeLost: () =>
      take(
        `status in ('queued', 'running') and queued_at < now() - interval '${LOST_AFTER}' and coalesce(claimed_at, queued_at) < now() - interval '${LOST_AFTER}' order by queued_at`,
      ),
    async claim(effectIds) {
      const { rows } = await pool.query<Effect>({
        name: 'effect-claim',
        text: `update platform.effect set status = 'running', attempts = attempts + 1, claimed_at = now()
          where effect_id = any($1) and (status = 'queued' or (status = 'running' and claimed_at < now() - interval '${LOST_AFTER}'))
         returning ${COLUMNS}`,
        values: [effectIds],
      });
      return rows;
    },
    async stillRunning(effectIds) {
      if (effectIds.length)
        await pool.query(
          `update platform.effect set claimed_at = now() where effect_id = any($1) and status = 'running'`,
          [effectIds],
        );
    },
    done: (effectId) => set('done', `status = 'done', error = '', reason = '{}', done_at = now()`, effectId),
    postpone: (effectId, delayMs) =>
      set(
        'postpone',
        `status = 'waiting', claimed_at = null, failures = 0, first_failed_at = null, error = '', reason = '{}', due_at = now() + make_interval(secs => $2)`,
        effectId,
        delayMs / 1_000,
      ),
    retry: (effectId, reason, delayMs) =>
      set(
        'retry',
        `status = 'waiting', claimed_at = null, ${failed}, due_at = now() + make_interval(secs => $4)`,
        effectId,
        ...said(reason),
        delayMs / 1_000,
      ),
    fail: (effectId, reason) => set('fail', `status = 'failed', ${failed}`, effectId, ...said(reason)),
    ambiguous: (effectId, reason) => set('ambiguous', `status = 'ambiguous', ${failed}`, effectId, ...said(reason)),
    begun: (effectId) => set('begun', 'begun_at = now()', effectId),
    acted: (effectId) => set('acted', 'acted_at = now()', effectId),
    notActed: (effectId) => set('not-acted', 'begun_at = null', effectId),
  };
}
