// The first price of every product on every list, by product: what lists are sorted by.
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';

export interface PriceColumns {
  readonly lists: Iterable<string>;
  /** Minor units; undefined: none. */
  set(list: string, id: number, unitPrice: number | undefined): void;
  /** Of the list, or of the standard one where the list has none. */
  get(list: string, id: number): number | undefined;
}

export function createPriceColumns(): PriceColumns {
  // One number each: ordinary lists cover all products, contracts a few, and both are cheap this way.
  const columns = new Map<string, Map<number, number>>();
  return {
    lists: { [Symbol.iterator]: () => columns.keys() },
    set(list, id, unitPrice) {
      let column = columns.get(list);
      if (!column) columns.set(list, (column = new Map()));
      if (unitPrice === undefined) column.delete(id);
      else column.set(id, unitPrice);
    },
    get: (list, id) => columns.get(list)?.get(id) ?? columns.get(STANDARD_PRICE_LIST)?.get(id),
  };
}
