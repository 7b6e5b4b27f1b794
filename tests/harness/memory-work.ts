// What happens because something happened, in memory: the policies' jobs, run when they are due and somebody asks for it.
import { pino } from 'pino';
import type { Clock } from '#platform/kernel/runtime/clock.ts';
import type { Mail } from '#platform/adapters/mail/mail.ts';
import { asSystem, type Dispatcher, type SystemCall } from '#platform/kernel/operations/dispatcher.ts';
import type { JobContext, JobDefinition } from '#platform/kernel/queue/job.ts';
import { effectId } from '#platform/kernel/queue/trigger.ts';
import type { MemoryEventStore } from '#platform/kernel/testing/memory-event-store.ts';
import { policies } from '#workers/registry.ts';

interface Due {
  readonly effectId: string;
  readonly job: JobDefinition;
  readonly data: Readonly<Record<string, string | number>>;
  readonly correlationId: string;
  readonly causationId: string;
  dueAt: number;
}

interface WorkOptions {
  readonly store: MemoryEventStore;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
  readonly publicOrigin: string;
}

const silent = pino({ level: 'silent' });
const jobs = new Map(policies.map(({ job }) => [job.name, job]));

export function createMemoryWork({ store, dispatcher, clock, publicOrigin }: WorkOptions) {
  const mails: Mail[] = [];
  let waiting: Due[] = [];
  let events = 0;

  function takeNews(): void {
    const news = store.events.slice(events);
    events = store.events.length;
    for (const event of news)
      for (const { trigger } of policies)
        for (const [n, asked] of [trigger.on[event.type]?.(event) ?? []].flat().entries())
          waiting.push({
            effectId: effectId(trigger.name, event, n),
            job: jobs.get(asked.job)!,
            data: asked.data,
            correlationId: event.metadata.correlationId,
            causationId: event.id,
            dueAt: Date.parse(event.at) + (asked.delayMs ?? 0),
          });
  }

  function contextFor(due: Due): JobContext {
    const features = (more: Partial<SystemCall>) =>
      asSystem(dispatcher, {
        ...{ name: due.job.name, commandId: due.effectId },
        ...{ correlationId: due.correlationId, causationId: due.causationId, ...more },
      });
    return {
      ...features({}),
      speaking: (language) => features({ language }),
      onBehalf: (of) => features(of),
      mailer: { isIdempotent: true, send: async (mail) => void mails.push(mail) },
      publicOrigin,
      rebuildPersonal: () => Promise.reject(new Error('a shop in memory rebuilds nothing')),
      log: silent,
      effectId: due.effectId,
      job: due.job.name,
      about: due.data,
      unlessDone: (act) => act(),
    };
  }

  return {
    mails,
    /** @throws what a job throws: nothing is tried again here */
    async quiet(): Promise<void> {
      for (;;) {
        takeNews();
        const due = waiting.filter(({ dueAt }) => dueAt <= clock.now()).sort((a, b) => a.dueAt - b.dueAt);
        if (!due.length) return;
        waiting = waiting.filter((one) => !due.includes(one));
        for (const one of due) {
          const later = await one.job.run(one.data, contextFor(one));
          if (later) waiting.push({ ...one, dueAt: clock.now() + Math.max(1, later.laterMs) });
        }
      }
    },
  };
}
