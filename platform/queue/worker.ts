// Hands due effects to the queue and runs them: claim first, act, then say so.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Pool } from 'pg';
import { derivedId } from '../command/command-ids.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Dispatcher } from '../operations/dispatcher.ts';
import { createEffects, type Effect } from './effects.ts';
import type { JobContext, JobDefinition } from './job.ts';
import type { JobQueue } from './queue.ts';

export interface WorkerOptions {
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly queue: JobQueue;
  readonly jobs: readonly JobDefinition[];
  readonly dispatcher: Dispatcher;
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  readonly log: Log;
}

/** Timers are looked at this often; what is due at once is announced by the projector. */
const TICK_MS = 1_000;
/** What a crash left behind is looked for this often. */
const LOST_TICK_MS = 5_000;
/** Handing out one effect costs the queue as much as handing out fifty, so those of one burst go together. */
const BURST_MS = 250;

export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { pool, queue, log } = options;
  const effects = createEffects(pool);
  const jobs = new Map(options.jobs.map((job) => [job.name, job]));

  await queue.work(async (effectId, isLast) => {
    const effect = await effects.claim(effectId);
    if (!effect) return;
    const job = jobs.get(effect.job);
    try {
      if (!job) throw new Error(`nobody runs the job ${effect.job}`);
      if (effect.crashed && job.afterCrash === 'hold') return await effects.ambiguous(effectId);
      const later = await job.run(effect.data, contextFor(effect, options));
      if (later) await effects.postpone(effectId, later.laterMs);
      else await effects.done(effectId);
    } catch (error) {
      log.error({ err: error, effectId, job: effect.job }, isLast ? 'job failed for good' : 'job failed, will be tried again');
      await effects.failed(effectId, (error as Error).message || String(error), isLast);
      throw error;
    }
  });

  const handOut = async (taken: readonly Effect[]) => queue.add(taken.map((effect) => effect.effect_id));
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

  const listener = await listen(options.databaseUrl, () => void relay(), log);
  const timers = [
    setInterval(() => void relay(), TICK_MS),
    setInterval(() => void effects.takeLost().then(handOut).catch(complain), LOST_TICK_MS),
  ];
  void relay();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await listener.end();
      await relaying;
      await queue.close();
    },
  };
}

/** Only hurries things up: when the connection is lost the tick still finds everything. */
async function listen(databaseUrl: string, notified: () => void, log: Log): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  client.on('error', (error) => log.warn({ err: error }, 'effect listener lost its connection'));
  client.on('notification', notified);
  await client.connect();
  await client.query('listen effect');
  return client;
}

function contextFor(effect: Effect, { dispatcher, mailer, publicOrigin, log }: WorkerOptions): JobContext {
  return {
    mailer,
    publicOrigin,
    log,
    effectId: effect.effect_id,
    job: effect.job,
    about: effect.data,
    async call(route, input, language) {
      const { output } = await dispatcher.dispatchAsSystem(route, input, {
        name: effect.job,
        commandId: derivedId(effect.effect_id, route),
        correlationId: effect.correlation_id,
        causationId: effect.causation_id,
        ...(language ? { language } : {}),
      });
      return output as never;
    },
  };
}
