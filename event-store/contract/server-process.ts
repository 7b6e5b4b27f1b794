// The event store as the process that it is in production, so that a test can kill it.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Calls to these servers must bring this token. */
export const TOKEN = randomBytes(32).toString('hex');

/** The official client's connection string, with the token as the client sends it. */
export function urlOf(port: number, token = TOKEN): string {
  return `esdb://127.0.0.1:${port}?tls=false&connectionName=${token}`;
}

export type ServerProcess = {
  readonly pid: number;
  readonly port: number;
  /** The official client's connection string. */
  readonly url: string;
  /**
   * SIGTERM by default; resolves with the exit code, or null after a signal that kills. Rejects with what the server said
   * where it had ended before anybody stopped it.
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

export type Spawned = { readonly child: ChildProcess; readonly output: () => string };

/** Runs main.ts with these settings, ready or not. */
export function spawnServer(
  databaseUrl: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Spawned {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      EVENTSTORE_PORT: String(port),
      EVENTSTORE_TOKEN: TOKEN,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Starts the server and waits until it is ready. Port 0 chooses a free one. */
export async function startServerProcess(
  databaseUrl: string,
  port = 0,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const { child, output } = spawnServer(databaseUrl, port, settings);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = once(child, 'message').then(([message]) => message as { port: number });
  const result = await Promise.race([ready, exited]);
  if (result === null || typeof result === 'number') throw new Error(`The event store did not start:\n${output()}`);
  let isStopped = false;
  return {
    pid: child.pid!,
    port: result.port,
    url: urlOf(result.port),
    stop: async (signal = 'SIGTERM') => {
      const { exitCode, signalCode } = child;
      if (!isStopped && (exitCode !== null || signalCode !== null))
        throw new Error(`The event store ended by itself (${exitCode ?? signalCode}):\n${output()}`);
      isStopped = true;
      child.kill(signal);
      return exited;
    },
  };
}
