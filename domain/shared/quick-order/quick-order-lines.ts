// Lines of a quick order as people paste them out of a spreadsheet: item code, comma or tab, quantity (spec 5).
import { plain } from '#domain/shared/plain-text.ts';

export const QUICK_ORDER_LIMITS = {
  lines: 2_000,
  codeCharacters: 64,
  quantity: 999_999,
  /** Characters of a text that is pasted. */
  text: 4_000_000,
} as const;

/** The codes of spec 5's messages, which name the line. */
export type QuickOrderFault =
  'quick_order_quantity_invalid' | 'quick_order_code_or_quantity_missing' | 'quick_order_format_wrong';

/** A line as it was written; `line` counts as the reader does, from 1. */
export interface QuickOrderLine {
  readonly line: number;
  readonly itemCode: string;
  readonly quantity: string;
  readonly fault?: QuickOrderFault;
}

/** The cells of a line; it counts as the reader does, from 1. */
export interface CellRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a column of item numbers is called. */
export const ITEM_WORDS: ReadonlySet<string> = new Set([
  ...['item', 'item code', 'item number', 'item no', 'item no.', 'item #', 'code', 'sku', 'sku code', 'part'],
  ...['part number', 'part no', 'part no.', 'part #', 'product', 'product code', 'article', 'reference', 'ref'],
  ...["numero d'article", 'numero', 'no', 'no.', 'article no', "code d'article", 'piece', 'numero de piece', 'produit'],
]);
const QUANTITY_WORDS = new Set(['quantity', 'qty', 'qty.', 'quantite', 'qte', 'qte.', 'nombre', 'pieces', 'pcs']);

/** Reads a table of cells; a heading says which column is which, and without one they are the first and the second. */
export function quickOrderLinesOf(rows: readonly CellRow[]): QuickOrderLine[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''));
  const [first, ...rest] = filled;
  if (!first) return [];
  const heading = headingOf(first.cells);
  const [item, quantity] = heading ?? [0, 1];
  return (heading ? rest : filled).map(({ line, cells }) =>
    quickOrderLine(line, cellText(cells[item] ?? ''), cellText(cells[quantity] ?? '')),
  );
}

export const parseQuickOrder = (text: string): QuickOrderLine[] => quickOrderLinesOf(cellsOf(text));

export function quickOrderLine(line: number, itemCode: string, quantity: string): QuickOrderLine {
  const written = { line, itemCode, quantity };
  if (!itemCode || !quantity) return { ...written, fault: 'quick_order_code_or_quantity_missing' };
  if (parsedQuantity(quantity) === undefined) return { ...written, fault: 'quick_order_quantity_invalid' };
  // What begins like a formula was to be computed, and is no number of an item.
  if (itemCode.length > QUICK_ORDER_LIMITS.codeCharacters || !/[\p{L}\p{N}]/u.test(itemCode) || /^[=@+]/.test(itemCode))
    return { ...written, fault: 'quick_order_format_wrong' };
  return written;
}

/** Whole, above 0 and not too large to be meant; `12.00` is what a spreadsheet makes of 12. */
export function parsedQuantity(text: string): number | undefined {
  const value = /^(\d{1,6})(?:[.,]0{1,2})?$/.exec(text.normalize('NFKC').trim())?.[1];
  return value !== undefined && Number(value) > 0 ? Number(value) : undefined;
}

/** `HB M10x50 8.8` and `hb-m10x50-8.8` are one item. */
export const compactItemCode = (code: string): string => plain(code).replace(/[^a-z0-9]/g, '');

function headingOf(cells: readonly string[]): [item: number, quantity: number] | undefined {
  const words = cells.map((cell) => plain(cellText(cell)).replace(/[’]/g, "'"));
  const [item, quantity] = [words.findIndex((word) => ITEM_WORDS.has(word)), words.findIndex(isQuantityWord)];
  if (item < 0 && quantity < 0) return undefined;
  if (item < 0) return quantity === 0 ? [1, 0] : [0, quantity];
  return [item, quantity < 0 ? (item === 0 ? 1 : 0) : quantity];
}

const isQuantityWord = (word: string) => QUANTITY_WORDS.has(word);

/** `="0125"` and `'0125` keep a spreadsheet from making a number of it; no-break spaces and the like are no part of a code. */
export const cellText = (cell: string): string =>
  cell
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .normalize('NFKC')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Cells by comma, semicolon or tab, with quotes as spreadsheets write them. A quote that is never closed is a character
 * like others: all lines behind it would be one.
 */
export function cellsOf(text: string): CellRow[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const rows: { line: number; cells: string[] }[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = at + 1;
    let whole = lines[at] ?? '';
    // A cell with a line break stands in quotes; a few lines at most belong together.
    for (let more = 1; more <= 4 && opensQuote(whole) && at + more < lines.length; more++) {
      const joined = lines.slice(at, at + more + 1).join(' ');
      if (opensQuote(joined)) continue;
      whole = joined;
      at += more;
    }
    rows.push({ line, cells: split(whole) });
  }
  return rows;
}

const opensQuote = (text: string): boolean => /(^|[,;\t])\s*"/.test(text) && (text.split('"').length - 1) % 2 === 1;

/** A line with tabs is separated by those, and the commas in it are its texts'. */
function split(line: string): string[] {
  const separator = ['\t', ';'].find((one) => line.includes(one)) ?? ',';
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (quoted && character === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (quoted || !cell.trim())) quoted = !quoted;
    else if (!quoted && character === separator) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}
