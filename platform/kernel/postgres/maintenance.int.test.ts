// A command that moves or replaces a history is alone with the shop, or not at all.
import { vi } from 'vitest';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { until } from '../../../tests/harness/until.ts';
import { beginMaintenance, expectNoMaintenance } from './maintenance.ts';
import { openDatabase } from './open.ts';

const silent = pino({ level: 'silent' });

describe('a command that is alone with the shop', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('ends when it loses its lock, and the next one can begin', async () => {
    const endProcess = vi.fn();
    const first = await beginMaintenance(database.url, silent, undefined, endProcess);
    await expect(expectNoMaintenance(first.pool)).rejects.toThrow(/start again when that command has ended/);
    await first.pool.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    await until(async () => endProcess.mock.calls.length || undefined, 'the end of the command');
    await expectNoMaintenance(first.pool);
    const next = await beginMaintenance(database.url, silent, undefined, endProcess);
    await next.end();
    await first.pool.end();
    expect(endProcess).toHaveBeenCalledTimes(1);
  });

  it('names the roles that still run, once each', async () => {
    const pool = await openDatabase(database.url, 'worker', silent, 2);
    await Promise.all([pool.query('select pg_sleep(0.1)'), pool.query('select pg_sleep(0.1)')]);
    await expect(beginMaintenance(database.url, silent)).rejects.toThrow(
      /^The shop still runs \(connected to its database: worker\): stop/,
    );
    await pool.end();
  });
});
