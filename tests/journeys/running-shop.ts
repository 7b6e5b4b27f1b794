// The shop as `npm start` runs it, with an empty data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface RunningShop {
  readonly url: string;
  /** The newest first. */
  mails(): Promise<Mail[]>;
  stop(): Promise<void>;
}

const readyWithin = 180_000;

export async function startRunningShop(): Promise<RunningShop> {
  // While stories are written: a shop that runs already, so that its catalogue is loaded once.
  const already = process.env['JOURNEYS_SHOP_URL'];
  if (already) return shopAt(already, async () => undefined);

  const data = mkdtempSync(join(tmpdir(), 'millwright-journey-'));
  // PostgreSQL refuses to run as root and goes to work as another user, who must be let in.
  chmodSync(data, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, NODE_ENV: undefined, MILLWRIGHT_DATA: data, PORT: String(port), RATE_LIMIT_FACTOR: '1000000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await ended(child);
    removeData(data);
  };
  try {
    await ready(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return shopAt(`http://localhost:${port}`, stop);
}

const shopAt = (url: string, stop: () => Promise<void>): RunningShop => ({
  url,
  mails: async () => (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[],
  stop,
});

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const give = (why: string) => reject(new Error(`the shop ${why}; it said:\n${said}`));
    const timer = setTimeout(() => give(`is not ready after ${readyWithin / 1_000} s`), readyWithin);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('Millwright is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      give(`ended with code ${code}`);
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** As root, PostgreSQL's files lie elsewhere; their place is written down. */
function removeData(data: string): void {
  const note = join(data, 'postgres-folder');
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8'), { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
}
