// Issue 10, "Import and export": two worker processes, of which one is killed in the middle, make each change once.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import { startRoleProcess, type RoleProcess } from '../chaos/role-process.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';

const ROWS = 6_000;
/** What a worker has begun counts as lost a minute after it was last heard of. */
const LOST_AND_DONE_MS = 150_000;

describe('an import whose worker is killed in the middle', () => {
  const logs = mkdtempSync(join(tmpdir(), 'import-workers-'));
  let shop: TestShop;
  let workers: RoleProcess[] = [];
  const stateOf = (importId: string) => shop.states.import.progress({ importId });
  /** Processor time so far, in ticks (Linux). */
  const ticks = ({ pid }: RoleProcess) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  };

  beforeAll(async () => {
    shop = await startShop({ withoutWorker: true, moment: 'machine' });
    await shop.projectionsCaughtUp();
    workers = await Promise.all(
      ['one', 'two'].map((name) => startRoleProcess(name, 'worker', shop.environment, join(logs, `${name}.log`))),
    );
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await shop.stop();
    rmSync(logs, { recursive: true, force: true });
  });

  it(
    'ends with nothing twice and nothing missing',
    async () => {
      const lines = Array.from(
        { length: ROWS },
        (_, n) => `KILLED-${n},bearings,Rolvane,Killed ${n},${n + 1}.50,${n % 90}`,
      );
      const commandId = crypto.randomUUID();
      const { commands } = asSystem(shop.application.dispatcher, {
        ...{ name: 'test', commandId, correlationId: commandId, causationId: commandId },
      });
      const importId = crypto.randomUUID();
      const file = ['item_number,category,brand,name_en,prices,stock_mtl', ...lines, ''].join('\n');
      const { part } = await commands.import.keepPart({ bytes: Buffer.from(file) });
      await commands.import.upload({ importId, fileName: 'killed.csv', parts: [part], origin: 'command-line' });
      await commands.import.matchByName({ importId, kind: 'products', startsItself: true });

      const before = await until(async () =>
        (await stateOf(importId)).status === 'running' ? workers.map(ticks) : undefined,
      );
      // A row of the second batch is there: its neighbours are about to get their prices.
      await until(
        async () => ((await shop.application.store.readStream('product-KILLED-1400', 0, 1)).length ? true : undefined),
        'the second batch',
        60_000,
      );
      const spent = workers.map((worker, n) => ticks(worker) - before[n]!);
      const busy = workers[spent[0]! > spent[1]! ? 0 : 1]!;
      process.kill(busy.pid, 'SIGKILL');
      const atKill = await stateOf(importId);
      expect(atKill.applied).toBeLessThan(atKill.batches.length);

      await until(
        async () => ((await stateOf(importId)).status === 'completed' ? true : undefined),
        'the end of the import',
        LOST_AND_DONE_MS,
      );
      expect((await stateOf(importId)).refused.filter(Boolean)).toEqual([]);
      const events = new Map<string, number>();
      for await (const chunk of shop.application.store.readAll(undefined, 1_000))
        for (const { stream, type } of chunk)
          if (stream.includes('KILLED-')) {
            const one = `${type} ${stream}`;
            events.set(one, (events.get(one) ?? 0) + 1);
          }
      expect([...events.values()].filter((times) => times > 1)).toEqual([]);
      const of = (type: string) => [...events.keys()].filter((one) => one.startsWith(`${type} `)).length;
      expect({ products: of('ProductAdded'), prices: of('PriceSet'), counts: of('StockCounted') }).toEqual({
        products: ROWS,
        prices: ROWS,
        counts: ROWS,
      });
    },
    LOST_AND_DONE_MS + 90_000,
  );
});
