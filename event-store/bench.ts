// Measures how fast the event store takes and returns events, beside PostgreSQL alone on the same disk.
// Bounded in time and count, on a PostgreSQL and a server of its own. By itself: `node --import tsx
// event-store/bench.ts`.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import pg from 'pg';
import type { ReaderKind, ReaderReport } from './bench-reader.ts';
import { startPostgres } from './contract/postgres.ts';
import { startServerProcess } from './contract/server-process.ts';

export type BenchRow = {
  readonly name: string;
  readonly perSecond: number;
  /** The floor that it is compared with, and the share of it that was reached. */
  readonly floor?: { readonly name: string; readonly share: number };
};

type BenchedStore = {
  /** A client's connection string. */
  readonly url: string;
  /** The database below it: where the floors are measured, and where the store keeps its events. */
  readonly databaseUrl: string;
};

const SECONDS_EACH = 3;
/** Until everybody is up and the writer has found its pace, nothing is counted. */
const WARM_UP_SECONDS = 1;
const READERS = 5;
/**
 * Catching up is measured over this many events at least; five readers at full speed are not through before the writer
 * is.
 */
const LOG_EVENTS = 100_000;
const INSERTS = 'single-row inserts, 16 connections';
const SELECTS = 'the same rows through pg alone';
const WRITER = 'append, 16 appenders, nobody reads';
/** With its field name and quotes the data has 500 bytes. */
const DATA = { text: 'x'.repeat(500 - '{"text":""}'.length) };

/**
 * Measures an event store of its own: its appends and reads of 500-byte events, and what PostgreSQL alone does with the
 * same.
 */
export async function benchEventStore(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.createDatabase();
  const server = await startServerProcess(databaseUrl);
  try {
    return await bench({ url: server.url, databaseUrl });
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

async function bench({ url, databaseUrl }: BenchedStore): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const measured = async (name: string, measuring: Promise<number>, floor?: string): Promise<void> => {
    const perSecond = await measuring;
    const against = rows.find((row) => row.name === floor);
    rows.push({
      name,
      perSecond,
      ...(against && { floor: { name: against.name, share: perSecond / against.perSecond } }),
    });
  };
  const client = EventStoreDBClient.connectionString(url);
  try {
    await measured(INSERTS, insertSingly(databaseUrl, 16));
    await measured('append, 1 appender', append(client, 1));
    await measured('append, 16 appenders', append(client, 16), INSERTS);
    await measured('append, 64 appenders', append(client, 64), INSERTS);
    await lengthen(client, databaseUrl);
    await measured(SELECTS, selectAll(databaseUrl));
    await measured('catch-up, gRPC frames', catchUp(url, 'frames'), SELECTS);
    await measured('catch-up, readAll of the client', catchUp(url, 'read'), SELECTS);
    await measured('catch-up, subscription of the client', catchUp(url, 'subscription'), SELECTS);
    await measured(WRITER, append(client, 16));
    await measured(`append, 16 appenders, ${READERS} readers catch up`, appendBesideReaders(client, url), WRITER);
  } finally {
    await client.dispose();
  }
  return rows;
}

/** Repeats `work` in so many loops until the time is over. Returns how often a second. */
async function repeat(loops: number, work: (loop: number, round: number) => Promise<unknown>): Promise<number> {
  const begin = performance.now() + WARM_UP_SECONDS * 1000;
  const end = begin + SECONDS_EACH * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: loops }, async (_, loop) => {
      for (let round = 0; performance.now() < end; round += 1) {
        await work(loop, round);
        const now = performance.now();
        if (now >= begin && now < end) count += 1;
      }
    }),
  );
  return count / SECONDS_EACH;
}

/** Each appender writes its own stream, one event after the other, with the revision that it expects. */
function append(client: EventStoreDBClient, appenders: number): Promise<number> {
  const run = `${process.pid}_${Math.round(performance.now())}`;
  return repeat(appenders, (appender, round) => {
    const expectedRevision = round === 0 ? 'no_stream' : BigInt(round - 1);
    return client.appendToStream(`bench-${run}_${appender}`, jsonEvent({ type: 'Benched', data: DATA }), {
      expectedRevision,
    });
  });
}

async function insertSingly(databaseUrl: string, connections: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections, options: '-c synchronous_commit=on' });
  await pool.query('create table if not exists public.bench_insert (id bigserial primary key, body text not null)');
  const perSecond = await repeat(connections, () =>
    pool.query({
      name: 'bench-insert',
      text: 'insert into public.bench_insert (body) values ($1)',
      values: [JSON.stringify(DATA)],
    }),
  );
  await pool.query('drop table public.bench_insert');
  await pool.end();
  return perSecond;
}

async function lengthen(client: EventStoreDBClient, databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query<{ count: string }>('select count(*) from event_store.events');
  await pool.end();
  for (let missing = LOG_EVENTS - Number(rows[0]!.count), n = 0; missing > 0; missing -= 1_000, n += 1) {
    const events = Array.from({ length: 1_000 }, () => jsonEvent({ type: 'Benched', data: DATA }));
    await client.appendToStream(`bench-long-${process.pid}_${n}`, events);
  }
}

/** The events, complete and in order, with nothing between them and the table. */
async function selectAll(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const begun = performance.now();
  let count = 0;
  for (;;) {
    const { rows } = await pool.query({
      name: 'bench-select',
      text: `select e.position, s.name, e.revision, e.event_id, e.type, e.content_type, e.created, e.data, e.metadata
             from event_store.events e join event_store.streams s on s.id = e.stream_id
             where e.position > $1 and e.position <= $1 + 512 order by e.position`,
      values: [count],
    });
    if (rows.length === 0) break;
    count += rows.length;
  }
  const perSecond = (count * 1000) / (performance.now() - begun);
  await pool.end();
  return perSecond;
}

async function catchUp(url: string, kind: ReaderKind): Promise<number> {
  const reader = startReader(url, kind, 'once');
  const [{ count, seconds }] = (await once(reader, 'message')) as [ReaderReport];
  await ended(reader);
  return count / seconds;
}

async function appendBesideReaders(client: EventStoreDBClient, url: string): Promise<number> {
  const readers = Array.from({ length: READERS }, () => startReader(url, 'subscription', 'again'));
  await Promise.all(readers.map((reader) => once(reader, 'message')));
  const perSecond = await append(client, 16);
  for (const reader of readers) reader.kill('SIGKILL');
  await Promise.all(readers.map(ended));
  return perSecond;
}

function startReader(url: string, kind: ReaderKind, times: 'once' | 'again'): ChildProcess {
  const module = fileURLToPath(new URL('./bench-reader.ts', import.meta.url));
  return fork(module, [url, kind, times], { execArgv: ['--import', 'tsx'] });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function main(): Promise<void> {
  for (const { name, perSecond, floor } of await benchEventStore()) {
    const share = floor === undefined ? '' : `${floor.share.toFixed(2)} of "${floor.name}"`;
    process.stdout.write(`${name.padEnd(44)} ${String(Math.round(perSecond)).padStart(7)}/s  ${share}\n`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
