// What happens because something happened: a policy and the job that it asks for, written in one place.
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StoredEvent } from '../event-store/event-store.ts';
import type { JobContext, JobDefinition, Later } from './job.ts';
import { definePolicy, type Policy } from './policy.ts';
import type { JobKind } from './retry.ts';

/** Ids, never personal data. */
type Data = Readonly<Record<string, string | number>>;

export interface Asked<D extends Data> {
  readonly data: D;
  readonly delayMs?: number;
}

export interface Reaction {
  readonly policy: Policy;
  readonly job: JobDefinition;
}

interface Definition<E extends DomainEvent, D extends Data> {
  /** `<effect>-when-<event>`, as its file is named. */
  readonly name: string;
  readonly on: {
    readonly [T in E['type']]?: (event: StoredEvent<Extract<E, { type: T }>>) => Asked<D> | readonly Asked<D>[];
  };
  readonly kind: JobKind;
  readonly maxDelayMs?: number;
  run(data: D, context: JobContext): Promise<Later | void>;
}

type AnyTrigger = (event: StoredEvent) => Asked<Data> | readonly Asked<Data>[];

export function defineReaction<E extends DomainEvent, D extends Data>({
  name,
  on,
  run,
  ...job
}: Definition<E, D>): Reaction {
  const triggers = Object.entries(on as unknown as Record<string, AnyTrigger>).map(([type, ask]) => [
    type,
    (event: StoredEvent) => {
      const asked = ask(event);
      return (Array.isArray(asked) ? asked : [asked]).map((one: Asked<Data>) => ({ job: name, ...one }));
    },
  ]);
  return {
    policy: definePolicy({ name, on: Object.fromEntries(triggers) }),
    job: { name, ...job, run: run as unknown as JobDefinition['run'] },
  };
}
