// A read model's table: made, read and written in bulk. What runs with every chunk of events has a name, so that
// PostgreSQL plans it once for each connection.
import type { ClientBase, Pool } from 'pg';
import type { Write } from '../postgres/write-together.ts';
import type { ColumnType, ReadModel } from './read-model.ts';

export type Db = Pool | ClientBase;

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
  const columns = Object.entries<ColumnType>(model.columns).map(
    ([name, type]) => `"${name}" ${type}${name === model.key ? ' primary key' : ''}`,
  );
  await db.query(`create table if not exists ${table} (${columns.join(', ')}, _position bigint not null)`);
}

export async function createIndexes<Row extends object>(db: Db, model: ReadModel<Row>, table: string): Promise<void> {
  await db.query(`create index if not exists ${indexName(table, 'position')} on ${table} (_position)`);
  for (const [n, index] of model.indexes.entries())
    await db.query(`create index if not exists ${indexName(table, n)} on ${table} ${index}`);
}

const indexName = (table: string, suffix: string | number) => `${table.replace('read.', '')}_${suffix}_idx`;

/** Rows by key. Every row read has the form that handlers write, whether it comes from the table or from memory. */
export async function loadRows<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  keys: readonly string[],
  table = model.table,
): Promise<Map<string, Row>> {
  if (!keys.length) return new Map();
  const { rows } = await db.query<{ row: Row }>({
    name: `load ${table}`,
    text: `select to_jsonb(t) - '_position' as row from ${table} t where "${model.key}" = any($1)`,
    values: [keys],
  });
  return new Map(rows.map(({ row }) => [row[model.key as keyof Row] as string, normalise(model, row)]));
}

export async function loadChangedRows<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  after: bigint,
): Promise<{ readonly rows: Row[]; readonly position: bigint }> {
  const { rows } = await db.query<{ row: Row; position: string }>({
    name: `load changed ${model.table}`,
    text: `select to_jsonb(t) - '_position' as row, _position as position from ${model.table} t where _position > $1 order by _position`,
    values: [String(after)],
  });
  return {
    rows: rows.map(({ row }) => normalise(model, row)),
    position: rows.length ? BigInt(rows.at(-1)!.position) : after,
  };
}

/** Some of the rows that changed after a position, in the order of their positions and keys, from a place in it on. */
export async function loadRowsFrom<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  { position, key }: { readonly position: bigint; readonly key: string },
  count: number,
): Promise<{ readonly key: string; readonly row: Row; readonly position: bigint }[]> {
  const { rows } = await db.query<{ row: Row; position: string }>({
    name: `load from ${model.table}`,
    text: `select to_jsonb(t) - '_position' as row, _position as position from ${model.table} t
      where _position >= $1 and (_position > $1 or "${model.key}" collate "C" > $2)
      order by _position, "${model.key}" collate "C" limit $3`,
    values: [String(position), key, count],
  });
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
  const { rows } = await db.query<{ row: Row; position: string }>({
    name: `load after key ${model.table}`,
    text: `select to_jsonb(t) - '_position' as row, _position as position from ${model.table} t
      where "${model.key}" collate "C" > $1 order by "${model.key}" collate "C" limit $2`,
    values: [key, count],
  });
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
  const { rows } = await db.query<{ key: string; position: string }>({
    name: `load changed keys ${model.table}`,
    text: `select "${model.key}" as key, _position as position from ${model.table} where _position > $1 order by _position limit $2`,
    values: [String(after), count + 1],
  });
  return {
    keys: rows.map(({ key }) => key),
    last: rows.length ? BigInt(rows.at(-1)!.position) : after,
    more: rows.length > count,
  };
}

/** Of the row that changed last; -1 without any. */
export async function lastPosition<Row extends object>(db: Db, model: ReadModel<Row>): Promise<bigint> {
  const { rows } = await db.query<{ last: string }>(`select coalesce(max(_position), -1) as last from ${model.table}`);
  return BigInt(rows[0]!.last);
}

/** Number of rows and sum of their positions: two copies of a table with the same have seen the same. */
export async function tableDigest<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
): Promise<{ readonly rows: number; readonly positions: bigint }> {
  const { rows } = await db.query<{ rows: string; positions: string }>(
    `select count(*) as rows, coalesce(sum(_position), 0) as positions from ${model.table}`,
  );
  return { rows: Number(rows[0]!.rows), positions: BigInt(rows[0]!.positions) };
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
      text: (parameter, when) => `delete from ${table} where "${model.key}" = any(${parameter(0)}) and ${when}`,
      values: [removed],
    });
  if (!written.length) return writes;
  const columns = Object.keys(model.columns);
  const quoted = columns.map((name) => `"${name}"`).join(', ');
  const typed = Object.entries<ColumnType>(model.columns)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', ');
  const updates = columns.filter((name) => name !== model.key).map((name) => `"${name}" = excluded."${name}"`);
  writes.push({
    name: `write ${table}`,
    text: (
      parameter,
      when,
    ) => `insert into ${table} (${quoted}, _position) select ${quoted}, _position from json_to_recordset(${parameter(0)}) as r(${typed}, _position bigint) where ${when}
      on conflict ("${model.key}") do update set ${[...updates, '_position = excluded._position'].join(', ')}`,
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
  const { rows } = await db.query<{ rows: string; digest: string | null }>(
    `select count(*) as rows, md5(string_agg(md5(t::text), '' order by "${model.key}" collate "C")) as digest from ${table} t`,
  );
  return { rows: Number(rows[0]!.rows), digest: rows[0]!.digest ?? 'empty' };
}

function normalise<Row extends object>(model: ReadModel<Row>, row: Row): Row {
  for (const [name, type] of Object.entries<ColumnType>(model.columns)) {
    const value = row[name as keyof Row];
    if (type === 'timestamptz' && typeof value === 'string')
      row[name as keyof Row] = new Date(value).toISOString() as Row[keyof Row];
  }
  return row;
}

interface Selection {
  /** Conditions with $1 … for values. Never holds text of a caller. */
  readonly where: string;
  readonly values: readonly unknown[];
  readonly orderBy: string;
  readonly limit: number;
  readonly offset: number;
  /** The most rows that are counted; beyond it `more` says that there are others. */
  readonly counted?: number;
}

const COUNTED = 100_000;

/** One page of rows, and how many there are in all. */
export async function selectRows<Row extends object>(
  db: Db,
  model: ReadModel<Row>,
  { where, values, orderBy, limit, offset, counted = COUNTED }: Selection,
): Promise<{ readonly rows: Row[]; readonly total: number; readonly more: boolean }> {
  const next = values.length + 1;
  const [page, count] = await Promise.all([
    // Only what is on the page is made into JSON, not what is skipped.
    db.query<{ row: Row }>(
      `select to_jsonb(t) - '_position' as row from (select * from ${model.table} t where ${where} order by ${orderBy} limit $${next} offset $${next + 1}) t order by ${orderBy}`,
      [...values, limit, offset],
    ),
    db.query<{ total: string }>(
      `select count(*) as total from (select 1 from ${model.table} t where ${where} limit ${counted + 1}) counted`,
      [...values],
    ),
  ]);
  const total = Number(count.rows[0]!.total);
  return {
    rows: page.rows.map(({ row }) => normalise(model, row)),
    total: Math.min(total, counted),
    more: total > counted,
  };
}
