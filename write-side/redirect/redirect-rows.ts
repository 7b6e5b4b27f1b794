// Rows of a CSV of redirects: comma, semicolon or tab, with the columns from, to and kind in any order.
import { MOST_REDIRECT_ROWS, redirectOperations } from '#contracts/redirect.ts';
import type { Redirect, RedirectKind } from '#domain/redirect/redirect.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';

export type RedirectRow = { readonly row: number; readonly from: string } & (
  { readonly redirect: Redirect } | { readonly code: string }
);

/** Names of columns and kinds as spreadsheets of either language, and the specification, have them. */
const COLUMNS: Readonly<Record<string, 'from' | 'to' | 'kind'>> = {
  from: 'from',
  de: 'from',
  to: 'to',
  vers: 'to',
  kind: 'kind',
  genre: 'kind',
  type: 'kind',
};
const KINDS: Readonly<Record<string, RedirectKind>> = {
  '': 'permanent',
  permanent: 'permanent',
  permanente: 'permanent',
  '301': 'permanent',
  temporary: 'temporary',
  temporaire: 'temporary',
  '302': 'temporary',
  no: 'rewrite',
  rewrite: 'rewrite',
  réécriture: 'rewrite',
};

const one = redirectOperations['admin/redirect/save'].input.shape.redirect;

/** @throws DomainError redirect_file_unreadable, redirect_columns_missing, redirect_rows_too_many */
export async function redirectRows(csv: string): Promise<RedirectRow[]> {
  const { parse } = await import('csv-parse/sync');
  let lines: string[][];
  try {
    lines = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: MOST_REDIRECT_ROWS + 2,
    });
  } catch {
    return refuse('redirect_file_unreadable', {}, 'invalid');
  }
  const [heading = [], ...rows] = lines;
  const columns = heading.map((name) => COLUMNS[name.toLowerCase()]);
  if (!columns.includes('from') || !columns.includes('to')) return refuse('redirect_columns_missing', {}, 'invalid');
  if (rows.length > MOST_REDIRECT_ROWS)
    return refuse('redirect_rows_too_many', { most: MOST_REDIRECT_ROWS }, 'invalid');
  return rows.map((cells, index) => {
    const cell = (name: 'from' | 'to' | 'kind') => cells[columns.indexOf(name)] ?? '';
    const from = cell('from').slice(0, 200);
    const row = index + 2;
    const kind = KINDS[cell('kind').toLowerCase()];
    if (!kind) return { row, from, code: 'redirect_kind_unknown' };
    const read = one.safeParse({ from: cell('from'), to: cell('to'), kind });
    if (read.success) return { row, from, redirect: read.data };
    return { row, from, code: read.error.issues[0]!.message };
  });
}
