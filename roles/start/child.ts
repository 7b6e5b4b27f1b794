// One role as a child process: started, watched, started again when it dies, stopped by its process id.
import { fork, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#platform/operator-error.ts';

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
/** Room for young objects. Node's own 16 costs each process 20 MB of memory; only pages are rendered faster for it, by a tenth. */
const SEMI_SPACE_MB = 2;
/** glibc keeps a pool of free memory for every thread; two serve as well. */
const MALLOC_ARENA_MAX = '2';
/** What a role may take to finish what it has begun, and a little more. */
export const STOP_MS = 12_000;

/** Resolves once the role says that it is ready. @throws OperatorError with the role's own sentence when it cannot start */
export async function startChild(options: ChildOptions): Promise<Child> {
  const log = createWriteStream(join(options.logs, `${options.name}.log`), { flags: 'a', mode: 0o600 });
  let stopping = false;
  let process = await launch(options, log);
  const watch = (child: ChildProcess) => child.once('exit', (code, signal) => void (stopping || options.isStopping() || revive(code, signal)));
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

function launch({ name, environment, onMessage }: ChildOptions, log: WriteStream): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(join('dist/server', `${name}.js`), [], { env: { MALLOC_ARENA_MAX, ...secretsOf(name, environment) }, execArgv: name === 'web' ? [] : [`--max-semi-space-size=${SEMI_SPACE_MB}`], silent: true, detached: false });
    const errors: string[] = [];
    child.stdout!.pipe(log, { end: false });
    child.stderr!.on('data', (text: Buffer) => {
      log.write(text);
      errors.push(text.toString());
    });
    child.on('message', (message: Record<string, unknown>) => {
      onMessage?.(message);
      if (message['ready']) resolve(child);
    });
    child.once('exit', (code, signal) => reject(new OperatorError(errors.join('').trim() || `${name} ended (${signal ?? code}) before it was ready; see its log`)));
  });
}

/** What a role does not need it is not given: what reads its memory finds no key of others (security.md S24). */
function secretsOf(name: string, environment: Readonly<Record<string, string>>): Record<string, string> {
  const withheld = new Set([...(name === 'projector' ? [] : ['PROOF_KEY']), ...(name === 'gateway' || name === 'event-store' ? ['MASTER_KEY'] : []), ...(name === 'event-store' ? ['GATEWAY_API_KEY', 'GATEWAY_WEBHOOK_SECRET'] : [])]);
  return Object.fromEntries(Object.entries(environment).filter(([key]) => !withheld.has(key)));
}
