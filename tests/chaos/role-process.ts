// A role as its own process, started again when it ends, as a container with a restart policy is.
import { fork, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { machineEnvironment } from '../harness/machine-environment.ts';

export interface RoleProcess {
  readonly name: string;
  readonly pid: number;
  /** Ends by itself so often until now. */
  readonly restarts: number;
  stop(): Promise<void>;
}

const RESTART_MS = 1_000;
const READY_MS = 60_000;
const STOP_MS = 12_000;

/**
 * Resolves once the role says that it is ready. `program` is that of `dist/server`.
 * @throws with its log's place when it does not
 */
export async function startRoleProcess(
  name: string,
  program: string,
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Promise<RoleProcess> {
  const log = createWriteStream(logFile, { flags: 'a' });
  let stopping = false;
  let restarts = 0;
  let child = launch();

  function launch(): ChildProcess {
    const started = fork(`dist/server/${program}.js`, [], {
      env: { ...machineEnvironment, ...environment },
      silent: true,
    });
    for (const output of [started.stdout!, started.stderr!]) output.on('data', (text: Buffer) => log.write(text));
    started.once('exit', () => void (stopping || again()));
    return started;
  }
  async function again(): Promise<void> {
    restarts += 1;
    await delay(RESTART_MS);
    if (!stopping) child = launch();
  }

  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} is not ready after ${READY_MS / 1_000} s; see ${logFile}`)),
      READY_MS,
    );
    child.on('message', (message: { readonly ready?: boolean }) => {
      if (!message.ready) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return {
    name,
    get pid() {
      return child.pid!;
    },
    get restarts() {
      return restarts;
    },
    async stop() {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGCONT');
        child.kill('SIGTERM');
        const hurry = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
        await ended;
        clearTimeout(hurry);
      }
      log.end();
    },
  };
}
