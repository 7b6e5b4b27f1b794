// A policy turns an event into jobs. Its jobs are written as effects in the projector's transaction.
import { own } from '#domain/shared/dictionary.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StoredEvent } from '../event-store/event-store.ts';
import { applied, type Projection } from '../read-model/projection.ts';

/** Jobs carry ids, never personal data: a worker looks up what it needs when it runs. */
export interface TriggeredJob {
  /** Name of the job definition that runs it. */
  readonly job: string;
  readonly data: Readonly<Record<string, string | number>>;
  /**
   * Milliseconds after the event; without it the job is due at once. A timer is never cancelled: the state decides when
   * it fires.
   */
  readonly delayMs?: number;
}

export interface Trigger {
  /** kebab-case, `<effect>-when-<event>`. */
  readonly name: string;
  readonly on: Readonly<Record<string, (event: StoredEvent) => TriggeredJob | readonly TriggeredJob[] | undefined>>;
}

export const defineTrigger = <E extends DomainEvent>(policy: {
  readonly name: string;
  readonly on: {
    readonly [T in E['type']]?: (
      event: StoredEvent<Extract<E, { type: T }>>,
    ) => TriggeredJob | readonly TriggeredJob[] | undefined;
  };
}): Trigger => policy as unknown as Trigger;

/** The same event and policy give the same id for ever: what is requested twice is done once. */
export const effectId = (policy: string, event: StoredEvent, index: number) => `${policy}.${event.id}.${index}`;

export function triggerProjection(policy: Trigger): Projection {
  return {
    name: `policy:${policy.name}`,
    version: 1,
    begins: 'now',
    types: new Set(Object.keys(policy.on)),
    prepare: async () => undefined,
    forget: () => undefined,

    async project(_reads, events, { effects }) {
      const before = effects.length;
      for (const event of events) {
        const requested = applied(event, () => own(policy.on, event.type)?.(event)) ?? [];
        for (const [index, job] of [requested].flat().entries()) {
          const dueAt = new Date(Date.parse(event.at) + (job.delayMs ?? 0)).toISOString();
          if (wasDueInThePast(event, dueAt)) continue;
          effects.push({
            effect_id: effectId(policy.name, event, index),
            job: job.job,
            data: job.data,
            due_at: dueAt,
            correlation_id: event.metadata.correlationId,
            causation_id: event.id,
            ...(event.metadata.traceparent === undefined ? {} : { traceparent: event.metadata.traceparent }),
          });
        }
      }
      return effects.length > before;
    },
  };
}

/** Whoever tells of the past has also told what came of it by the time of writing (decision 0057). */
const wasDueInThePast = ({ metadata: { recordedAt } }: StoredEvent, dueAt: string): boolean =>
  recordedAt !== undefined && dueAt <= recordedAt;
