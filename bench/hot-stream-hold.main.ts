// A process that has just started and holds stock: of items with few events first, as a web process that serves, then
// of the one with many.
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { stock } from '#domain/stock/stock.decider.ts';
import { createCommandRunner } from '#platform/kernel/command/command-runner.ts';
import { createSnapshots } from '#platform/kernel/command/snapshots.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import { createLog } from '#platform/kernel/runtime/log.ts';
import { createPool } from '#platform/kernel/postgres/pool.ts';

/** In ms. */
export interface HoldTimes {
  /** Holds units of an item that this process knows nothing of, and that has few events. */
  readonly other: number;
  readonly first: number;
  readonly second: number;
}

const OTHERS = 300;
const [databaseUrl, storeUrl, stream] = process.argv.slice(2) as [string, string, string];

const log = createLog('bench', 'warn');
const pool = createPool(databaseUrl, 'bench', log);
const store = createEventStore(storeUrl, createCodec(eventCatalogue));
const runner = createCommandRunner(store, { snapshots: createSnapshots(pool, log) });

async function hold(of: string): Promise<number> {
  const id = crypto.randomUUID();
  const begun = performance.now();
  await runner.run(
    stock,
    of,
    { type: 'HoldStock', itemNumber: of.slice('stock-'.length), holdId: id, quantity: 1, backorder: true },
    { commandId: id, correlationId: id, causationId: id, actor: 'system:bench' },
  );
  return performance.now() - begun;
}

let other = 0;
for (let n = 0; n < OTHERS; n++) other = await hold(`stock-other-${n}`);
const times: HoldTimes = { other, first: await hold(stream), second: await hold(stream) };
process.send?.(times);
process.disconnect?.();
await store.close();
await pool.end();
