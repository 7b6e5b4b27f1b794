// Of which products there is any, by id: lists are narrowed by it. The quantity itself changes all the time, and this
// seldom.
export interface StockFlags {
  has(id: number): boolean;
  set(id: number | undefined, isThere: boolean): void;
  /** Tells whether a list that is narrowed by it may look different now. */
  change(id: number | undefined, itemNumber: string, isThere: boolean): boolean;
  setBundle(id: number, parts: readonly { readonly itemNumber: string }[]): void;
  /** There are as many of a bundle as its scarcest part allows: that is looked up. */
  isBundle(id: number): boolean;
}

const FIRST_ROOM = 1_024;

export function createStockFlags(): StockFlags {
  let flags = new Uint8Array(FIRST_ROOM);
  const bundles = new Map<number, readonly string[]>();
  /** How many bundles an item is a part of. */
  const parts = new Map<string, number>();
  const count = (itemNumbers: readonly string[], by: 1 | -1) => {
    for (const one of itemNumbers) parts.set(one, (parts.get(one) ?? 0) + by);
  };
  function set(id: number | undefined, isThere: boolean): void {
    if (id === undefined) return;
    if (id >= flags.length) {
      const grown = new Uint8Array(Math.max(id + 1, flags.length * 2));
      grown.set(flags);
      flags = grown;
    }
    flags[id] = Number(isThere);
  }
  return {
    has: (id) => flags[id] === 1,
    set,
    change(id, itemNumber, isThere) {
      const before = id !== undefined && flags[id] === 1;
      set(id, isThere);
      return before !== isThere || (parts.get(itemNumber) ?? 0) > 0;
    },
    setBundle(id, its) {
      const before = bundles.get(id);
      if (before) count(before, -1);
      bundles.delete(id);
      if (!its.length) return;
      const itemNumbers = its.map(({ itemNumber }) => itemNumber);
      bundles.set(id, itemNumbers);
      count(itemNumbers, 1);
    },
    isBundle: (id) => bundles.has(id),
  };
}
