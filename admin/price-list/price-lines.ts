// Prices over time as the lines of a table: days, quantity, price.
import type { ShownPeriod } from '#contracts/price-list/price-list.ts';
import { typedNumber } from '#admin/lib/number-input.ts';

export interface PriceLine {
  /** YYYY-MM-DD; empty: ever since. */
  readonly from: string;
  /** Empty: for good. */
  readonly until: string;
  readonly quantity: number;
  /** Minor units; NaN while it is none. */
  readonly unitPrice: number;
}

export const linesOf = (periods: readonly ShownPeriod[]): PriceLine[] =>
  periods.flatMap(({ from, until, tiers }) => tiers.map((tier) => ({ from, until, ...tier })));

/** Lines of the same days are the tiers of one period, in the order of their quantities. */
export function periodsOf(lines: readonly PriceLine[]): ShownPeriod[] {
  const periods = new Map<string, ShownPeriod>();
  for (const { from, until, quantity, unitPrice } of lines) {
    const key = `${from} ${until}`;
    const period = periods.get(key) ?? { from, until, tiers: [] };
    periods.set(key, { ...period, tiers: [...period.tiers, { quantity, unitPrice }] });
  }
  return [...periods.values()].map((period) => ({
    ...period,
    tiers: period.tiers.sort((a, b) => a.quantity - b.quantity),
  }));
}

/**
 * Cells of a spreadsheet: quantity and price, or first day, last day, quantity and price. Undefined where it is something
 * else.
 */
export function pastedLines(
  text: string,
  days: Pick<PriceLine, 'from' | 'until'>,
  digits: number,
  locale: string,
): PriceLine[] | undefined {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim())
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  if (!rows.length || rows.some(({ length }) => length !== 2 && length !== 4)) return undefined;
  const lines = rows.map((cells): PriceLine => {
    const [from = '', until = ''] = cells.length === 4 ? cells : [days.from, days.until];
    const [quantity = Number.NaN, price = Number.NaN] = cells
      .slice(-2)
      .map((cell) => typedNumber(cell, locale) ?? Number.NaN);
    return { from, until, quantity, unitPrice: Math.round(price * 10 ** digits) };
  });
  return lines.every(({ quantity }) => Number.isInteger(quantity)) ? lines : undefined;
}
