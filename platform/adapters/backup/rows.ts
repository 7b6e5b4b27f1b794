// Rows of tables as lines: each is PostgreSQL's own text of the row, which reads back as the same row whatever its
// columns are.
import type { ClientBase } from 'pg';
import { countOf, knex, rowsOf, type Db } from '#platform/kernel/postgres/statement.ts';

export interface DumpedTable {
  /** `schema.table`. */
  readonly name: string;
  /** Columns in the order of the rows' text. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** One line of a dump: a table's name and columns, or one of its rows. */
type Line = { readonly table: string; readonly columns: readonly string[] } | string;

/** Left out of a backup: tables that are made of events, counted again by themselves, or of this installation alone. */
const LEFT_OUT = [
  'platform.migration',
  'platform.migration_lock',
  'platform.rate_limit',
  'platform.snapshot',
  'platform.comparison',
  'platform.fault',
  'proof.leaf',
  'proof.tile',
  'proof.stream_end',
  'proof.tree',
];
const SCHEMAS = ['platform', 'proof', 'sandbox_gateway'];
const PAGE = 1_000;
const NAME = knex.raw(`table_schema || '.' || table_name`);

/**
 * Keys of persons are dumped after the events, so that every event in a backup can be opened; what the provider has is
 * later, too.
 */
export const isDumpedLater = (table: string): boolean =>
  table === 'platform.person_key' || table.startsWith('sandbox_gateway.');

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Tables with what no history can bring back. */
export async function dumpedTables(db: Db): Promise<Table[]> {
  const rows = await rowsOf<Table>(
    db,
    knex({ c: 'information_schema.columns' })
      .join({ t: 'information_schema.tables' }, (join) => join.using(['table_schema', 'table_name']))
      .select({
        name: NAME,
        columns: knex.raw('array_agg(column_name::text order by ordinal_position)'),
      })
      .whereIn('table_schema', SCHEMAS)
      .where({ table_type: 'BASE TABLE' })
      .groupBy(NAME)
      .orderByRaw('?', [NAME]),
  );
  return rows.filter(({ name }) => !LEFT_OUT.includes(name));
}

/** The lines of these tables, read through a cursor of the caller's transaction. */
export async function* dumpRows(client: ClientBase, tables: readonly Table[]): AsyncGenerator<string> {
  for (const { name, columns } of tables) {
    yield JSON.stringify({ table: name, columns } satisfies Line);
    await countOf(client, knex.raw('declare dump no scroll cursor for select t::text as row from ?? t', [name]));
    for (;;) {
      const rows = await rowsOf<{ row: string }>(client, knex.raw(`fetch ${PAGE} from dump`));
      for (const { row } of rows) yield JSON.stringify(row satisfies Line);
      if (rows.length < PAGE) break;
    }
    await countOf(client, knex.raw('close dump'));
  }
}

/** Fills tables that a schema's own steps have made; what those wrote there is replaced. Returns the number of rows. */
export async function restoreRows(client: ClientBase, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  let table: { name: string; columns: readonly string[] } | undefined;
  let rows: string[] = [];
  const write = async () => {
    if (!table || !rows.length) return;
    const { name, columns } = table;
    const each = (text: string) => columns.map(() => text).join(', ');
    // knex has no word for "overriding system value": numbers that the table would give by itself are kept.
    await countOf(
      client,
      knex.raw(
        `insert into ?? (${each('??')}) overriding system value
           select ${each('(r.row).??')} from (select line::?? as row from unnest(?::text[]) as l(line)) r`,
        [name, ...columns, ...columns, name, rows],
      ),
    );
    count += rows.length;
    rows = [];
  };
  for await (const text of lines) {
    const line = JSON.parse(text) as Line;
    if (typeof line === 'string') {
      rows.push(line);
      if (rows.length >= PAGE) await write();
      continue;
    }
    await write();
    if (!/^[a-z_]+\.[a-z_]+$/.test(line.table)) throw new Error(`${line.table} is no table's name`);
    table = { name: line.table, columns: line.columns };
    await countOf(client, knex(table.name).delete());
  }
  await write();
  await resetSequences(client);
  return count;
}

/** Numbers that tables give by themselves go on after the highest that is there. */
async function resetSequences(client: ClientBase): Promise<void> {
  const rows = await rowsOf<{ table: string; column: string }>(
    client,
    knex('information_schema.columns')
      .select({ table: NAME, column: 'column_name' })
      .whereIn('table_schema', SCHEMAS)
      .where({ is_identity: 'YES' }),
  );
  for (const { table, column } of rows)
    await countOf(
      client,
      knex(table).select(
        knex.raw('setval(pg_get_serial_sequence(?, ?), greatest(max(??), 1), count(*) > 0)', [table, column, column]),
      ),
    );
}
