/** A line of a sheet as it is typed: item number and quantity, as they come out of a spreadsheet. */
export interface SheetLine {
  readonly itemNumber: string;
  readonly quantity: number;
}

/** Reads `6205<tab>12` or `6205 12` line by line; a line that is not read is told by its number, from 1. */
export function readSheet(text: string): { readonly lines: readonly SheetLine[]; readonly unread: readonly number[] } {
  const lines: SheetLine[] = [];
  const unread: number[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (!line.trim()) return;
    const [, itemNumber = '', quantity = ''] = /^\s*(\S+)[\s;,]+(\d{1,8})\s*$/.exec(line) ?? [];
    if (itemNumber) lines.push({ itemNumber, quantity: Number(quantity) });
    else unread.push(index + 1);
  });
  return { lines, unread };
}
