// Rows that are asked for again and again: what changed is read anew before anybody who waits for the change goes on.
import { vi } from 'vitest';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { openDatabase } from '../postgres/open.ts';
import type { Pool } from '../postgres/pool.ts';
import type { Positions, TableChange } from './positions.ts';
import { defineReadModel } from './read-model.ts';
import { rememberRows, type RememberedRows } from './remembered-rows.ts';
import { createTable } from './table.ts';

interface Thing {
  readonly id: string;
  readonly name: string;
}
const things = defineReadModel<Thing, never>({
  name: 'thing',
  version: 1,
  columns: { id: 'text', name: 'text' },
  key: 'id',
  on: {},
});

describe('rows that are remembered', () => {
  let database: TestDatabase;
  let pool: Pool;
  let remembered: RememberedRows<Thing>;
  let projected: (change: TableChange) => Promise<void>;
  let position = 0;

  const write = (id: string, name: string) =>
    pool.query(
      `insert into ${things.table}(id, name, _position) values ($1, $2, $3)
       on conflict (id) do update set name = excluded.name, _position = excluded._position`,
      [id, name, ++position],
    );
  const nameOf = async (id: string) => (await remembered.load([id])).get(id)?.name;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = await openDatabase(database.url, 'test', pino({ level: 'silent' }), 2);
    await createTable(pool, things);
  });
  beforeEach(async () => {
    await pool.query(`truncate ${things.table}`);
    await write('a', 'first');
    await write('b', 'other');
    const positions = {
      onProjected(refresh: (changed: ReadonlyMap<string, TableChange>) => Promise<void>) {
        projected = (change) => refresh(new Map([[things.name, change]]));
      },
    } as Pick<Positions, 'onProjected'> as Positions;
    remembered = rememberRows(pool, things, positions);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('are read once, those that are not there each time', async () => {
    expect(await nameOf('a')).toBe('first');
    await write('a', 'second');
    await write('c', 'new');
    expect([...(await remembered.load(['a', 'c', 'd'])).keys()].sort()).toEqual(['a', 'c']);
    expect(await nameOf('a')).toBe('first');
  });

  it('are read anew when they change, and only they', async () => {
    await remembered.load(['a', 'b']);
    await write('a', 'second');
    await projected('rows');
    await pool.query(`update ${things.table} set name = 'not announced' where id = 'b'`);
    const asked = vi.spyOn(pool, 'query');
    expect(await nameOf('a')).toBe('second');
    expect(await nameOf('b')).toBe('other');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('are all forgotten when their table was replaced', async () => {
    await remembered.load(['a', 'b']);
    await pool.query(`update ${things.table} set name = 'of another table'`);
    await projected('replaced');
    expect([await nameOf('a'), await nameOf('b')]).toEqual(['of another table', 'of another table']);
  });

  it('are all forgotten when very many changed at once, and followed from there', async () => {
    await remembered.load(['a', 'b']);
    await pool.query(
      `insert into ${things.table}(id, name, _position) select 'x' || n, 'x', ${position} + n from generate_series(1, 1001) n`,
    );
    position += 1_001;
    await pool.query(`update ${things.table} set name = 'second' where id = 'a'`);
    await projected('rows');
    expect(await nameOf('a')).toBe('second');
    await write('a', 'third');
    await projected('rows');
    expect(await nameOf('a')).toBe('third');
  });

  it('cost nothing while nothing is remembered, as in an import', async () => {
    const asked = vi.spyOn(pool, 'query');
    await projected('rows');
    await projected('replaced');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(await nameOf('a')).toBe('first');
    await write('a', 'second');
    await projected('rows');
    expect(await nameOf('a')).toBe('second');
  });

  it('are not remembered when something changed while they were read', async () => {
    const reading = remembered.load(['a']);
    const forgetting = projected('rows');
    await Promise.all([reading, forgetting]);
    await pool.query(`update ${things.table} set name = 'second' where id = 'a'`);
    expect(await nameOf('a')).toBe('second');
  });
});
