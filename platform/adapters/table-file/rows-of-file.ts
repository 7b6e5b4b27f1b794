// Rows of a spreadsheet's file, a CSV or a workbook: read by the importer's reader of tables, in a thread.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '#domain/shared/domain-error.ts';
import type { CellRow } from '#domain/shared/quick-order/quick-order-lines.ts';
import type { Services } from '#platform/kernel/operations/services.ts';
import { rowsIn, tableOf, withFolder } from './table-in-folder.ts';

interface Limit {
  readonly most: number;
  /** What is said of a file with more rows. */
  readonly code: string;
}

/**
 * The heading is the first row.
 * @throws DomainError what is wrong with the file, or that it has too many rows
 */
export const rowsOfFile = (base64: string, { most, code }: Limit, services: Services): Promise<CellRow[]> =>
  withFolder(async (folder) => {
    const [path, rowsTo] = [join(folder, 'file'), join(folder, 'rows')];
    await writeFile(path, base64, { encoding: 'base64', mode: 0o600 });
    const table = await tableOf(path, services.threads, rowsTo);
    if ('fault' in table) return refuse(table.fault.code, table.fault.params, 'invalid');
    const { format, header, rows } = table.info;
    if (format === 'zip') return refuse('import_file_not_a_table', {}, 'invalid');
    if (rows > most) return refuse(code, { most, lines: rows }, 'invalid');
    const read: CellRow[] = [{ line: 1, cells: header }];
    for await (const [line, cells] of rowsIn(rowsTo))
      read.push({ line, cells: cells.map((cell) => (typeof cell === 'string' ? cell : '')) });
    return read;
  });
