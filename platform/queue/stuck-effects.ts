// Effects that need a person: those that failed for good, those of which nobody knows, and those that have not
// succeeded for a while.
import type { Pool } from 'pg';
import { EFFECT_CHANNEL } from './ask.ts';
import type { FailureReason } from './failure.ts';
import { STUCK_AFTER_MS } from './retry.ts';

export type StuckStatus = 'failed' | 'ambiguous' | 'retrying';

export interface StuckEffect {
  readonly effectId: string;
  readonly job: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly status: StuckStatus;
  /** Why the last attempt failed. */
  readonly reason: FailureReason;
  readonly failures: number;
  readonly since: Date;
  /** Of the next attempt; absent where none follows by itself. */
  readonly dueAt: Date | undefined;
}

/** For staff, by handlers. */
export interface StuckEffects {
  list(limit: number, offset: number): Promise<{ readonly rows: readonly StuckEffect[]; readonly total: number }>;
  /** Those of `effectIds` that need a person. */
  find(effectIds: readonly string[]): Promise<readonly StuckEffect[]>;
  /** Attempts begin anew at once; what was begun and is unknown may then happen a second time. */
  retry(effectIds: readonly string[]): Promise<void>;
  giveUp(effectIds: readonly string[]): Promise<void>;
}

const STUCK = `(status in ('failed', 'ambiguous') or (status in ('waiting', 'queued', 'running') and first_failed_at < now() - interval '${STUCK_AFTER_MS} milliseconds'))`;
const COLUMNS = `effect_id as "effectId", job, data, case when status in ('failed', 'ambiguous') then status else 'retrying' end as status, failures,
  json_build_object('code', coalesce(reason->>'code', ''), 'params', coalesce(reason->'params', '{}'), 'said', error) as reason,
  coalesce(first_failed_at, due_at) as since, case when status = 'waiting' then due_at end as "dueAt"`;

export function createStuckEffects(pool: Pool): StuckEffects {
  return {
    async list(limit, offset) {
      const [page, count] = await Promise.all([
        pool.query<StuckEffect>(
          `select ${COLUMNS} from platform.effect where ${STUCK} order by since, effect_id limit $1 offset $2`,
          [limit, offset],
        ),
        pool.query<{ total: number }>(`select count(*)::int as total from platform.effect where ${STUCK}`),
      ]);
      return { rows: page.rows, total: count.rows[0]!.total };
    },
    async find(effectIds) {
      return (
        await pool.query<StuckEffect>(
          `select ${COLUMNS} from platform.effect where effect_id = any($1) and ${STUCK} order by since, effect_id`,
          [effectIds],
        )
      ).rows;
    },
    async retry(effectIds) {
      await pool.query(
        `update platform.effect set status = 'waiting', due_at = now(), failures = 0, first_failed_at = null, begun_at = case when acted_at is null then null else begun_at end
          where effect_id = any($1) and status in ('failed', 'ambiguous', 'waiting')`,
        [effectIds],
      );
      await pool.query(`select pg_notify('${EFFECT_CHANNEL}', '')`);
    },
    async giveUp(effectIds) {
      await pool.query(
        `update platform.effect set status = 'given-up', done_at = now() where effect_id = any($1) and status in ('failed', 'ambiguous', 'waiting')`,
        [effectIds],
      );
    },
  };
}
