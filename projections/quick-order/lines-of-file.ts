// Lines of a quick order out of a spreadsheet's file: read by the importer's reader of tables, in a thread.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '#domain/shared/domain-error.ts';
import {
  QUICK_ORDER_LIMITS,
  quickOrderLinesOf,
  type QuickOrderLine,
} from '#domain/shared/quick-order/quick-order-lines.ts';
import type { Services } from '#platform/kernel/operations/services.ts';
import { rowsIn, tableOf, withFolder } from '#platform/adapters/table-file/table-in-folder.ts';

/**
 * @throws DomainError what is wrong with the file, or quick_order_too_many_lines
 */
export const linesOfFile = (base64: string, services: Services): Promise<QuickOrderLine[]> =>
  withFolder(async (folder) => {
    const [path, rowsTo] = [join(folder, 'file'), join(folder, 'rows')];
    await writeFile(path, base64, { encoding: 'base64', mode: 0o600 });
    const table = await tableOf(path, services.threads, rowsTo);
    if ('fault' in table) return refuse(table.fault.code, table.fault.params, 'invalid');
    const { format, header, rows } = table.info;
    if (format === 'zip') return refuse('import_file_not_a_table', {}, 'invalid');
    if (rows > QUICK_ORDER_LIMITS.lines)
      return refuse('quick_order_too_many_lines', { most: QUICK_ORDER_LIMITS.lines, lines: rows }, 'invalid');
    const read = [{ line: 1, cells: header }];
    for await (const [line, cells] of rowsIn(rowsTo))
      read.push({ line, cells: cells.map((cell) => (typeof cell === 'string' ? cell : '')) });
    return quickOrderLinesOf(read);
  });
