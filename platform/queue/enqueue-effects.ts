import { ALWAYS, writeTogether, type Write } from '../postgres/write-together.ts';
import type { Db } from '../read-model/table.ts';

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
  /** Of the trace that it belongs to. */
  readonly traceparent?: string;
}

/** Wakes the workers. */
export const EFFECT_CHANNEL = 'effect';

/** Whoever writes them notifies EFFECT_CHANNEL. */
export const insertEffects = (effects: readonly NewEffect[]): Write => ({
  name: 'write-effects',
  text: (
    parameter,
    when,
  ) => `insert into platform.effect (effect_id, job, data, due_at, correlation_id, causation_id, traceparent)
     select effect_id, job, data, due_at, correlation_id, causation_id, coalesce(traceparent, '')
       from json_to_recordset(${parameter(0)}) as r(effect_id text, job text, data jsonb, due_at timestamptz, correlation_id text, causation_id text, traceparent text) where ${when}
     on conflict (effect_id) do nothing`,
  values: [JSON.stringify(effects)],
});

/** Writes effects in the caller's transaction, and wakes the worker once that commits. */
export async function enqueueEffects(db: Db, effects: readonly NewEffect[]): Promise<void> {
  if (effects.length)
    await writeTogether(db, ALWAYS, [insertEffects(effects)], [{ channel: EFFECT_CHANNEL, payload: '' }]);
}
