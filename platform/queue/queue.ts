// BullMQ on PostgreSQL, or on Redis where REDIS_URL is set. The code above it does not know which.
import { createPostgresBackend, Queue, Worker, type Processor } from 'bullmq';
import { Redis } from 'ioredis';
import { throttledLog, type Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import type { JobKind } from './retry.ts';

export interface QueuedEffect {
  readonly effectId: string;
  /** How often it was claimed before: an effect that comes again is another job. */
  readonly attempt: number;
  readonly kind: JobKind;
}

export interface JobQueue {
  /** One that is already queued for the same attempt is not queued twice. */
  add(effects: readonly QueuedEffect[]): Promise<void>;
  /** Begins to work. `run` writes down what came of it; when it throws, the effect is found as lost. */
  work(run: (effectId: string) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  readonly log: Log;
  /** How long Redis may leave a command unanswered; tests set it. */
  readonly silenceMs?: number;
}

/** How many jobs of a kind one worker runs at once. */
const CONCURRENCY: Readonly<Record<JobKind, number>> = { step: 8, letter: 4 };
const KINDS = Object.keys(CONCURRENCY) as JobKind[];
const CONNECT_MS = 5_000;
const SAME_WARNING_MS = 60_000;
/** A connection on which Redis leaves a command unanswered for so long is given up: after a fail-over it would stay silent for hours. A worker waits up to 10 s for a job. */
const SILENCE_MS = 20_000;
// Attempts, and what was done and failed, stand in the effects; keeping them here too would cost a scan per job.
const jobOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };

export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  if (options.redisUrl) await reach(options.redisUrl);
  const { openQueue, startWorker, disconnect } = options.redisUrl ? onRedis(options.redisUrl, options.silenceMs ?? SILENCE_MS) : onPostgres(options.databaseUrl);
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
        const jobs = effects.filter((effect) => effect.kind === kind).map(({ effectId, attempt }) => ({ name: 'effect', data: { effectId }, opts: { ...jobOptions, jobId: `${effectId}~${attempt}` } }));
        if (jobs.length) await queues.get(kind)!.addBulk(jobs);
      }
    },
    async work(run) {
      for (const kind of KINDS) {
        const worker = startWorker(NAMES[kind], (job) => run((job.data as { effectId: string }).effectId), CONCURRENCY[kind]);
        worker.on('error', complain);
        workers.push(worker);
        await worker.waitUntilReady();
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      for (const queue of queues.values()) await queue.close();
      disconnect();
    },
  };
}

const NAMES: Readonly<Record<JobKind, string>> = { step: 'effects', letter: 'letters' };

/** BullMQ would wait for ever. @throws OperatorError when Redis does not answer */
async function reach(url: string): Promise<void> {
  const probe = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: CONNECT_MS });
  let reason = '';
  probe.on('error', (error) => (reason = error.message));
  try {
    await probe.connect();
  } catch (error) {
    throw new OperatorError(`REDIS_URL: Redis cannot be reached (${reason || (error as Error).message})`);
  } finally {
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
    startWorker: (name, processor, concurrency) => new Worker(name, processor, { connection, concurrency }, createPostgresBackend) as unknown as Worker,
    disconnect: () => undefined,
  };
}
