import { randomInt } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { systemClock } from './clock.ts';

const HOST = '127.0.0.1';

/** Below those that systems give to outgoing connections, which would take a port between its choice and its use. */
const [FIRST, LAST] = [20_000, 32_000];
const TRIES = 100;

/** A chosen port is for whoever chose it until then, since the program that listens on it may take as long to start. */
const RESERVED_FOR_MS = 120_000;

/** One empty file per reserved port: what another process on this machine can see before anybody listens. */
const RESERVATIONS = join(tmpdir(), `millwright-ports-${userInfo().uid}`);

/** A port of the loopback interface that nobody uses, and that no other process is given in the next two minutes. */
export async function freePort(): Promise<number> {
  await (expiredRemoved ??= removeExpiredReservations());
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, LAST);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  throw new Error(`no port of ${HOST} between ${FIRST} and ${LAST} is free`);
}

export const isFree = (port: number): Promise<boolean> =>
  probe(port).then(
    () => true,
    () => false,
  );

async function reserve(port: number): Promise<boolean> {
  try {
    await (await open(join(RESERVATIONS, String(port)), 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Once in a process: the folder stays small, and a choice stays quick. */
let expiredRemoved: Promise<void> | undefined;

async function removeExpiredReservations(): Promise<void> {
  await mkdir(RESERVATIONS, { recursive: true });
  const expired = systemClock.now() - RESERVED_FOR_MS;
  for (const name of await readdir(RESERVATIONS)) {
    const file = join(RESERVATIONS, name);
    // Another process may have removed it meanwhile.
    const reservation = await stat(file).catch(() => undefined);
    if (reservation && reservation.mtimeMs < expired) await rm(file, { force: true });
  }
}

function probe(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => server.close(() => resolve()));
  });
}
