// Statements are built with knex, so that values never stand in a text and parts are put together as objects, and run
// on our own pool, whose time-outs, listeners and prepared statements knex's pool does not have
// (docs/decisions/0023-statements-by-knex.md).
import knexFactory, { type Knex } from 'knex';
import type { ClientBase, Pool, QueryConfig } from 'pg';

export type Db = Pool | ClientBase;

/**
 * Builds; it never connects. What it builds looks like a promise, so nothing but `rowsOf` and its like may be awaited
 * and no async function may return one.
 */
export const knex = knexFactory({ client: 'pg' });

/** Anything of knex that can say its own SQL. */
export interface Statement {
  toSQL(): { toNative(): Knex.SqlNative };
}

/** A statement with its values, as it is sent. */
export interface Query extends QueryConfig {
  readonly text: string;
}

/**
 * @param name of a statement that runs often, always with the same text: PostgreSQL then plans it once for each
 * connection
 */
export async function rowsOf<Row extends object>(db: Db, statement: Statement | Query, name?: string): Promise<Row[]> {
  return (await db.query<Row>(queryOf(statement, name))).rows;
}

/** The first row, of a statement that may find none; `name` as of `rowsOf`. */
export async function firstOf<Row extends object>(
  db: Db,
  statement: Statement | Query,
  name?: string,
): Promise<Row | undefined> {
  return (await rowsOf<Row>(db, statement, name))[0];
}

/** The row of a statement that always gives one. @throws when it gives none */
export async function rowOf<Row extends object>(db: Db, statement: Statement | Query, name?: string): Promise<Row> {
  const query = queryOf(statement, name);
  const [row] = await rowsOf<Row>(db, query);
  if (!row) throw new Error(`no row was found by ${query.text}`);
  return row;
}

/** Returns how many rows it changed or found; `name` as of `rowsOf`. */
export async function countOf(db: Db, statement: Statement | Query, name?: string): Promise<number> {
  return (await db.query(queryOf(statement, name))).rowCount ?? 0;
}

function queryOf(statement: Statement | Query, name: string | undefined): Query {
  if ('text' in statement) return statement;
  const { sql, bindings } = statement.toSQL().toNative();
  return { text: sql, values: [...bindings], ...(name === undefined ? {} : { name }) };
}

/** An amount, or what stands for one in a prepared statement. */
type Amount = number | object;

const now = (sign: '+' | '-', unit: string, amount: Amount) =>
  knex.raw(`now() ${sign} make_interval(${unit} => ?)`, [amount as number]);

/** The database's present. Not CURRENT_TIMESTAMP, which is no function: a test sets what `now` is (decision 0055). */
export const present = (): Knex.Raw => knex.raw('now()');

/** A moment by the database's clock. */
export const fromNow = (unit: 'days' | 'hours' | 'secs', amount: number): Knex.Raw => now('+', unit, amount);
export const ago = (unit: 'days' | 'mins' | 'secs', amount: Amount): Knex.Raw => now('-', unit, amount);

/** Inserts what a query gives. */
export const insertFrom = (table: string, columns: readonly string[], query: Knex.QueryBuilder): Knex.QueryBuilder =>
  knex(knex.raw(`?? (${columns.map(() => '??').join(', ')})`, [table, ...columns])).insert(query);
