// A thread that reads pages beside the writer: its own connections, its own event loop, its own garbage.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { connectionTo } from '../log/connection.ts';
import { orUnavailable } from '../log/or-unavailable.ts';
import { Reader } from '../log/reader.ts';
import { Refused } from '../log/refusal.ts';
import { loadStreamStates, subjectOf } from '../log/stream-state.ts';
import { readPage, type PageRequest } from './page.ts';
import type { FromThread, ReaderThreadData, ToThread } from './reader-thread.ts';

/** One page is read while another is encoded. */
const CONNECTIONS = 2;
/**
 * Whoever waits for an append goes first where processors are scarce. Elsewhere than on Linux this would slow the whole
 * process.
 */
const PRIORITY = 10;

if (process.platform === 'linux') setPriority(0, PRIORITY);

const main = parentPort;
if (main === null) throw new Error('This reads for another thread: it is no program of its own.');

const { databaseUrl } = workerData as ReaderThreadData;
const pool = new pg.Pool({ ...connectionTo(databaseUrl, 'reader'), max: CONNECTIONS });
// A lost connection fails the pages that are read on it; the pool opens another.
pool.on('error', () => undefined);

const source = {
  reader: new Reader(pool),
  stateOf: async (stream: string) =>
    (await orUnavailable(loadStreamStates(pool, [subjectOf(stream)]))).get(subjectOf(stream))!,
};

const say = (message: FromThread, transfer: ArrayBuffer[] = []): void => main.postMessage(message, transfer);

async function answer(id: number, request: PageRequest): Promise<void> {
  try {
    const page = await readPage(source, request);
    // What is transferred is given away whole, so it must not be a part of Node's pool of small buffers.
    const frames = new Uint8Array(page.frames);
    say({ kind: 'page', id, page: { ...page, frames } }, [frames.buffer]);
  } catch (error) {
    const refusal = error instanceof Refused ? error.refusal : undefined;
    const cause = error instanceof Refused ? error.cause : error;
    say({ kind: 'failed', id, refusal, cause: cause instanceof Error ? cause : new Error(String(cause)) });
  }
}

main.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'read':
      void answer(message.id, message.request);
      return;
    case 'end':
      main.close();
      void pool.end();
  }
});

say({ kind: 'ready' });
