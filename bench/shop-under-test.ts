// The shop in its default shape, on a data folder of its own.
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { TARGETS_FILE } from '#processes/start/metrics-targets.ts';

export interface ShopUnderTest {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The address at which a role (`catalogue-index`) tells its metrics. */
  metricsUrl(role: string): string;
  /** Seconds from the command to "ready". */
  readonly startSeconds: number;
  /** Resident memory by process, in MB: now, and the most it ever was. */
  memory(): { name: string; now: number; peak: number }[];
  /** The supervisor's process id. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface Target {
  readonly targets: readonly string[];
  readonly labels: { readonly service: string };
}

export async function startShopUnderTest(
  folder: string,
  settings: Record<string, string> = {},
): Promise<ShopUnderTest> {
  const port = await freePort();
  const begun = Date.now();
  const shop = spawn(process.execPath, ['scripts/start.mjs', '--without-history'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      MILLWRIGHT_DATA: folder,
      PORT: String(port),
      RATE_LIMIT_FACTOR: '1000000',
      // As in production.
      ANSWER_CHECK: 'staff',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    shop.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Millwright is ready')) resolve();
    });
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${output}`)));
  });
  const environment = JSON.parse(readFileSync(join(folder, 'environment.json'), 'utf8')) as Record<string, string>;
  return {
    url: `http://127.0.0.1:${port}`,
    environment,
    metricsUrl(role) {
      const targets = JSON.parse(readFileSync(join(folder, TARGETS_FILE), 'utf8')) as Target[];
      return `http://${targets.find(({ labels }) => labels.service === role)!.targets[0]}/metrics`;
    },
    startSeconds: (Date.now() - begun) / 1_000,
    memory: () =>
      processesBelow(shop.pid!)
        .flatMap((pid) => alive(() => [memoryOf(pid)]))
        .filter((m) => m.name.startsWith('node ')),
    pid: shop.pid!,
    stop: () => ended(shop),
  };
}

export async function startFloor(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = fork('bench/floor.main.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message: { port: number }) => resolve(message.port)),
  );
  return { url: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A process and everything it started, by process id (Linux). */
function processesBelow(pid: number): number[] {
  const children = alive(() =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processesBelow)];
}

/** Nothing of a process that ended while it was looked at: PostgreSQL's come and go. */
function alive<T>(look: () => T[]): T[] {
  try {
    return look();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** The process of a role (`web`). @throws Error where there is none */
export function processId({ pid }: ShopUnderTest, role: string): number {
  const found = processesBelow(pid).find((each) =>
    alive(() => [readFileSync(`/proc/${each}/cmdline`, 'utf8')]).some((line) => line.includes(`/${role}.js\0`)),
  );
  if (found === undefined) throw new Error(`no process of ${role}`);
  return found;
}

const TICK_MS = 10;

/** Processor time so far in ms, by program; PostgreSQL's processes are one, with those that ended. */
export function cpuByProcess({ pid }: ShopUnderTest): ReadonlyMap<string, number> {
  const spent = new Map<string, number>();
  for (const each of processesBelow(pid)) {
    for (const { name, ms } of alive(() => [cpuOf(each)])) spent.set(name, (spent.get(name) ?? 0) + ms);
  }
  return spent;
}

function cpuOf(pid: number): { name: string; ms: number } {
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const name = /([\w-]+)\.m?js$/.exec(args.find((arg) => /\.m?js$/.test(arg)) ?? '')?.[1] ?? 'postgres';
  // After the program's name in brackets: user and system time, then those of children that were waited for.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const ticks = [11, 12, ...(name === 'postgres' ? [13, 14] : [])].reduce((sum, at) => sum + Number(fields[at]), 0);
  return { name, ms: ticks * TICK_MS };
}

function memoryOf(pid: number): { name: string; now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const script = args.find((arg) => /\.m?js$/.test(arg)) ?? '';
  const field = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024);
  return {
    name: `${program.split('/').at(-1)} ${script.split('/').at(-1)}`,
    now: field('VmRSS'),
    peak: field('VmHWM'),
  };
}
