// The shop as `npm start` runs it: a supervisor and its roles, each a process of its own, on one data folder.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Supervisor {
  readonly pid: number;
  /** All that it printed so far. */
  said(): string;
  /** Resolves once the shop is ready. @throws with what was said when it ends before */
  ready(withinMs?: number): Promise<void>;
  /** The exit code; null after a signal that kills. */
  readonly ended: Promise<number | null>;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Folders below the system's own for temporary files begin so. */
export const DATA_FOLDER_PREFIX = 'millwright-shop-';
const READY_WITHIN_MS = 300_000;

/** The demonstration's past is loaded only where a test asks for it. */
export function startSupervisor(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = ['--without-history'],
): Supervisor {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    env: { ...process.env, NODE_ENV: undefined, RATE_LIMIT_FACTOR: '1000000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => void (said += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  // Not before its output is complete; its roles may hold that open a moment longer than it lives.
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => (code === null ? resolve(code) : child.once('close', () => resolve(code)))),
  );
  return {
    pid: child.pid!,
    said: () => said,
    ended,
    ready: (withinMs = READY_WITHIN_MS) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer);
          child.stdout.off('data', look);
        };
        const look = () => {
          if (!said.includes('Millwright is ready')) return;
          settle();
          resolve();
        };
        const give = (why: string) => {
          settle();
          reject(new Error(`the shop ${why}; it said:\n${said}`));
        };
        const timer = setTimeout(() => give(`is not ready after ${withinMs / 1_000} s`), withinMs);
        child.stdout.on('data', look);
        void ended.then((code) => give(`ended with code ${code}`));
        look();
      }),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** An empty folder that PostgreSQL, which as root goes to work as another user, can enter. */
export function newDataFolder(): string {
  const data = mkdtempSync(join(tmpdir(), DATA_FOLDER_PREFIX));
  chmodSync(data, 0o755);
  return data;
}

/** A copy of a stopped shop's data, with the owners of its files; `undefined` where some of it lies elsewhere. */
export function copyDataFolder(data: string): string | undefined {
  if (existsSync(join(data, 'postgres-folder'))) return undefined;
  const copy = newDataFolder();
  execFileSync('cp', ['-a', `${data}/.`, copy]);
  return copy;
}

/** Where PostgreSQL's files lie elsewhere, their place is written down. */
export function removeDataFolder(data: string): void {
  const note = join(data, 'postgres-folder');
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8'), { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
}

/** Process ids of what a supervisor started, by name: `web`, `worker`, `postgres` … */
export function processesOf(supervisor: number): Map<string, number> {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 16_000_000 })
    .trim()
    .split('\n');
  return new Map(
    rows.flatMap((row) => {
      const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
      const name = /dist\/server\/([\w-]+)\.js/.exec(args)?.[1] ?? /\/(postgres) -D/.exec(args)?.[1];
      return Number(parent) === supervisor && name ? [[name, Number(pid)] as const] : [];
    }),
  );
}
