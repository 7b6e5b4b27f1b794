// What happens because something happened, at the time at which it was due. Letters are not sent any more.
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { asSystem, type SystemCall } from '#platform/kernel/operations/dispatcher.ts';
import type { JobContext } from '#platform/kernel/queue/job.ts';
import { effectId } from '#platform/kernel/queue/trigger.ts';
import { policies } from '#workers/registry.ts';
import type { Application } from '../application.ts';
import { at } from './moved-clock.ts';

/** As it stands in the record of how far the story is told. */
export interface DueEffect {
  readonly effectId: string;
  readonly job: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly correlationId: string;
  readonly causationId: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

const CHUNK = 500;
const steps = new Map(
  policies.filter(({ job }) => job.kind !== 'notification').map(({ job, trigger }) => [job.name, { job, trigger }]),
);

export interface EffectsOfThePast {
  /** What is not done yet, and how far events were looked at. */
  record(): { readonly waiting: readonly DueEffect[]; readonly after: string | undefined };
  /** Does what is due by `time`, which is before now, in the order in which it was due. */
  doneBy(time: number): Promise<void>;
}

/** @param from where an earlier telling was broken off */
export function createEffectsOfThePast(
  { store, dispatcher, positions, services }: Application,
  log: Log,
  from: ReturnType<EffectsOfThePast['record']>,
): EffectsOfThePast {
  let waiting = [...from.waiting];
  let after = from.after === undefined ? undefined : BigInt(from.after);

  async function lookAtNews(): Promise<void> {
    for await (const events of store.readAll(after, CHUNK))
      for (const event of events) {
        after = event.position;
        if (event.metadata.recordedAt !== undefined) waiting.push(...causedBy(event));
      }
  }

  function contextOf(due: DueEffect): JobContext {
    const features = (more: Partial<SystemCall>) =>
      asSystem(dispatcher, {
        name: due.job,
        commandId: due.effectId,
        correlationId: due.correlationId,
        causationId: due.causationId,
        ...more,
      });
    return {
      ...features({}),
      speaking: (language) => features({ language }),
      onBehalf: (of) => features(of),
      mailer: { isIdempotent: true, send: () => Promise.reject(new Error('letters of the past are not sent')) },
      publicOrigin: services.publicOrigin,
      rebuildPersonal: () => Promise.reject(new Error('nobody was erased in the past')),
      log,
      effectId: due.effectId,
      job: due.job,
      about: due.data,
      unlessDone: (act) => act(),
    };
  }

  return {
    record: () => ({ waiting, after: after?.toString() }),
    async doneBy(time) {
      for (;;) {
        await lookAtNews();
        const due = waiting.filter(({ dueAt }) => dueAt <= time).sort((a, b) => a.dueAt - b.dueAt);
        if (!due.length) return;
        if (after !== undefined) await positions.waitFor(after);
        for (const effect of due) {
          const { job } = needed(steps.get(effect.job), 'job of the effect');
          const later = await at(effect.dueAt, () => job.run(effect.data, contextOf(effect)));
          waiting = waiting.filter((one) => one !== effect);
          if (later) waiting.push({ ...effect, dueAt: effect.dueAt + Math.max(1, later.laterMs) });
        }
      }
    },
  };
}

const causedBy = (event: StoredEvent): DueEffect[] =>
  [...steps.values()].flatMap(({ job, trigger }) =>
    [own(trigger.on, event.type)?.(event) ?? []].flat().map((asked, n) => ({
      effectId: effectId(trigger.name, event, n),
      job: job.name,
      data: asked.data,
      correlationId: event.metadata.correlationId,
      causationId: event.id,
      dueAt: Date.parse(event.at) + (asked.delayMs ?? 0),
    })),
  );
