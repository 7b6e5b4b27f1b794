// BullMQ on PostgreSQL, or on Redis where REDIS_URL is set. The code above it does not know which.
import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend, Queue, Worker, type Processor } from 'bullmq';
import { Redis } from 'ioredis';
import { needed } from '#domain/shared/needed.ts';
import { derivedId } from '../command/command-ids.ts';
import { throttledLog, type Log } from '../runtime/log.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import type { JobKind } from './retry.ts';

export interface QueuedEffect {
  readonly effectId: string;
  /** The number of claims before this one: an effect that comes again is another job. */
  readonly attempt: number;
  readonly kind: JobKind;
}

export interface JobQueue {
  /** Those of a kind go in batches. A batch that is already queued for the same attempts is not queued twice. */
  add(effects: readonly QueuedEffect[]): Promise<void>;
  /**
   * Begins to work. `run` writes down what came of each effect of a batch; those of which it could not are found as
   * lost.
   */
  work(run: (effectIds: readonly string[]) => Promise<void>): Promise<void>;
  /** Jobs by kind and state. @throws where the queue cannot be reached; with Redis away it waits until it is back */
  counts(): Promise<readonly { readonly kind: JobKind; readonly state: string; readonly jobs: number }[]>;
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  readonly log: Log;
  /** Milliseconds that Redis may leave a command unanswered; tests set it. */
  readonly silenceMs?: number;
}

/**
 * Limits how many batches of a kind one worker runs at once, and how many effects a batch holds: a job costs the queue more
 * than an effect costs the database.
 */
const SLOTS: Readonly<Record<JobKind, { readonly batches: number; readonly effects: number }>> = {
  step: { batches: 4, effects: 16 },
  notification: { batches: 3, effects: 8 },
  // One each: the next must not wait for a file that takes a quarter of an hour.
  transfer: { batches: 3, effects: 1 },
};
const KINDS = Object.keys(SLOTS) as JobKind[];
const CONNECT_MS = 5_000;
const SAME_WARNING_MS = 60_000;
/** BullMQ asks again at once after an error that is not one of the connection, such as a database that is gone. */
const PAUSE_AFTER_ERROR_MS = 1_000;
/**
 * A connection on which Redis leaves a command unanswered for so long is given up: after a fail-over it would stay
 * silent for hours. A worker waits up to 10 s for a job.
 */
const SILENCE_MS = 20_000;
// Attempts, and what was done and failed, stand in the effects; keeping them here too would cost a scan per job.
const jobOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };

export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  if (options.redisUrl) await reach(options.redisUrl);
  const { openQueue, startWorker, disconnect } = options.redisUrl
    ? onRedis(options.redisUrl, options.silenceMs ?? SILENCE_MS)
    : onPostgres(options.databaseUrl);
  const log = throttledLog(options.log, SAME_WARNING_MS);
  const complain = (error: Error) => log.warn({ err: error }, 'the job queue is not reachable');
  const queues = new Map<JobKind, Queue>();
  for (const kind of KINDS) {
    const queue = openQueue(NAMES[kind]);
    queue.on('error', complain);
    await queue.waitUntilReady();
    queues.set(kind, queue);
  }
  const workers: Worker[] = [];

  return {
    async add(effects) {
      for (const kind of KINDS) {
        const jobs = batchesOf(
          effects.filter((effect) => effect.kind === kind),
          SLOTS[kind].effects,
        ).map((batch) => ({
          name: 'effects',
          data: { effectIds: batch.map(({ effectId }) => effectId) },
          opts: { ...jobOptions, jobId: derivedId(...batch.map(({ effectId, attempt }) => `${effectId}~${attempt}`)) },
        }));
        if (jobs.length) await needed(queues.get(kind), 'queue of the kind').addBulk(jobs);
      }
    },
    async work(run) {
      for (const kind of KINDS) {
        const worker = startWorker(
          NAMES[kind],
          (job) => run((job.data as { effectIds: string[] }).effectIds),
          SLOTS[kind].batches,
        );
        worker.on('error', complain);
        worker.on('error', () => void holdBack(worker));
        workers.push(worker);
        await worker.waitUntilReady();
      }
    },
    async counts() {
      const counted = await Promise.all(
        [...queues].map(async ([kind, queue]) =>
          Object.entries(await queue.getJobCounts('waiting', 'active', 'delayed')).map(([state, jobs]) => ({
            kind,
            state,
            jobs,
          })),
        ),
      );
      return counted.flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      for (const queue of queues.values()) await queue.close();
      disconnect();
    },
  };
}

async function holdBack(worker: Worker): Promise<void> {
  if (worker.isPaused()) return;
  const doNotWaitForActiveJobs = true;
  await worker.pause(doNotWaitForActiveJobs);
  setTimeout(() => void (worker.closing ?? worker.resume()), PAUSE_AFTER_ERROR_MS).unref();
}

const batchesOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

const NAMES: Readonly<Record<JobKind, string>> = {
  step: 'effects',
  notification: 'notifications',
  transfer: 'transfers',
};

/** BullMQ would wait for ever. @throws OperatorError when Redis does not answer, or something else does */
async function reach(url: string): Promise<void> {
  const probe = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    reconnectOnError: () => false,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: 0,
  });
  let reason = '';
  probe.on('error', (error) => (reason ||= error.message));
  const silence = new AbortController();
  try {
    // A web server takes the connection and may keep it for as long as it likes.
    await Promise.race([
      probe.connect().then(() => probe.ping()),
      delay(CONNECT_MS, undefined, { signal: silence.signal }).then(() => Promise.reject(new Error('no answer'))),
    ]);
  } catch (error) {
    const message = reason || (error as Error).message;
    if (/protocol error|RESP type/i.test(message))
      throw new OperatorError('REDIS_URL: whoever answers there is no Redis');
    throw new OperatorError(
      `REDIS_URL: ${/WRONGPASS|NOAUTH/.test(message) ? 'Redis refuses the user or the password of the address' : `Redis cannot be reached (${message})`}`,
    );
  } finally {
    silence.abort();
    probe.disconnect();
  }
}

interface Backend {
  readonly openQueue: (name: string) => Queue;
  readonly startWorker: (name: string, processor: Processor, concurrency: number) => Worker;
  readonly disconnect: () => void;
}

function onRedis(url: string, silenceMs: number): Backend {
  const connection = new Redis(url, { maxRetriesPerRequest: null, socketTimeout: silenceMs });
  return {
    openQueue: (name) => new Queue(name, { connection }),
    startWorker: (name, processor, concurrency) => new Worker(name, processor, { connection, concurrency }),
    disconnect: () => connection.disconnect(),
  };
}

function onPostgres(connectionString: string): Backend {
  const connection = { connectionString, schema: 'bullmq', migrate: true, max: 4 };
  return {
    openQueue: (name) => new Queue(name, { connection }, createPostgresBackend) as unknown as Queue,
    startWorker: (name, processor, concurrency) =>
      new Worker(name, processor, { connection, concurrency }, createPostgresBackend) as unknown as Worker,
    disconnect: () => undefined,
  };
}
