// The first price of every product on every list, by product: what lists are sorted by. What holds from a later day on
// lies beside it, and is taken in when somebody asks on that day.
import type { PricePeriod } from '#domain/shared/price/price-periods.ts';
import { addDays } from '#domain/shared/day.ts';

export interface PriceColumns {
  readonly lists: Iterable<string>;
  /** Without periods: none. */
  set(list: string, id: number, periods: readonly PricePeriod[]): void;
  /** The prices of a list on a day, in minor units. Days that are asked for never go back for long. */
  column(list: string, day: string): (id: number) => number | undefined;
}

/** A list with fewer prices is a map; one with more is a row of numbers, a tenth as large. */
const FEW = 4_096;
const NONE = Number.NaN;

interface Column {
  few: Map<number, number> | undefined;
  /** NaN: none. */
  many: Float64Array;
  /** The day up to which prices were taken in. */
  day: string;
  /** By the day from which they hold; NaN: none from then on. */
  readonly later: Map<string, Map<number, number>>;
}

export function createPriceColumns(): PriceColumns {
  const columns = new Map<string, Column>();

  function widen(column: Column, few: Map<number, number>): void {
    column.many = new Float64Array(2 * FEW).fill(NONE);
    column.few = undefined;
    for (const [id, price] of few) setMany(column, id, price);
  }

  function setMany(column: Column, id: number, price: number): void {
    if (id >= column.many.length) {
      const wider = new Float64Array(Math.max(id + 1, column.many.length * 2)).fill(NONE);
      wider.set(column.many);
      column.many = wider;
    }
    column.many[id] = price;
  }

  function setPresent(column: Column, id: number, price: number): void {
    if (!column.few) return setMany(column, id, price);
    if (Number.isNaN(price)) column.few.delete(id);
    else column.few.set(id, price);
    if (column.few.size > FEW) widen(column, column.few);
  }

  function setLater(column: Column, day: string, id: number, price: number): void {
    const ofDay = column.later.get(day) ?? new Map<number, number>();
    column.later.set(day, ofDay.set(id, price));
  }

  function takeIn(column: Column, day: string): void {
    for (const [from, prices] of [...column.later].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (from > day) break;
      for (const [id, price] of prices) setPresent(column, id, price);
      column.later.delete(from);
    }
    column.day = day;
  }

  return {
    lists: { [Symbol.iterator]: () => columns.keys() },
    set(list, id, periods) {
      let column = columns.get(list);
      if (!column)
        columns.set(list, (column = { few: new Map(), many: new Float64Array(), day: '', later: new Map() }));
      for (const ofDay of column.later.values()) ofDay.delete(id);
      let present = NONE;
      for (const { from, until, tiers } of periods) {
        const price = tiers[0]?.unitPrice ?? NONE;
        if (from > column.day) setLater(column, from, id, price);
        else if (until === '' || until >= column.day) present = price;
        const next = until && addDays(until, 1);
        if (next > column.day && !periods.some((other) => other.from === next)) setLater(column, next, id, NONE);
      }
      setPresent(column, id, present);
    },
    column(list, day) {
      const column = columns.get(list);
      if (!column) return () => undefined;
      if (day > column.day && column.later.size) takeIn(column, day);
      const { few, many } = column;
      if (few) return (id) => few.get(id);
      return (id) => {
        const price = many[id];
        return Number.isNaN(price) ? undefined : price;
      };
    },
  };
}
