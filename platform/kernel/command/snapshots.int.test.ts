import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { until } from '../../../tests/harness/until.ts';
import { openDatabase } from '../postgres/open.ts';
import type { Pool } from '../postgres/pool.ts';
import { createSnapshots } from './snapshots.ts';
import type { StreamState } from './stream-state.ts';

const log = pino({ level: 'silent' });
const stateAt = (revision: number): StreamState<unknown> => ({
  state: { total: revision, tags: ['é'] },
  head: { revision, hash: `hash of ${revision}` },
  position: 9_007_199_254_740_993n,
  processedCommands: new Map([['c1', revision]]),
  bytes: 0,
});

describe('the snapshot of a stream', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = await openDatabase(database.url, 'test', log);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const load = (version: number) => createSnapshots(pool, log).load('stock-1', version);
  const saved = (version: number, revision: number) => {
    createSnapshots(pool, log).save('stock-1', version, stateAt(revision));
    return until(
      async () => ((await load(version))?.head.revision === revision ? true : undefined),
      `the snapshot of revision ${revision}`,
    );
  };

  it('is there for the next process, as it was saved', async () => {
    await saved(1, 100);
    expect(await load(1)).toEqual({ ...stateAt(100), bytes: expect.any(Number) });
  });

  it('is replaced by a later one, never by an earlier one', async () => {
    await saved(1, 200);
    createSnapshots(pool, log).save('stock-1', 1, stateAt(150));
    await saved(1, 300);
    expect((await load(1))?.head.revision).toBe(300);
  });

  it('is of no use to a fold of another version, which replaces it', async () => {
    expect(await load(2)).toBeUndefined();
    await saved(2, 100);
    expect(await load(1)).toBeUndefined();
  });
});
