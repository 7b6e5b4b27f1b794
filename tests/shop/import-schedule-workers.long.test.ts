// Issue 10, "Scheduled import": two worker processes and one schedule run it once.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startRoleProcess, type RoleProcess } from '../chaos/role-process.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';

describe('a schedule with two workers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-schedule-'));
  const logs = mkdtempSync(join(tmpdir(), 'import-schedule-logs-'));
  const RUNS = 5;
  let shop: TestShop;
  let workers: RoleProcess[] = [];

  beforeAll(async () => {
    shop = await startShop({ withoutWorker: true, moment: 'machine', environment: { IMPORT_FOLDER: folder } });
    await shop.projectionsCaughtUp();
    workers = await Promise.all(
      ['one', 'two'].map((name) =>
        startRoleProcess(name, 'worker', { ...shop.environment, IMPORT_FOLDER: folder }, join(logs, `${name}.log`)),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await shop.stop();
    for (const made of [folder, logs]) rmSync(made, { recursive: true, force: true });
  });

  it('runs each time once', async () => {
    const manager = shop.visitor();
    await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
    const { sourceId } = await manager.post('admin/importsource/add', {
      data: {
        ...{ name: 'Night', place: 'folder', host: '', port: 22, user: '', login: 'none', path: 'stock.csv' },
        ...{ kind: 'stock', every: 'day', at: '05:30', weekday: 1, then: 'apply', reportTo: [], language: 'en' },
        isActive: true,
      },
    });
    for (let run = 1; run <= RUNS; run++) {
      writeFileSync(join(folder, 'stock.csv'), `item_number,stock_mtl\n6306,${100 + run}\n`);
      await until(async () => {
        const { rowCount } = await shop.application.pool.query(
          `update platform.effect set due_at = now() where data->>'sourceId' = $1 and status = 'waiting'`,
          [sourceId],
        );
        return rowCount ? true : undefined;
      }, `run ${run}`);
      await until(async () => {
        const { runs } = await manager.get('admin/importsource/detail', { sourceId });
        const done = runs.filter((one) => one.import?.status === 'completed');
        return done.length >= run ? true : undefined;
      }, `the end of run ${run}`);
    }
    const uploads: string[] = [];
    for await (const chunk of shop.application.store.readAll(undefined, 1_000))
      for (const { stream, type } of chunk) if (type === 'ImportUploaded') uploads.push(stream);
    expect(uploads).toHaveLength(RUNS);
    const { runs } = await manager.get('admin/importsource/detail', { sourceId });
    expect(runs.filter(({ status }) => status === 'taken')).toHaveLength(RUNS);
    expect(runs.filter(({ status }) => status === 'planned')).toHaveLength(1);
  });
});
