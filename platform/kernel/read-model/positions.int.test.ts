// Copies of read models that fail to refresh (code.md 6.7): nobody goes on before they have what they wait for.
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { until } from '../../../tests/harness/until.ts';
import { openDatabase } from '../postgres/open.ts';
import type { Pool } from '../postgres/pool.ts';
import { PROJECTED_CHANNEL } from './chunk.ts';
import { followPositions, type Positions, type TableChange } from './positions.ts';

const silent = pino({ level: 'silent' });

describe('who waits for the read models', () => {
  let database: TestDatabase;
  let pool: Pool;
  let positions: Positions;
  let refreshes: (readonly (readonly [string, TableChange])[])[];
  let isBroken: boolean;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = await openDatabase(database.url, 'test', silent, 2);
    positions = await followPositions(database.url, 'test', silent);
    positions.onProjected(async (changed) => {
      refreshes.push([...changed]);
      if (isBroken) throw new Error('the database is away');
    });
  });
  beforeEach(() => {
    refreshes = [];
    isBroken = false;
  });
  afterAll(async () => {
    await positions.close();
    await pool.end();
    await database.drop();
  });

  const projected = (position: bigint, names: string) =>
    pool.query('select pg_notify($1, $2)', [PROJECTED_CHANNEL, `${position} ${names}`]);

  it('goes on once the copies have been refreshed', async () => {
    await projected(10n, 'prices');
    expect(await positions.waitFor(10n)).toBe(true);
    expect(refreshes).toEqual([[['prices', 'rows']]]);
  });

  it('goes on with nothing old when a copy could not be refreshed: that is done again, with what came meanwhile', async () => {
    isBroken = true;
    await projected(20n, 'prices,!stock');
    await until(async () => (refreshes.length ? true : undefined), 'the first refresh');
    expect(await positions.waitFor(20n, 50)).toBe(false);
    expect(positions.current).toBe(10n);
    await projected(21n, 'stock,orders');
    isBroken = false;
    expect(await positions.waitFor(21n, 5_000)).toBe(true);
    expect(new Map(refreshes.at(-1))).toEqual(
      new Map([
        ['prices', 'rows'],
        ['stock', 'replaced'],
        ['orders', 'rows'],
      ]),
    );
  });
});
