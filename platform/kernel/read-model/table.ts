// A read model's table: made, read and written in bulk. What runs with every chunk of events is built once
// (platform/kernel/postgres/prepared.ts).
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import type { Knex } from 'knex';
import { appendPrepared, combinationName, prepared, type Parameters } from '../postgres/prepared.ts';
import { countOf, insertFrom, knex, rowOf, rowsOf, type Db } from '../postgres/statement.ts';
import type { Write } from '../postgres/write-together.ts';
import type { ColumnType, ReadModel } from './read-model.ts';

export async function createTable<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  table = model.table,
): Promise<void> {
  await createBareTable(db, model, table);
  await createIndexes(db, model, table);
}

/**
 * Without its indexes: each makes every row slower to write, so a table that is filled from history gets them
 * afterwards.
 */
export async function createBareTable<Row extends object>(db: Db, model: ReadModel<Row>, table: string): Promise<void> {
  const columns = Object.entries<ColumnType>(model.columns).map(([name, type]) =>
    knex.raw(`?? ${type}${name === model.key ? ' primary key' : ''}`, [name]),
  );
  await countOf(
    db,
    knex.raw(`create table if not exists ?? (${columns.map(() => '?').join(', ')}, _position bigint not null)`, [
      table,
      ...columns,
    ]),
  );
}

export async function createIndexes<Row extends object>(db: Db, model: ReadModel<Row>, table: string): Promise<void> {
  for (const [suffix, index] of [['position', '(_position)'], ...model.indexes.entries()] as const)
    // What follows the table's name is the read model's own SQL.
    await countOf(db, knex.raw(`create index if not exists ?? on ?? ${index}`, [indexName(table, suffix), table]));
}

const indexName = (table: string, suffix: string | number) => `${table.replace('read.', '')}_${suffix}_idx`;

const ROW = knex.raw(`to_jsonb(t) - '_position' as row`);
/** Keys in the order of their bytes, which is the same on every machine. */
const bytes = (key: string) => knex.raw('?? collate "C"', [key]);

const withPositions = <Row extends object>({ table }: ReadModel<Row>) =>
  knex({ t: table }).select(ROW, { position: '_position' });

/** Rows by key. Every row read has the form that handlers write, whether it comes from the table or from memory. */
export async function loadRows<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  keys: readonly string[],
  table = model.table,
): Promise<Map<string, Row>> {
  if (!keys.length) return new Map();
  return byKey(model, await rowsOf<{ row: Row }>(db, prepared(`load ${table}`, [keys], selectRowsOf(model, table))));
}

const selectRowsOf =
  <Row extends object>({ key }: ReadModel<Row>, table: string) =>
  (parameter: Parameters) =>
    knex({ t: table })
      .select(ROW)
      .whereRaw('?? = any(?)', [key, parameter(0)]);

const byKey = <Row extends object>(model: ReadModel<Row>, rows: readonly { readonly row: Row }[]) =>
  new Map(rows.map(({ row }) => [row[model.key as keyof Row] as string, normalise(model, row)]));

/** Rows of one read model, by its keys. */
export interface Wanted {
  readonly model: ReadModel;
  readonly table: string;
  readonly keys: readonly string[];
}

/** What is wanted of several tables, each of them once, by one statement; in the order in which it was asked. */
export async function loadRowsOfTables(db: Db, wanted: readonly Wanted[]): Promise<Map<string, object>[]> {
  const values: unknown[] = [];
  const parts = wanted.map(({ model, table, keys }, n) => {
    const text = appendPrepared(`load ${table}`, [keys], selectRowsOf(model, table), values);
    return `select ${n} as part, rows_${n}.row from (${text}) rows_${n}`;
  });
  const rows = await rowsOf<{ part: number; row: object }>(db, {
    ...combinationName(['load', ...wanted.map(({ table }) => table)]),
    text: parts.join(' union all '),
    values,
  });
  return wanted.map(({ model }, n) =>
    byKey(
      model,
      rows.filter(({ part }) => part === n),
    ),
  );
}

