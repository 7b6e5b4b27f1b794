// A table as a workbook (XLSX), made in a thread: numbers are numbers, everything else is text, whatever it looks like.
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';

/** More than these a thread's memory is too small for; a CSV has no limit. */
export const MOST_WORKBOOK_ROWS = 50_000;
/** What a cell of a workbook holds. */
export const MOST_CELL_CHARACTERS = 32_767;

export interface Workbook {
  readonly header: readonly string[];
  /** Empty texts are empty cells. */
  readonly rows: readonly (readonly (string | number)[])[];
}

export const writeWorkbook = defineThreadTask<Workbook, Uint8Array>({
  name: 'table-file/write',
  timeoutMs: 60_000,
  async work({ header, rows }) {
    const { default: writeXlsxFile } = await import('write-excel-file/node');
    const cell = (value: string | number) =>
      value === '' ? null : { value, type: typeof value === 'number' ? Number : String };
    return writeXlsxFile(
      [header.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows.map((row) => row.map(cell))],
      { stickyRowsCount: 1 },
    ).toBuffer();
  },
});
