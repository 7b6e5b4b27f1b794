// docs/decisions/0023: statements that run with every chunk are built once.
import { prepared } from './prepared.ts';
import { ALWAYS, writeTogether, type Write } from './write-together.ts';
import { knex, type Db } from './statement.ts';

describe('a prepared statement', () => {
  it('is built once, and given its values with every run', () => {
    let built = 0;
    const query = (id: string, among: readonly string[]) =>
      prepared('test-once', [id, among], (parameter) => {
        built += 1;
        return knex('a.thing')
          .whereRaw('?? = any(?)', ['kind', parameter(1)])
          .where({ status: 'open', id: parameter(0) });
      });
    query('first', []);
    expect(query('second', ['x'])).toEqual({
      name: 'test-once',
      text: 'select * from "a"."thing" where "kind" = any($1) and "status" = $2 and "id" = $3',
      values: [['x'], 'open', 'second'],
    });
    expect(built).toBe(1);
  });

  it('takes the values of an insert, too', () => {
    const insert = (id: string) =>
      prepared('test-insert', [id, 7], (parameter) =>
        knex('a.thing')
          .insert({ id: parameter(0), size: parameter(1) })
          .onConflict('id')
          .merge({ size: parameter(1) }),
      );
    expect(insert('one').values).toEqual(['one', 7, 7]);
  });

  it('is refused when its text holds what only looks like a parameter', () => {
    expect(() => prepared('test-dollar', [], () => knex.raw(`select '$1'`))).toThrow('no parameter');
  });
});

describe('several writes as one statement', () => {
  const sent: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const db = {
    query: async (query: (typeof sent)[number]) => {
      sent.push(query);
      return { rowCount: 1 };
    },
  } as unknown as Db;

  it('number their values through, whatever comes before them', async () => {
    const remove = (name: string, id: string): Write => ({
      name: `test-remove ${name}`,
      statement: (parameter, when) =>
        knex(name)
          .where({ id: parameter(0) })
          .where(when)
          .delete(),
      values: [id],
    });
    await writeTogether(db, ALWAYS, [remove('a', 'one')], []);
    await writeTogether(
      db,
      remove('b', 'guard'),
      [remove('a', 'two'), remove('c', 'three')],
      [{ channel: 'news', payload: 'x' }],
    );
    expect(sent.at(-1)).toMatchObject({
      text:
        'with guard as (delete from "b" where "id" = $1 and true), ' +
        'write_0 as (delete from "a" where "id" = $2 and exists (select from guard)), ' +
        'write_1 as (delete from "c" where "id" = $3 and exists (select from guard)) ' +
        'select pg_notify($4, $5) from guard',
      values: ['guard', 'two', 'three', 'news', 'x'],
    });
  });
});
