/** Small numbers in an order that is kept as they come and go: a batch of changes is merged in one pass. */
export interface SortedIds {
  readonly ids: Uint32Array;
  /** Where each id stands, by id; of one that is not in it the value means nothing. */
  rank(): Uint32Array;
  /** Takes `changed` out of their old places and puts those of them that are `present` into their new ones. */
  update(changed: ReadonlySet<number>, present: readonly number[], biggest: number): void;
}

export function createSortedIds(compare: (a: number, b: number) => number): SortedIds {
  let ids = new Uint32Array();
  let ranks: Uint32Array | undefined;
  let room = 0;
  return {
    get ids() {
      return ids;
    },
    rank() {
      if (ranks) return ranks;
      ranks = new Uint32Array(room);
      for (let at = 0; at < ids.length; at++) ranks[ids[at]!] = at;
      return ranks;
    },
    update(changed, present, biggest) {
      const added = [...present].sort(compare);
      const merged = new Uint32Array(ids.length + added.length);
      let [count, next] = [0, 0];
      for (const id of ids) {
        if (changed.has(id)) continue;
        while (next < added.length && compare(added[next]!, id) < 0) merged[count++] = added[next++]!;
        merged[count++] = id;
      }
      while (next < added.length) merged[count++] = added[next++]!;
      ids = count === merged.length ? merged : merged.slice(0, count);
      ranks = undefined;
      room = biggest + 1;
    },
  };
}
