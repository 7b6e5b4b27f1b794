// Rows of tables as lines: each is PostgreSQL's own text of the row, which reads back as the same row whatever its
// columns are.
import type { ClientBase } from 'pg';
import type { Db } from '../read-model/table.ts';

export interface DumpedTable {
  /** `schema.table`. */
  readonly name: string;
  /** Columns in the order of the rows' text. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** One line of a dump: a table's name and columns, or one of its rows. */
type Line = { readonly table: string; readonly columns: readonly string[] } | string;

/** What is made of events, counted again by itself, or of this installation alone. */
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
  const { rows } = await db.query<Table>(
    `select c.table_schema || '.' || c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = any($1) and t.table_type = 'BASE TABLE' group by 1 order by 1`,
    [SCHEMAS],
  );
  return rows.filter(({ name }) => !LEFT_OUT.includes(name));
}

/** The lines of these tables, read through a cursor of the caller's transaction. */
export async function* dumpRows(client: ClientBase, tables: readonly Table[]): AsyncGenerator<string> {
  for (const { name, columns } of tables) {
    yield JSON.stringify({ table: name, columns } satisfies Line);
    await client.query(`declare dump no scroll cursor for select t::text as row from ${name} t`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${PAGE} from dump`);
      for (const { row } of rows) yield JSON.stringify(row satisfies Line);
      if (rows.length < PAGE) break;
    }
    await client.query('close dump');
  }
}

/** Fills tables that a schema's own steps have made; what those wrote there is replaced. Answers the number of rows. */
export async function restoreRows(client: ClientBase, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  let table: { name: string; columns: readonly string[] } | undefined;
  let rows: string[] = [];
  const write = async () => {
    if (!table || !rows.length) return;
    const columns = table.columns.map((column) => `"${column}"`).join(', ');
    await client.query(
      `insert into ${table.name} (${columns}) overriding system value select ${table.columns.map((column) => `(r.row).${quoted(column)}`).join(', ')} from (select line::${table.name} as row from unnest($1::text[]) as l(line)) r`,
      [rows],
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
    await client.query(`delete from ${table.name}`);
  }
  await write();
  await resetSequences(client);
  return count;
}

const quoted = (column: string) => `"${column}"`;

/** Numbers that tables give by themselves go on after the highest that is there. */
async function resetSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_schema || '.' || table_name as "table", column_name as "column" from information_schema.columns where table_schema = any($1) and is_identity = 'YES'`,
    [SCHEMAS],
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), greatest((select max("${column}") from ${table}), 1), exists (select from ${table}))`,
    );
}
