// Rows of a list as a file for spreadsheets, under heads in the reader's language.
import { csvText } from '#domain/shared/table/csv-text.ts';

type Translate = (key: string) => string;
type Value = string | number;

export interface FileColumn<Row> {
  /** The table's column that shows it: a file leaves out what its reader has hidden. */
  readonly source: string;
  /** Key of its head. */
  readonly label: string;
  /** Amounts are in whole units of their currency, times are ISO texts. */
  readonly value: (row: Row, t: Translate) => Value;
}

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The whole file; a byte order mark tells spreadsheets that a CSV is UTF-8. */
export async function tableFile<Row>(
  format: FileFormat,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  t: Translate,
): Promise<Blob> {
  const heads = columns.map(({ label }) => t(label));
  const values = rows.map((row) => columns.map(({ value }) => value(row, t)));
  if (format === 'csv') return new Blob([`\ufeff${csvText(heads, values)}`], { type: 'text/csv;charset=utf-8' });
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  return writeXlsxFile(
    [
      heads.map((value) => ({ value, fontWeight: 'bold' as const })),
      // Said to be text, a value is no formula, whatever it begins with.
      ...values.map((row) => row.map((value) => ({ value, type: typeof value === 'number' ? Number : String }))),
    ],
    { stickyRowsCount: 1, columns: heads.map((head, at) => ({ width: widthOf(values, at, head) })) },
  ).toBlob();
}

const MAX_WIDTH = 60;
/** In characters; the first rows tell. */
const widthOf = (rows: readonly (readonly Value[])[], at: number, head: string): number =>
  Math.min(
    MAX_WIDTH,
    2 + rows.slice(0, 100).reduce((most, row) => Math.max(most, String(row[at]).length), head.length),
  );

export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