export async function loadChangedRows<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  after: bigint,
): Promise<{ readonly rows: Row[]; readonly position: bigint }> {
  const rows = await rowsOf<{ row: Row; position: string }>(
    db,
    prepared(`load changed ${model.table}`, [String(after)], (parameter) =>
      withPositions(model).where('_position', '>', parameter(0)).orderBy('_position'),
    ),
  );
  const last = rows.at(-1);
  return {
    rows: rows.map(({ row }) => normalise(model, row)),
    position: last ? BigInt(last.position) : after,
  };
}

/** How many rows meet a condition. */
export const countWhere = async <Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  where: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<{ count: number }> =>
  rowOf<{ count: number }>(db, where(knex(model.table)).select({ count: knex.raw('count(*)::int') }));

export const countRows = async <Row extends object>(db: Db, model: ReadModel<Row>): Promise<number> =>
  (await rowOf<{ rows: number }>(db, knex(model.table).select({ rows: knex.raw('count(*)::int') }))).rows;

/** Some of the rows that changed after a position, in the order of their positions and keys, from a place in it on. */
export async function loadRowsFrom<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  { position, key }: { readonly position: bigint; readonly key: string },
  count: number,
): Promise<{ readonly key: string; readonly row: Row; readonly position: bigint }[]> {
  const rows = await rowsOf<{ row: Row; position: string }>(
    db,
    prepared(`load ${count} from ${model.table}`, [String(position), key], (parameter) =>
      withPositions(model)
        .where('_position', '>=', parameter(0))
        .where((later) =>
          later.where('_position', '>', parameter(0)).orWhereRaw('? > ?', [bytes(model.key), parameter(1)]),
        )
        .orderByRaw('_position, ?', [bytes(model.key)])
        .limit(count),
    ),
  );
  return rows.map(({ row, position: at }) => ({
    key: row[model.key as keyof Row] as string,
    row: normalise(model, row),
    position: BigInt(at),
  }));
}

/** Some of the rows in the order of their keys, after one of them. */
export async function loadRowsAfterKey<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  key: string,
  count: number,
): Promise<{ readonly key: string; readonly row: Row; readonly position: bigint }[]> {
  const rows = await rowsOf<{ row: Row; position: string }>(
    db,
    prepared(`load ${count} after key ${model.table}`, [key], (parameter) =>
      withPositions(model)
        .whereRaw('? > ?', [bytes(model.key), parameter(0)])
        .orderByRaw('?', [bytes(model.key)])
        .limit(count),
    ),
  );
  return rows.map(({ row, position }) => ({
    key: row[model.key as keyof Row] as string,
    row: normalise(model, row),
    position: BigInt(position),
  }));
}

/** Keys of the rows that changed after a position; `more`: there are others, and `last` means nothing. */
export async function loadChangedKeys<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  after: bigint,
  count: number,
): Promise<{ readonly keys: readonly string[]; readonly last: bigint; readonly more: boolean }> {
  const rows = await rowsOf<{ key: string; position: string }>(
    db,
    prepared(`load ${count} changed keys ${model.table}`, [String(after)], (parameter) =>
      knex(model.table)
        .select({ key: model.key, position: '_position' })
        .where('_position', '>', parameter(0))
        .orderBy('_position')
        .limit(count + 1),
    ),
  );
  const last = rows.at(-1);
  return {
    keys: rows.map(({ key }) => key),
    last: last ? BigInt(last.position) : after,
    more: rows.length > count,
  };
}

/** The position of the row that changed last; -1 without any. */
export async function lastPosition<Row extends object>(db: Db, model: ReadModel<Row>): Promise<bigint> {
  const { last } = await rowOf<{ last: string }>(
    db,
    knex(model.table).select({ last: knex.raw('coalesce(max(_position), -1)') }),
  );
  return BigInt(last);
}

/** Number of rows and sum of their positions: two copies of a table with the same have seen the same. */
export async function tableDigest<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
): Promise<{ readonly rows: number; readonly positions: bigint }> {
  const { rows, positions } = await rowOf<{ rows: string; positions: string }>(
    db,
    knex(model.table)
      .count({ rows: '*' })
      .select({ positions: knex.raw('coalesce(sum(_position), 0)') }),
  );
  return { rows: Number(rows), positions: BigInt(positions) };
}

