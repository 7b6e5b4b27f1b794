// A policy says what happens because something happened: its trigger and its job are written in one place.
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StoredEvent } from '../event-store/event-store.ts';
import type { JobContext, JobDefinition, Later } from './job.ts';
import { defineTrigger, type Trigger } from './trigger.ts';
import type { JobKind } from './retry.ts';

/** Ids, never personal data. */
type Data = Readonly<Record<string, string | number>>;

export interface Requested<D extends Data> {
  readonly data: D;
  readonly delayMs?: number;
}

export interface Policy {
  readonly trigger: Trigger;
  readonly job: JobDefinition;
}

interface Definition<E extends DomainEvent, D extends Data> {
  /** `<effect>-when-<event>`, as its file is named. */
  readonly name: string;
  readonly on: {
    readonly [T in E['type']]?: (event: StoredEvent<Extract<E, { type: T }>>) => Requested<D> | readonly Requested<D>[];
  };
  readonly kind: JobKind;
  readonly maxDelayMs?: number;
  run(data: D, context: JobContext): Promise<Later | void>;
}

type AnyTrigger = (event: StoredEvent) => Requested<Data> | readonly Requested<Data>[];

export function definePolicy<E extends DomainEvent, D extends Data>({
  name,
  on,
  run,
  ...job
}: Definition<E, D>): Policy {
  const triggers = Object.entries(on as unknown as Record<string, AnyTrigger>).map(([type, ask]) => [
    type,
    (event: StoredEvent) => {
      const requested = ask(event);
      return (Array.isArray(requested) ? requested : [requested]).map((one: Requested<Data>) => ({
        job: name,
        ...one,
      }));
    },
  ]);
  return {
    trigger: defineTrigger({ name, on: Object.fromEntries(triggers) }),
    job: { name, ...job, run: run as unknown as JobDefinition['run'] },
  };
}
