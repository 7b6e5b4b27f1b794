// BullMQ on PostgreSQL, or on Redis where REDIS_URL is set. The code above it does not know which.
import { createPostgresBackend, Queue, Worker, type Processor } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';

export interface JobQueue {
  /** Jobs by effect id: one that is already queued is not queued twice. */
  add(effectIds: readonly string[]): Promise<void>;
  /** Begins to work. `run` gets an effect id and whether this is the last attempt; throwing means to try again later. */
  work(run: (effectId: string, isLast: boolean) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  readonly log: Log;
  readonly concurrency?: number;
}

const NAME = 'effects';
const ATTEMPTS = 6;
const CONNECT_MS = 5_000;
// Nothing is kept: what was done and what failed stands in the effects, and keeping a count costs a scan per job. A job that
// were remembered could not be handed out again when its worker was killed.
const jobOptions = { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: 1_000 }, removeOnComplete: true, removeOnFail: true };

export async function createQueue(options: QueueOptions): Promise<JobQueue> {
  if (options.redisUrl) await reach(options.redisUrl);
  const { queue, startWorker, disconnect } = options.redisUrl ? onRedis(options.redisUrl) : onPostgres(options.databaseUrl);
  queue.on('error', (error) => options.log.warn({ err: error }, 'the job queue is not reachable'));
  await queue.waitUntilReady();
  let worker: Worker | undefined;

  return {
    async add(effectIds) {
      if (!effectIds.length) return;
      await queue.addBulk(effectIds.map((effectId) => ({ name: 'effect', data: { effectId }, opts: { ...jobOptions, jobId: effectId } })));
    },
    async work(run) {
      worker = startWorker((job) => run((job.data as { effectId: string }).effectId, job.attemptsMade + 1 >= ATTEMPTS), options.concurrency ?? 8);
      worker.on('error', (error) => options.log.warn({ err: error }, 'the job queue is not reachable'));
      await worker.waitUntilReady();
    },
    async close() {
      await worker?.close();
      await queue.close();
      disconnect();
    },
  };
}

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
  readonly queue: Queue;
  readonly startWorker: (processor: Processor, concurrency: number) => Worker;
  readonly disconnect: () => void;
}

function onRedis(url: string): Backend {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  return {
    queue: new Queue(NAME, { connection }),
    startWorker: (processor, concurrency) => new Worker(NAME, processor, { connection, concurrency }),
    disconnect: () => connection.disconnect(),
  };
}

function onPostgres(connectionString: string): Backend {
  const connection = { connectionString, schema: 'bullmq', migrate: true, max: 4 };
  return {
    queue: new Queue(NAME, { connection }, createPostgresBackend) as unknown as Queue,
    startWorker: (processor, concurrency) => new Worker(NAME, processor, { connection, concurrency }, createPostgresBackend) as unknown as Worker,
    disconnect: () => undefined,
  };
}
