import { countOf, insertFrom, knex, type Db } from '../postgres/statement.ts';
import { ALWAYS, writeTogether, type Write } from '../postgres/write-together.ts';

/** An effect as it is asked for. Its id is deterministic: what is asked for twice is done once. */
export interface NewEffect {
  readonly effect_id: string;
  /** Name of the job definition that runs it. */
  readonly job: string;
  /** Ids, never personal data. */
  readonly data: Readonly<Record<string, string | number>>;
  /** ISO. */
  readonly due_at: string;
  readonly correlation_id: string;
  readonly causation_id: string;
  /** The trace that the effect belongs to. */
  readonly traceparent?: string;
}

/** Wakes the workers. */
export const EFFECT_CHANNEL = 'effect';

/** The writer notifies EFFECT_CHANNEL. */
export const insertEffects = (effects: readonly NewEffect[]): Write => ({
  name: 'write-effects',
  statement(parameter, when) {
    const asked = knex.raw(
      `json_to_recordset(?) as r(effect_id text, job text, data jsonb, due_at timestamptz, correlation_id text, causation_id text, traceparent text)`,
      [parameter(0)],
    );
    const columns = ['effect_id', 'job', 'data', 'due_at', 'correlation_id', 'causation_id'];
    return insertFrom(
      'platform.effect',
      [...columns, 'traceparent'],
      knex.select(columns).select(knex.raw(`coalesce(traceparent, '')`)).from(asked).where(when),
    )
      .onConflict('effect_id')
      .ignore();
  },
  values: [JSON.stringify(effects)],
});

/** Writes effects in the caller's transaction, and wakes the worker once that commits. */
export async function enqueueEffects(db: Db, effects: readonly NewEffect[]): Promise<void> {
  if (effects.length)
    await writeTogether(db, ALWAYS, [insertEffects(effects)], [{ channel: EFFECT_CHANNEL, payload: '' }]);
}

/**
 * Lets effects wait again that a queue or a worker had: those of a restored shop are another shop's, and nobody would
 * miss them before they count as lost.
 */
export const takeBackEffects = (db: Db): Promise<number> =>
  countOf(db, knex('platform.effect').whereIn('status', ['queued', 'running']).update({ status: 'waiting' }));
