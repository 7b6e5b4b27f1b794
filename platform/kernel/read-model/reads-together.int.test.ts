// What the same turn of the event loop asks of read models is one statement.
import { vi } from 'vitest';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { openDatabase } from '../postgres/open.ts';
import type { Pool } from '../postgres/pool.ts';
import { defineReadModel } from './read-model.ts';
import { readsTogether } from './reads-together.ts';
import { createTable } from './table.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
const modelOf = (name: string) =>
  defineReadModel<Named, never>({
    name,
    version: 1,
    columns: { id: 'text', name: 'text' },
    key: 'id',
    on: {},
  });
const pumps = modelOf('pump');
const valves = modelOf('valve');
const gone = modelOf('gone');

describe('rows that are asked for in the same turn', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = await openDatabase(database.url, 'test', pino({ level: 'silent' }), 2);
    for (const { table, ...model } of [pumps, valves]) {
      await createTable(pool, { table, ...model });
      await pool.query(`insert into ${table}(id, name, _position) values ('a', $1, 1), ('b', $1, 2)`, [model.name]);
    }
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('come by one statement, each to whoever asked for it', async () => {
    const { rows } = readsTogether(pool);
    const asked = vi.spyOn(pool, 'query');
    expect(await Promise.all([rows(valves, ['a', 'x']), rows(pumps, ['a']), rows(pumps, ['b', 'a'])])).toEqual([
      new Map([['a', { id: 'a', name: 'valve' }]]),
      new Map([['a', { id: 'a', name: 'pump' }]]),
      new Map([
        ['b', { id: 'b', name: 'pump' }],
        ['a', { id: 'a', name: 'pump' }],
      ]),
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are read anew each time', async () => {
    const { rows } = readsTogether(pool);
    await rows(pumps, ['c']);
    await pool.query(`insert into ${pumps.table}(id, name, _position) values ('c', 'new', 3)`);
    expect((await rows(pumps, ['c'])).get('c')?.name).toBe('new');
  });

  it('fail only for who asked for a table that is not there', async () => {
    const { rows } = readsTogether(pool);
    const [broken, whole] = await Promise.allSettled([rows(gone, ['a']), rows(pumps, ['a'])]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { code: '42P01' } });
    expect(whole).toMatchObject({ status: 'fulfilled' });
  });
});
