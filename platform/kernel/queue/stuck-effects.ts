// Effects that need a person: those that failed for good, those of which nobody knows, and those that have not
// succeeded for a while.
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { ago, countOf, fromNow, knex, present, rowsOf, rowOf } from '../postgres/statement.ts';
import { EFFECT_CHANNEL } from '../outbox/enqueue-effects.ts';
import type { FailureReason } from '../failure/reason.ts';
import { MAX_DELAY_MS, STUCK_AFTER_MS } from './retry.ts';

export type StuckStatus = 'failed' | 'ambiguous' | 'retrying' | 'put-off';

export interface StuckEffect {
  readonly effectId: string;
  readonly job: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly status: StuckStatus;
  /** Says why the last attempt failed. */
  readonly reason: FailureReason;
  readonly failures: number;
  readonly since: Date;
  /** The time of the next attempt; absent where none follows by itself. */
  readonly dueAt: Date | undefined;
}

/** For staff, by handlers. */
export interface StuckEffects {
  list(
    limit: number,
    offset: number,
    which?: { readonly putOff: boolean },
  ): Promise<{ readonly rows: readonly StuckEffect[]; readonly total: number }>;
  /** Those of `effectIds` that need a person. */
  find(effectIds: readonly string[]): Promise<readonly StuckEffect[]>;
  /** Attempts begin anew at once; what was begun and is unknown may then happen a second time. */
  retry(effectIds: readonly string[]): Promise<void>;
  /** The next attempt is made at a moment (ISO); what was begun and is unknown may then happen a second time. */
  putOff(effectIds: readonly string[], until: string): Promise<void>;
  giveUp(effectIds: readonly string[]): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly stuckEffects: StuckEffects;
  }
}

const FAILED_STATUSES = ['failed', 'ambiguous'];
const stuck = () =>
  knex('platform.effect').where((needsPerson) =>
    needsPerson
      .whereIn('status', FAILED_STATUSES)
      .orWhere((retrying) =>
        retrying
          .whereIn('status', ['waiting', 'queued', 'running'])
          .where('first_failed_at', '<', ago('secs', STUCK_AFTER_MS / 1_000)),
      ),
  );
/** Nothing puts an attempt off for longer by itself. */
const LATER = fromNow('secs', (MAX_DELAY_MS + 60_000) / 1_000);
const isPutOff = knex.raw(`status = 'waiting' and due_at > ?`, [LATER]);
const described = () =>
  stuck()
    .select('effect_id as effectId', 'job', 'data', 'failures', {
      status: knex.raw(
        `case when status in ('failed', 'ambiguous') then status when ? then 'put-off' else 'retrying' end`,
        [isPutOff],
      ),
      reason: knex.raw(
        `json_build_object('code', coalesce(reason->>'code', ''), 'params', coalesce(reason->'params', '{}'), 'said', error)`,
      ),
      since: knex.raw('coalesce(first_failed_at, due_at)'),
      dueAt: knex.raw(`case when status = 'waiting' then due_at end`),
    })
    .orderBy(['since', 'effect_id']);
const open = (effectIds: readonly string[]) =>
  knex('platform.effect')
    .whereIn('effect_id', effectIds)
    .whereIn('status', [...FAILED_STATUSES, 'waiting']);

export function createStuckEffects(pool: Pool): StuckEffects {
  return {
    async list(limit, offset, { putOff } = { putOff: true }) {
      const shown = (query: Knex.QueryBuilder) => void (putOff || query.whereRaw('not (?)', [isPutOff]));
      const [rows, { total }] = await Promise.all([
        rowsOf<StuckEffect>(pool, described().modify(shown).limit(limit).offset(offset)),
        rowOf<{ total: string }>(pool, stuck().modify(shown).count({ total: '*' })),
      ]);
      return { rows, total: Number(total) };
    },
    async find(effectIds) {
      return rowsOf<StuckEffect>(pool, described().whereIn('effect_id', effectIds));
    },
    async retry(effectIds) {
      const anew = open(effectIds).update({
        status: 'waiting',
        due_at: present(),
        failures: 0,
        first_failed_at: null,
      });
      await countOf(pool, anew);
      await countOf(pool, knex.raw(`select pg_notify(?, '')`, [EFFECT_CHANNEL]));
    },
    async putOff(effectIds, until) {
      const later = open(effectIds).update({
        status: 'waiting',
        due_at: until,
        first_failed_at: knex.raw('coalesce(first_failed_at, due_at)'),
      });
      await countOf(pool, later);
    },
    async giveUp(effectIds) {
      await countOf(pool, open(effectIds).update({ status: 'given-up', done_at: present() }));
    },
  };
}