/** Inserts or replaces rows and removes keys. */
export function rowWrites<Row extends object>(
  model: ReadModel<Row>,
  written: readonly { row: Row; position: bigint }[],
  removed: readonly string[],
  table = model.table,
): Write[] {
  const writes: Write[] = [];
  if (removed.length)
    writes.push({
      name: `remove ${table}`,
      statement: (parameter, when) =>
        knex(table)
          .whereRaw('?? = any(?)', [model.key, parameter(0)])
          .where(when)
          .delete(),
      values: [removed],
    });
  if (!written.length) return writes;
  writes.push({
    name: `write ${table}`,
    statement(parameter, when) {
      const columns = [...Object.keys(model.columns), '_position'];
      const types = { ...model.columns, _position: 'bigint' } as Readonly<Record<string, ColumnType>>;
      const rows = knex.raw(
        `json_to_recordset(?) as r(${columns.map((name) => `?? ${needed(own(types, name), 'type of the column')}`).join(', ')})`,
        [parameter(0), ...columns],
      );
      return insertFrom(table, columns, knex.select(columns).from(rows).where(when))
        .onConflict(model.key)
        .merge(columns.filter((name) => name !== model.key));
    },
    values: [JSON.stringify(written.map(({ row, position }) => ({ ...row, _position: String(position) })))],
  });
  return writes;
}

/** A digest over all rows in order of their keys: two tables with the same digest hold the same bytes. */
export async function digest<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  table = model.table,
): Promise<{ readonly rows: number; readonly digest: string }> {
  const { rows, digest } = await rowOf<{ rows: string; digest: string | null }>(
    db,
    knex({ t: table })
      .count({ rows: '*' })
      .select({ digest: knex.raw(`md5(string_agg(md5(t::text), '' order by ?))`, [bytes(model.key)]) }),
  );
  return { rows: Number(rows), digest: digest ?? 'empty' };
}

function normalise<Row extends object>(model: ReadModel<Row>, row: Row): Row {
  for (const [name, type] of Object.entries<ColumnType>(model.columns)) {
    const value = row[name as keyof Row];
    if (type === 'timestamptz' && typeof value === 'string')
      row[name as keyof Row] = new Date(value).toISOString() as Row[keyof Row];
  }
  return row;
}

/** An expression must give the same order as what it is built of, so it may only name columns of `t`. */
export type SortKey = string | { readonly column: string | Knex.Raw; readonly order?: 'asc' | 'desc' };

interface Selection {
  /** Adds conditions on the columns of `t`. */
  readonly where?: (query: Knex.QueryBuilder) => void;
  readonly orderBy: readonly SortKey[];
  readonly limit: number;
  readonly offset?: number;
  /** The most rows that are counted; beyond it `more` says that there are others. */
  readonly counted?: number;
}

const COUNTED = 100_000;

/** One page of rows, and how many there are in all. */
export async function selectRows<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  { where = () => undefined, orderBy, limit, offset = 0, counted = COUNTED }: Selection,
): Promise<{ readonly rows: Row[]; readonly total: number; readonly more: boolean }> {
  const matching = () => {
    const query = knex({ t: model.table });
    where(query);
    return query;
  };
  // Only what is on the page is made into JSON, not what is skipped.
  const page = inOrder(matching().select('*'), orderBy).limit(limit).offset(offset);
  const [found, count] = await Promise.all([
    rowsOf<{ row: Row }>(db, inOrder(knex.select(ROW).from(page.as('t')), orderBy)),
    rowOf<{ total: string }>(
      db,
      knex.count({ total: '*' }).from(
        matching()
          .select(knex.raw('1'))
          .limit(counted + 1)
          .as('counted'),
      ),
    ),
  ]);
  const total = Number(count.total);
  return {
    rows: found.map(({ row }) => normalise(model, row)),
    total: Math.min(total, counted),
    more: total > counted,
  };
}

function inOrder(query: Knex.QueryBuilder, orderBy: readonly SortKey[]): Knex.QueryBuilder {
  for (const order of orderBy) {
    const { column, order: direction = 'asc' } = typeof order === 'string' ? { column: order } : order;
    if (typeof column === 'string') query.orderBy(column, direction);
    else query.orderByRaw(direction === 'asc' ? '? asc' : '? desc', [column]);
  }
  return query;
}
