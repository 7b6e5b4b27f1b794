// The ledger of an item that has sold for years: what a hold costs a process that has just started.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import type { StockCommand } from '#domain/stock/stock.commands.ts';
import { stock } from '#domain/stock/stock.decider.ts';
import type { StockState } from '#domain/stock/stock.state.ts';
import type { StockEvent } from '#domain/stock/stock.events.ts';
import { startPostgres } from '#event-store/contract/postgres.ts';
import { startServerProcess } from '#event-store/contract/server-process.ts';
import { createCommandRunner } from '#platform/kernel/command/command-runner.ts';
import { createSnapshots } from '#platform/kernel/command/snapshots.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import { NO_STREAM, type EventStore, type NewEvent } from '#platform/kernel/event-store/event-store.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import { createLog } from '#platform/kernel/runtime/log.ts';
import { createPool } from '#platform/kernel/postgres/pool.ts';
import { migrate } from '#platform/kernel/postgres/migrate.ts';
import type { HoldTimes } from './hot-stream-hold.main.ts';
import { percentiles, type Figure } from './measure.ts';

const ITEM = 'HOT';
const STREAM = `stock-${ITEM}`;
const IN_AN_APPEND = 1_000;
/** Orders of the item that have not shipped. */
const OPEN_HOLDS = 200;
/**
 * Snapshots are taken at multiples of a thousand events or a part of it: this, and the holds of the restarts, stay just
 * below.
 */
const SINCE_SNAPSHOT = 970;
const RESTARTS = 11;

/** An event store and a PostgreSQL of its own; `events` of one item, then holds by processes that have just started. */
export async function hotStream(events: number): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true });
  try {
    const databaseUrl = await postgres.createDatabase();
    const filling = await startServerProcess(databaseUrl);
    const begun = performance.now();
    await fill(databaseUrl, filling.url, events);
    const seconds = (performance.now() - begun) / 1_000;
    await filling.stop();

    const server = await startServerProcess(databaseUrl);
    const times: HoldTimes[] = [];
    for (let restart = 0; restart < RESTARTS; restart++) times.push(await holdInNewProcess(databaseUrl, server.url));
    await server.stop();
    const name = `hold of an item with ${events} events`;
    return [
      {
        name: `${name}, first after a restart`,
        ...percentiles(times.map(({ first }) => first)),
        note: `filled in ${seconds.toFixed(0)} s`,
      },
      { name: `${name}, second`, ...percentiles(times.map(({ second }) => second)) },
      { name: 'hold of an item with few events, first', ...percentiles(times.map(({ other }) => other)) },
    ];
  } finally {
    await postgres.stop();
  }
}

async function fill(databaseUrl: string, storeUrl: string, events: number): Promise<void> {
  const log = createLog('bench', 'warn');
  const pool = createPool(databaseUrl, 'bench', log);
  const store = createEventStore(storeUrl, createCodec(eventCatalogue));
  await migrate(pool);
  const snapshots = createSnapshots(pool, log);
  const commands = ledger();
  const { state, head, position } = await appendLedger(store, commands, events);
  snapshots.save(STREAM, stock.snapshotVersion!, { state, head, position, processedCommands: new Map(), bytes: 0 });
  while (!(await snapshots.load(STREAM, stock.snapshotVersion!)))
    await new Promise((resolve) => setTimeout(resolve, 10));
  const runner = createCommandRunner(store, { snapshots });
  for (let n = 0; n < SINCE_SNAPSHOT; n++) await runner.run(stock, STREAM, commands.next().value, by());
  await store.close();
  await pool.end();
}

/** Written as it would have grown, but many events at once. */
async function appendLedger(store: EventStore, commands: Generator<StockCommand, never>, events: number) {
  let [state, head, position]: [StockState, typeof NO_STREAM, bigint] = [stock.initialState, NO_STREAM, 0n];
  let rest: StockEvent[] = [];
  for (let written = 0; written < events;) {
    while (rest.length < IN_AN_APPEND) {
      const decided = stock.decide(commands.next().value, state);
      state = decided.reduce(stock.evolve, state);
      rest.push(...decided);
    }
    const appended = await store.append(STREAM, rest.map(newEvent), head);
    head = { revision: appended.revision, hash: appended.hash };
    position = appended.position;
    written += rest.length;
    rest = [];
  }
  return { state, head, position };
}

function* ledger(): Generator<StockCommand, never> {
  yield { type: 'CountStock', itemNumber: ITEM, counts: { mtl: 900_000_000, tor: 1_000 } };
  for (let n = 0; ; n++) {
    yield hold(`hold-${n}`);
    if (n >= OPEN_HOLDS)
      yield {
        type: 'ShipStock',
        itemNumber: ITEM,
        holdId: `hold-${n - OPEN_HOLDS}`,
        movementId: `shipment-${n}`,
        quantity: 1,
      };
  }
}

const hold = (holdId: string): StockCommand => ({
  type: 'HoldStock',
  itemNumber: ITEM,
  holdId,
  quantity: 1,
  backorder: false,
});

const by = (commandId: string = crypto.randomUUID()) => ({
  commandId,
  correlationId: commandId,
  causationId: commandId,
  actor: 'system:bench',
});

const newEvent = ({ type, data }: StockEvent): NewEvent => ({
  id: crypto.randomUUID(),
  type,
  data,
  metadata: { ...by(), at: new Date().toISOString() },
});

async function holdInNewProcess(databaseUrl: string, storeUrl: string): Promise<HoldTimes> {
  const child = fork(
    fileURLToPath(new URL('./hot-stream-hold.main.ts', import.meta.url)),
    [databaseUrl, storeUrl, STREAM],
    { execArgv: ['--import', 'tsx'] },
  );
  const [times] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`a process that holds stock ended with ${String(code)}`)),
    ),
  ])) as [HoldTimes];
  if (child.exitCode === null) await once(child, 'exit');
  return times;
}
