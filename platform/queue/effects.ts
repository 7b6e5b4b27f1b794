// The truth about what is to be done, is being done and was done. BullMQ only carries it: losing the queue loses nothing.
import type { Pool } from 'pg';

export interface Effect {
  readonly effect_id: string;
  readonly job: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly correlation_id: string;
  readonly causation_id: string;
  readonly attempts: number;
}

/** After this a queued job that nobody took, or a running one whose worker is silent, is handed out again. */
const LOST_AFTER = '2 minutes';
const AT_ONCE = 500;

export interface Effects {
  /** Takes what is due for handing to the queue. */
  takeDue(): Promise<Effect[]>;
  /** Takes again what the queue or a worker has lost. */
  takeLost(): Promise<Effect[]>;
  /** Undefined when another worker has it, or it is done. `crashed` tells that an earlier worker fell silent in the middle. */
  claim(effectId: string): Promise<(Effect & { readonly crashed: boolean }) | undefined>;
  done(effectId: string): Promise<void>;
  /** Not done yet: it is due again later. */
  postpone(effectId: string, delayMs: number): Promise<void>;
  failed(effectId: string, error: string, final: boolean): Promise<void>;
  ambiguous(effectId: string): Promise<void>;
}

export function createEffects(pool: Pool): Effects {
  const settle = async (effectId: string, status: string, error: string) => {
    await pool.query({
      name: 'settle-effect',
      text: `update platform.effect set status = $2, error = $3, done_at = case when $2 = 'done' then now() end where effect_id = $1`,
      values: [effectId, status, error.slice(0, 2_000)],
    });
  };
  const take = async (which: string) => {
    const { rows } = await pool.query<Effect>(
      `update platform.effect set status = 'queued', queued_at = now()
        where effect_id = any(array(select effect_id from platform.effect where ${which} limit ${AT_ONCE} for update skip locked))
       returning effect_id, job, data, correlation_id, causation_id, attempts`,
    );
    return rows;
  };
  return {
    takeDue: () => take(`status = 'waiting' and due_at <= now() order by due_at`),
    takeLost: () => take(`status in ('queued', 'running') and queued_at < now() - interval '${LOST_AFTER}' and coalesce(claimed_at, queued_at) < now() - interval '${LOST_AFTER}' order by queued_at`),
    async claim(effectId) {
      const { rows } = await pool.query<Effect & { crashed: boolean }>({
        name: 'claim-effect',
        text: `update platform.effect e set status = 'running', attempts = e.attempts + 1, claimed_at = now()
           from (select effect_id, claimed_at is not null and error = '' as crashed from platform.effect where effect_id = $1 for update) was
          where e.effect_id = was.effect_id
            and (e.status = 'queued' or (e.status = 'running' and e.claimed_at < now() - interval '${LOST_AFTER}'))
         returning e.effect_id, job, data, correlation_id, causation_id, attempts, was.crashed`,
        values: [effectId],
      });
      return rows[0];
    },
    done: (effectId) => settle(effectId, 'done', ''),
    async postpone(effectId, delayMs) {
      await pool.query(`update platform.effect set status = 'waiting', claimed_at = null, due_at = now() + make_interval(secs => $2) where effect_id = $1`, [effectId, delayMs / 1_000]);
    },
    failed: (effectId, error, final) => settle(effectId, final ? 'failed' : 'queued', error),
    ambiguous: (effectId) => settle(effectId, 'ambiguous', 'the worker fell silent in the middle'),
  };
}
