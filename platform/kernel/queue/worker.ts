// Hands due effects to the queue and runs them: claim first, act, then say so.
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { systemClock, type Clock } from '../runtime/clock.ts';
import { throttledLog, type Log } from '../runtime/log.ts';
import { asSystem, type Dispatcher, type SystemCall } from '../operations/dispatcher.ts';
import { listenTo } from '../postgres/listener.ts';
import type { Positions } from '../read-model/positions.ts';
import { EFFECT_CHANNEL } from '../outbox/enqueue-effects.ts';
import { createEffects, STILL_RUNNING_MS, type Effect, type Effects } from './effects.ts';
import { reasonOf } from '../failure/reason.ts';
import { NamedFailure, OutcomeUnknown, PermanentFailure } from '../failure/named-failure.ts';
import type { JobContext, JobDefinition, JobServices, Later } from './job.ts';
import type { JobQueue, QueuedEffect } from './queue.ts';
import { retryDelayMs, type JobKind } from './retry.ts';

export interface WorkerOptions {
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly queue: JobQueue;
  readonly jobs: readonly JobDefinition[];
  readonly dispatcher: Dispatcher;
  /** The positions of the copies that the dispatcher's queries read. */
  readonly positions: Pick<Positions, 'waitFor'>;
  readonly services: JobServices;
  readonly log: Log;
  readonly clock?: Clock;
  /** What a crash left behind is looked for this often; tests look more often. */
  readonly lookForLostMs?: number;
  /** Runs an attempt and tells how it went. */
  readonly observe?: (effect: Effect, run: () => Promise<Later | void>) => Promise<Later | void>;
}

/** Timers are looked at this often; what is due at once is announced by the projector. */
const TICK_MS = 1_000;
const LOST_POLL_MS = 2_000;
/** Handing out one effect costs the queue as much as handing out fifty, so those of one burst go together. */
const BURST_MS = 250;
/** An outage says the same with every tick. */
const SAME_WARNING_MS = 60_000;

export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { pool, queue, clock = systemClock } = options;
  const log = throttledLog(options.log, SAME_WARNING_MS);
  const effects = createEffects(pool);
  const jobs = new Map(options.jobs.map((job) => [job.name, job]));
  const running = new Set<string>();

  const runOne = async (effect: Effect) => {
    running.add(effect.effect_id);
    try {
      await attempt(effect, jobs.get(effect.job), effects, options);
    } catch (error) {
      log.warn(
        { err: error, effectId: effect.effect_id },
        'what came of an effect could not be written down; it is found as lost',
      );
    } finally {
      running.delete(effect.effect_id);
    }
  };
  await queue.work(async (effectIds) => {
    await Promise.all((await effects.claim(effectIds)).map(runOne));
  });

  const handOut = (taken: readonly Effect[]) =>
    queue.add(
      taken.map(({ effect_id, attempts, job }): QueuedEffect => ({
        effectId: effect_id,
        attempt: attempts,
        kind: jobs.get(job)?.kind ?? 'step',
      })),
    );
  const complain = (error: unknown) => log.warn({ err: error }, 'effects could not be handed out');

  let relaying: Promise<void> | undefined;
  let again = false;
  const relay = (): Promise<void> => {
    again = true;
    relaying ??= (async () => {
      while (again) {
        again = false;
        const due = await effects.takeDue();
        await handOut(due);
        if (due.length) again = true;
        if (again) await delay(BURST_MS);
      }
    })()
      .catch(complain)
      .finally(() => (relaying = undefined));
    return relaying;
  };

  const hurry = () => void relay();
  const listener = await listenTo({
    databaseUrl: options.databaseUrl,
    channel: EFFECT_CHANNEL,
    role: 'worker',
    log,
    onListening: async () => hurry(),
    onNotification: hurry,
  });
  const timers = [
    clock.every(TICK_MS, hurry),
    clock.every(options.lookForLostMs ?? LOST_POLL_MS, () => void effects.takeLost().then(handOut).catch(complain)),
    clock.every(STILL_RUNNING_MS, () => void effects.stillRunning([...running]).catch(complain)),
  ];
  return {
    async stop() {
      for (const endTimer of timers) endTimer();
      await listener.close();
      await relaying;
      await queue.close();
    },
  };
}

/**
 * One attempt; whatever comes of it is written down.
 * @throws only when that cannot be: the effect is then found as lost
 */
async function attempt(
  effect: Effect,
  job: JobDefinition | undefined,
  effects: Effects,
  options: WorkerOptions,
): Promise<void> {
  const { effect_id: effectId, failures, failing_ms } = effect;
  const kind: JobKind = job?.kind ?? 'step';
  try {
    if (!job) throw new NamedFailure('job_unknown');
    await readsWhatLedHere(effect, options.positions);
    const run = () => job.run(effect.data, contextFor(effect, effects, options));
    const later = await (options.observe ? options.observe(effect, run) : run());
    return await (later ? effects.postpone(effectId, later.laterMs) : effects.done(effectId));
  } catch (error) {
    const reason = reasonOf(error);
    const report = { err: error, effectId, job: effect.job, failures: failures + 1 };
    if (error instanceof OutcomeUnknown) {
      options.log.error(report, 'nobody knows whether the job took effect; staff decide');
      return effects.ambiguous(effectId, reason);
    }
    const delayMs =
      error instanceof PermanentFailure ? undefined : retryDelayMs(kind, failures + 1, failing_ms, job?.maxDelayMs);
    if (delayMs === undefined) {
      options.log.error(report, 'the job failed; staff decide');
      return effects.fail(effectId, reason);
    }
    options.log.warn({ ...report, delayMs }, 'the job failed and will be tried again');
    return effects.retry(effectId, reason, delayMs);
  }
}

/**
 * The projector writes effects together with the rows of the events that they follow from; copies of those rows in this
 * process come a moment later, and an e-mail must not be written out of what was there before.
 */
async function readsWhatLedHere({ projected_to: position }: Effect, positions: WorkerOptions['positions']) {
  if (position !== null && !(await positions.waitFor(BigInt(position)))) throw new NamedFailure('read_model_behind');
}

function contextFor(effect: Effect, effects: Effects, { dispatcher, services, log }: WorkerOptions): JobContext {
  const { effect_id: effectId } = effect;
  const features = (more: Partial<SystemCall>) =>
    asSystem(dispatcher, {
      name: effect.job,
      commandId: effectId,
      correlationId: effect.correlation_id,
      causationId: effect.causation_id,
      ...(effect.traceparent ? { traceparent: effect.traceparent } : {}),
      ...more,
    });
  return {
    ...features({}),
    ...services,
    speaking: (language) => features({ language }),
    onBehalf: (of) => features(of),
    log,
    effectId,
    job: effect.job,
    about: effect.data,
    async unlessDone(act) {
      if (effect.acted) return;
      await act();
      await effects.acted(effectId);
    },
  };
}
