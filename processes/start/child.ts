// One role as a child process: started, watched, started again when it dies, stopped by its process id.
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ALIVE_EVERY_MS } from '#platform/kernel/runtime/process.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { openLogFile, type LogFile } from './log-file.ts';

export interface Child {
  readonly name: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

export interface ChildOptions {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly logs: string;
  readonly say: (line: string) => void;
  /** Ctrl-C reaches the children too: what ends then is not started again. */
  readonly isStopping: () => boolean;
  readonly onMessage?: (message: Record<string, unknown>) => void;
}

const RESTART_MS = 1_000;
/**
 * Bounds what each process does with its memory. Node lets a busy process keep several times what it uses, and 16 MB for young
 * objects: web answers some per cent more slowly with less for young objects, but not where old ones may only double.
 * An idle process gives back what it does not need (platform/kernel/runtime/idle-memory.ts), but for the catalogue index: little of what
 * it keeps is a start's, and whoever types a word must not wait for the rest to be looked through.
 */
export const MEMORY_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  web: ['--expose-gc', '--heap-growing-percent=100'],
  'catalogue-index': ['--max-semi-space-size=16'],
  worker: ['--expose-gc', '--max-semi-space-size=16'],
  projector: ['--expose-gc', '--max-semi-space-size=16'],
  demo: ['--max-semi-space-size=16'],
};
const OTHERS_MEMORY_OPTIONS = ['--expose-gc', '--max-semi-space-size=2'];
/** glibc keeps a pool of free memory for every thread; two serve as well. */
const MALLOC_ARENA_MAX = '2';
/**
 * A role that has not said for so many times that it lives hangs. They are counted, not timed: a machine that slept has
 * lost no role.
 */
const MISSED_SIGNS = 10;
/** A role has this time to finish what it has begun, and a little more. */
export const STOP_MS = 12_000;

/**
 * Resolves once the role says that it is ready.
 * @throws OperatorError with the role's own sentence when it cannot start
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const log = openLogFile(join(options.logs, `${options.name}.log`), (reason) =>
    options.say(`The log of ${options.name} cannot be written (${reason}); the shop goes on without it`),
  );
  let stopping = false;
  let process = await launch(options, log);
  const watch = (child: ChildProcess) =>
    child.once('exit', (code, signal) => void (stopping || options.isStopping() || revive(code, signal)));
  const revive = async (code: number | null, signal: string | null): Promise<void> => {
    options.say(`${options.name} ended (${signal ?? code}); starting it again`);
    while (!stopping) {
      await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
      if (stopping) return;
      try {
        process = await launch(options, log);
        watch(process);
        return options.say(`${options.name} is back`);
      } catch (error) {
        options.say((error as Error).message);
      }
    }
  };
  watch(process);

  return {
    name: options.name,
    get pid() {
      return process.pid;
    },
    async stop() {
      stopping = true;
      if (process.exitCode === null && process.signalCode === null) {
        const ended = new Promise((resolve) => process.once('exit', resolve));
        process.kill('SIGTERM');
        const hurry = setTimeout(() => process.kill('SIGKILL'), STOP_MS);
        await ended;
        clearTimeout(hurry);
      }
      log.end();
    },
  };
}

function launch({ name, environment, onMessage, say }: ChildOptions, log: LogFile): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(join('dist/server', `${name}.js`), [], {
      env: { MALLOC_ARENA_MAX, ...secretsOf(name, environment) },
      execArgv: [...(own(MEMORY_OPTIONS, name) ?? OTHERS_MEMORY_OPTIONS)],
      silent: true,
      detached: false,
    });
    const errors: string[] = [];
    let isReady = false;
    needed(child.stdout, 'output of the process').on('data', (text: Buffer) => log.write(text));
    needed(child.stderr, 'output of the process').on('data', (text: Buffer) => {
      log.write(text);
      if (!isReady) errors.push(text.toString());
    });
    child.on('message', (message: Record<string, unknown>) => {
      onMessage?.(message);
      if (!message['ready']) return;
      isReady = true;
      resolve(child);
      endWhenHung(child, () => say(`${name} does not answer any more`));
    });
    child.once('exit', (code, signal) =>
      reject(
        new OperatorError(
          errors.join('').trim() || `${name} ended (${signal ?? code}) before it was ready; see its log`,
        ),
      ),
    );
  });
}

/** A role that hangs does not hear a polite signal: it is killed, and started again like one that died. */
function endWhenHung(child: ChildProcess, tell: () => void): void {
  let missed = 0;
  child.on('message', () => (missed = 0));
  const watch = setInterval(() => {
    if (++missed < MISSED_SIGNS) return;
    clearInterval(watch);
    tell();
    child.kill('SIGKILL');
  }, ALIVE_EVERY_MS);
  child.once('exit', () => clearInterval(watch));
}

const KEYLESS = new Set(['gateway', 'event-store', 'catalogue-index']);
const PAYS = new Set(['web', 'worker']);
const ASKS_INDEX = new Set(['web', 'worker', 'demo', 'history', 'first-administrator', 'catalogue-index']);

/** A role gets no key that it does not need: whoever reads its memory finds no key of others (security.md S24). */
function secretsOf(name: string, environment: Readonly<Record<string, string>>): Record<string, string> {
  const withheld = new Set([
    ...(name === 'projector' ? [] : ['PROOF_KEY']),
    ...(KEYLESS.has(name) ? ['MASTER_KEY'] : []),
    ...(name === 'event-store' || name === 'catalogue-index' ? ['GATEWAY_API_KEY', 'GATEWAY_WEBHOOK_SECRET'] : []),
    ...(ASKS_INDEX.has(name) ? [] : ['CATALOGUE_INDEX_TOKEN']),
    ...(name === 'catalogue-index' ? [] : ['SEARCH_URL']),
  ]);
  const isOfProvider = (key: string) => key.startsWith('STRIPE_') || key.startsWith('PAYPAL_');
  return Object.fromEntries(
    Object.entries(environment).filter(([key]) => !withheld.has(key) && (PAYS.has(name) || !isOfProvider(key))),
  );
}
