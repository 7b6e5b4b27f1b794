// A customer's own number of an item, as people write and paste it.
import { plain } from '#domain/shared/plain-text.ts';
import { cellsOf, cellText, ITEM_WORDS, type CellRow } from '#domain/shared/quick-order/quick-order-lines.ts';

export const PART_NUMBER_LIMITS = {
  characters: 40,
  perAccount: 50_000,
  /** Lines that one command takes, and one event holds. */
  atOnce: 1_000,
  perEvent: 500,
  itemCharacters: 64,
} as const;

/** What can be wrong with a line; each is the code of its text. */
export type PartNumberFault =
  | 'part_number_missing'
  | 'part_number_too_long'
  | 'part_number_formula'
  | 'part_number_markup'
  | 'part_number_without_letters'
  | 'part_number_item_missing'
  | 'part_number_twice';

/** A line as it was written; `line` counts as the reader does, from 1. */
export interface PartNumberLine {
  readonly line: number;
  readonly number: string;
  readonly itemCode: string;
  readonly fault?: PartNumberFault;
  /** The line that has the same number. */
  readonly twin?: number;
}

/** `HB 4711/a` and `hb-4711A` are one number. Other alphabets than Latin are kept: there they tell numbers apart. */
export const compactPartNumber = (number: string): string => plain(number).replace(/[^\p{L}\p{N}]/gu, '');

export function partNumberFault(number: string): PartNumberFault | undefined {
  if (!number) return 'part_number_missing';
  if (number.length > PART_NUMBER_LIMITS.characters) return 'part_number_too_long';
  // A spreadsheet would compute it, here or where somebody opens the export.
  if (/^[=@+]/.test(number)) return 'part_number_formula';
  if (/[<>]/.test(number)) return 'part_number_markup';
  return compactPartNumber(number) ? undefined : 'part_number_without_letters';
}

const OWN_WORDS = new Set([
  ...['your number', 'your part number', 'our number', 'our part number', 'own number', 'own part number', 'my number'],
  ...['customer part number', 'customer part no', 'customer item number', 'internal number', 'internal part number'],
  ...['votre numero', 'votre numero de piece', 'notre numero', 'notre numero de piece', 'numero interne'],
  ...['numero de piece du client', 'reference client', 'reference interne', 'notre reference', 'votre reference'],
]);

/** Reads a table of cells; a heading says which column is which, without one the own number stands first. */
export function partNumberLinesOf(rows: readonly CellRow[]): PartNumberLine[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''));
  const [first, ...rest] = filled;
  if (!first) return [];
  const heading = headingOf(first.cells);
  const [own, item] = heading ?? [0, 1];
  const seen = new Map<string, { readonly line: number; readonly item: string }>();
  return (heading ? rest : filled).map(({ line, cells }) => {
    const written = { line, number: cellText(cells[own] ?? ''), itemCode: cellText(cells[item] ?? '') };
    const fault = partNumberFault(written.number) ?? (written.itemCode ? undefined : 'part_number_item_missing');
    if (fault) return { ...written, fault };
    const compact = compactPartNumber(written.number);
    const twin = seen.get(compact);
    // The same said again is no contradiction.
    if (twin && twin.item !== written.itemCode) return { ...written, fault: 'part_number_twice', twin: twin.line };
    seen.set(compact, twin ?? { line, item: written.itemCode });
    return written;
  });
}

export const parsePartNumbers = (text: string): PartNumberLine[] => partNumberLinesOf(cellsOf(text));

function headingOf(cells: readonly string[]): [own: number, item: number] | undefined {
  const words = cells.map((cell) => plain(cellText(cell)).replace(/[’]/g, "'"));
  const own = words.findIndex((word) => OWN_WORDS.has(word));
  const items = words.flatMap((word, at) => (at !== own && ITEM_WORDS.has(word) ? [at] : []));
  if (own >= 0) return [own, items[0] ?? (own === 0 ? 1 : 0)];
  const [first, second] = items;
  if (first === undefined) return undefined;
  return second === undefined ? [first === 0 ? 1 : 0, first] : [first, second];
}
