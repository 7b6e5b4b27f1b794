// Threads for costly work (security.md S1, S5, S11), by piscina. A task has limits of time and memory: what passes one
// ends its thread and nothing else. Threads that have nothing to do end, and before the first task there is none, not
// even the library.
import pLimit from 'p-limit';
import type { Piscina } from 'piscina';
import { Refusal } from '../failure/refusal.ts';
import { homeCountry } from '../texts/texts.ts';
import type { ThreadTask } from './thread-task.ts';

export interface ThreadPool {
  /** @throws Refusal too_costly (413) past the task's time or the thread's memory, busy (503) when too many wait */
  run<I, O>(task: ThreadTask<I, O>, input: I): Promise<O>;
  /** Ends all threads; what they worked on is refused. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  /** The module of `serveThreadTasks`; TypeScript is run by tsx. */
  readonly file: string;
  readonly threads?: number;
  /** At most so many tasks wait for a thread. */
  readonly waiting?: number;
  /** The memory of one thread's objects, in MB. */
  readonly memoryMb?: number;
  /** A task may take so many times its time: TIME_LIMIT_FACTOR. */
  readonly timeFactor?: number;
}

const THREADS = 2;
const WAITING = 16;
const MEMORY_MB = 192;
const IDLE_MS = 5_000;

export interface SentTask {
  readonly name: string;
  /** Whose words the thread's texts have. */
  readonly country: string;
  readonly input: unknown;
}

export function createThreadPool({
  file,
  threads = THREADS,
  waiting = WAITING,
  memoryMb = MEMORY_MB,
  timeFactor = 1,
}: ThreadPoolOptions): ThreadPool {
  let pool: Promise<Piscina> | undefined;
  let inside = 0;
  // A task's time counts from when a thread takes it: what waits for others is not to blame.
  const inTurn = pLimit(threads);
  const open = async (): Promise<Piscina> => {
    const { Piscina } = await import('piscina');
    return new Piscina({
      filename: file,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      recordTiming: false,
      execArgv: file.endsWith('.ts') ? ['--import', 'tsx', '--no-warnings'] : [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
  };
  return {
    async run<I, O>({ name, timeoutMs }: ThreadTask<I, O>, input: I) {
      if (inside >= threads + waiting) throw new Refusal(503, 'busy');
      inside += 1;
      try {
        const running = await (pool ??= open());
        const task: SentTask = { name, country: homeCountry(), input };
        return await inTurn(async () => {
          const signal = AbortSignal.timeout(timeoutMs * timeFactor);
          return (await running.run(task, { signal })) as O;
        });
      } catch (error) {
        throw refusalOf(error);
      } finally {
        inside -= 1;
      }
    },
    async close() {
      await (await pool)?.destroy();
      pool = undefined;
    },
  };
}

/** Names of the errors of piscina and Node when a limit is passed. */
function refusalOf(error: unknown): unknown {
  const { name, code, message } = error as Error & { code?: string };
  if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return new Refusal(413, 'too_costly');
  return message === 'Terminating worker thread' ? new Refusal(503, 'busy') : error;
}
