import type { Db } from '../read-model/table.ts';

/** An effect as it is asked for. Its id is deterministic: what is asked for twice is done once. */
export interface AskedEffect {
  readonly effect_id: string;
  /** Name of the job definition that runs it. */
  readonly job: string;
  /** Ids, never personal data. */
  readonly data: Readonly<Record<string, string | number>>;
  /** ISO. */
  readonly due_at: string;
  readonly correlation_id: string;
  readonly causation_id: string;
  /** Of the trace that it belongs to. */
  readonly traceparent?: string;
}

/** Wakes the workers. */
export const EFFECT_CHANNEL = 'effect';

/** Writes effects in the caller's transaction; whoever commits it notifies EFFECT_CHANNEL. */
export async function writeEffects(db: Db, effects: readonly AskedEffect[]): Promise<void> {
  if (!effects.length) return;
  await db.query({
    name: 'write-effects',
    text: `insert into platform.effect (effect_id, job, data, due_at, correlation_id, causation_id, traceparent)
     select effect_id, job, data, due_at, correlation_id, causation_id, coalesce(traceparent, '')
       from json_to_recordset($1) as r(effect_id text, job text, data jsonb, due_at timestamptz, correlation_id text, causation_id text, traceparent text)
     on conflict (effect_id) do nothing`,
    values: [JSON.stringify(effects)],
  });
}

/** Writes effects in the caller's transaction, and wakes the worker once that commits. */
export async function askFor(db: Db, effects: readonly AskedEffect[]): Promise<void> {
  if (!effects.length) return;
  await writeEffects(db, effects);
  await db.query(`select pg_notify('${EFFECT_CHANNEL}', '')`);
}
