// The first price of every product on every list, by product: what lists are sorted by.
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';

export interface PriceColumns {
  readonly lists: Iterable<string>;
  /** Minor units; undefined: none. */
  set(list: string, id: number, unitPrice: number | undefined): void;
  /** The price that a reader of a list pays: its own, or that of the standard list; `none` where there is neither. */
  column(list: string, none: number): (id: number) => number;
}

/** A list with fewer prices is a map; one with more is a row of numbers, a tenth as large. */
const FEW = 4_096;

interface Column {
  few: Map<number, number> | undefined;
  /** NaN: none. */
  many: Float64Array;
}

export function createPriceColumns(): PriceColumns {
  const columns = new Map<string, Column>();

  function widen(column: Column, few: Map<number, number>): void {
    column.many = new Float64Array(2 * FEW).fill(Number.NaN);
    column.few = undefined;
    for (const [id, price] of few) setMany(column, id, price);
  }

  function setMany(column: Column, id: number, price: number): void {
    if (id >= column.many.length) {
      const wider = new Float64Array(Math.max(id + 1, column.many.length * 2)).fill(Number.NaN);
      wider.set(column.many);
      column.many = wider;
    }
    column.many[id] = price;
  }

  const reader = (list: string): ((id: number) => number | undefined) => {
    const column = columns.get(list);
    if (!column) return () => undefined;
    const { few, many } = column;
    return few ? (id) => few.get(id) : (id) => many[id];
  };

  return {
    lists: { [Symbol.iterator]: () => columns.keys() },
    set(list, id, unitPrice) {
      let column = columns.get(list);
      if (!column) columns.set(list, (column = { few: new Map(), many: new Float64Array() }));
      if (!column.few) return setMany(column, id, unitPrice ?? Number.NaN);
      if (unitPrice === undefined) column.few.delete(id);
      else column.few.set(id, unitPrice);
      if (column.few.size > FEW) widen(column, column.few);
    },
    column(list, none) {
      const [own, standard] = [reader(list), reader(STANDARD_PRICE_LIST)];
      const isPrice = (price: number | undefined): price is number => price !== undefined && !Number.isNaN(price);
      return (id) => {
        let price = own(id);
        if (!isPrice(price)) price = standard(id);
        return isPrice(price) ? price : none;
      };
    },
  };
}
