// How fast an event store takes appends and gives them back. Bounded in time, loopback only.
// Run by itself (`node --import tsx event-store/bench.ts`) it starts a PostgreSQL and a server of its own.
import { pathToFileURL } from 'node:url';
import { EventStoreDBClient, jsonEvent, START } from '@eventstore/db-client';

export type BenchRow = { readonly name: string; readonly perSecond: number; readonly count: number };

const SECONDS_EACH = 3;
const APPENDERS = [1, 16, 64];
/** Catching up ends here even when the log is longer. */
const MAX_CATCH_UP = 50_000;
/** With its field name and quotes the data has 500 bytes. */
const DATA = { text: 'x'.repeat(500 - '{"text":""}'.length) };

/** Appends 500-byte events with 1, 16 and 64 appenders, then reads `$all`. `url` is a client's connection string. */
export async function benchEventStore(url: string): Promise<BenchRow[]> {
  if (!/^esdb:\/\/(127\.0\.0\.1|localhost):\d+/.test(url)) throw new Error(`The benchmark runs on loopback only, not on ${url}.`);
  const client = EventStoreDBClient.connectionString(url);
  const rows: BenchRow[] = [];
  try {
    for (const appenders of APPENDERS) rows.push(await benchAppend(client, appenders));
    rows.push(await benchCatchUp(client));
  } finally {
    await client.dispose();
  }
  return rows;
}

/** Each appender writes its own stream, one event after the other, with the revision that it expects. */
async function benchAppend(client: EventStoreDBClient, appenders: number): Promise<BenchRow> {
  const run = `${process.pid}_${performance.now()}`;
  const start = performance.now();
  const end = start + SECONDS_EACH * 1000;
  const counts = await Promise.all(
    Array.from({ length: appenders }, async (_, appender) => {
      let count = 0;
      for (; performance.now() < end; count += 1) {
        const expectedRevision = count === 0 ? 'no_stream' : BigInt(count - 1);
        await client.appendToStream(`bench-${run}_${appender}`, jsonEvent({ type: 'Benched', data: DATA }), { expectedRevision });
      }
      return count;
    }),
  );
  return row(`append, ${appenders} appenders`, counts.reduce((sum, count) => sum + count, 0), start);
}

async function benchCatchUp(client: EventStoreDBClient): Promise<BenchRow> {
  const start = performance.now();
  let count = 0;
  for await (const _ of client.readAll({ fromPosition: START, maxCount: MAX_CATCH_UP })) count += 1;
  return row('catch-up over $all', count, start);
}

function row(name: string, count: number, start: number): BenchRow {
  return { name, count, perSecond: Math.round((count * 1000) / (performance.now() - start)) };
}

async function main(): Promise<void> {
  const { startPostgres } = await import('./contract/postgres.ts');
  const { startServerProcess } = await import('./contract/server-process.ts');
  const postgres = await startPostgres({ durable: true });
  const server = await startServerProcess(await postgres.createDatabase());
  try {
    for (const { name, perSecond, count } of await benchEventStore(server.url)) {
      process.stdout.write(`${name.padEnd(24)} ${String(perSecond).padStart(7)} per second (${count})\n`);
    }
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
