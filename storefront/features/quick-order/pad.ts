// The rows of the pad: kept in the browser with every change, so that nothing typed is lost with the page.
import { parsedQuantity } from '#domain/shared/quick-order/quick-order-lines.ts';
import type { PadLine } from './waiting-orders.ts';

export interface PadRow extends PadLine {
  /** What is wrong with it, as the shop said when it was sent; gone with the next change. */
  readonly problem?: string;
  /** What to order instead. */
  readonly successor?: string;
  /** The code that nobody knew, before the line was mended: it may be the customer's own number of what it is now. */
  readonly unknown?: string;
  /** Whether it is, was asked. */
  readonly asked?: true;
}

export interface Pad {
  rows(): readonly PadRow[];
  change(key: string, news: Partial<PadLine>): void;
  /** Puts lines behind those that are filled in. */
  append(lines: readonly Omit<PadRow, 'key'>[]): void;
  /** One more of a code: in the row that has it already, else in a row of its own. Returns how many it is now. */
  addOne(itemCode: string): number;
  /** Notes something of a row that is no change of the line. */
  note(key: string, what: Pick<PadRow, 'unknown' | 'asked'>): void;
  /** Says of rows what is wrong with them. */
  mark(problems: ReadonlyMap<string, string>): void;
  addRow(): void;
  remove(keys: ReadonlySet<string>): void;
  onChange(listener: () => void): () => void;
}

const KEY = 'quickOrderPad';
/** Empty rows that invite to go on. */
const EMPTY = 5;

export const isFilled = ({ itemCode, quantity }: PadLine): boolean => itemCode.trim() !== '' || quantity.trim() !== '';

const emptyRow = (): PadRow => ({ key: crypto.randomUUID(), itemCode: '', quantity: '' });
const padded = (rows: readonly PadRow[]): readonly PadRow[] =>
  rows.length >= EMPTY ? rows : [...rows, ...Array.from({ length: EMPTY - rows.length }, emptyRow)];

/** `onTheirWay`: keys of rows that were sent, though the page ended before it took them out. */
export function createPad(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  onTheirWay: ReadonlySet<string> = new Set(),
): Pad {
  const listeners = new Set<() => void>();
  let rows = padded(storedRows(storage).filter(({ key }) => !onTheirWay.has(key)));
  const write = (next: readonly PadRow[]) => {
    rows = padded(next);
    keep(storage, rows.filter(isFilled));
    for (const listener of listeners) listener();
  };
  return {
    rows: () => rows,
    change: (key, news) =>
      write(
        rows.map((row) => {
          if (row.key !== key) return row;
          const { problem: _, successor: __, ...rest } = row;
          return { ...rest, ...news };
        }),
      ),
    append: (lines) =>
      write([...rows.filter(isFilled), ...lines.map((line) => ({ ...line, key: crypto.randomUUID() }))]),
    addOne(itemCode) {
      const { key, quantity: before } = rows.find((row) => row.itemCode.trim() === itemCode) ?? {};
      const quantity = (before === undefined ? 0 : (parsedQuantity(before) ?? 0)) + 1;
      const row = { key: key ?? crypto.randomUUID(), itemCode, quantity: String(quantity) };
      write(key ? rows.map((one) => (one.key === key ? row : one)) : [...rows.filter(isFilled), row]);
      return quantity;
    },
    note: (key, what) => write(rows.map((row) => (row.key === key ? { ...row, ...what } : row))),
    mark: (problems) =>
      write(
        rows.map((row) => {
          const problem = problems.get(row.key);
          return problem === undefined ? row : { ...row, problem };
        }),
      ),
    addRow: () => write([...rows, emptyRow()]),
    remove: (keys) => write(rows.filter(({ key }) => !keys.has(key))),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function storedRows(storage: Pick<Storage, 'getItem'>): readonly PadRow[] {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '[]') as readonly PadRow[];
  } catch {
    // A browser that forbids storage, or somebody else's text under this name: the pad begins empty.
    return [];
  }
}

function keep(storage: Pick<Storage, 'setItem'>, rows: readonly PadRow[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(rows));
  } catch {
    // Full, or forbidden: the rows live as long as the page does.
  }
}
