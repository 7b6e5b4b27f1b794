/** Small numbers in an order that is kept as they come and go: what changes is looked for by halving, not by walking. */
export interface SortedIds {
  readonly ids: Uint32Array;
  /** The place of each id, by id; of one that is not in it the value means nothing. */
  rank(): Uint32Array;
  /** Takes `changed` out of their old places and puts those of them that are `present` into their new ones. */
  update(changed: readonly number[], present: readonly number[], biggest: number): void;
}

export function createSortedIds(compare: (a: number, b: number) => number): SortedIds {
  let ids = new Uint32Array();
  let ranks: Uint32Array | undefined;
  let room = 0;
  /** By id, whether it is among them: what is new, as most of an import is, has no old place to be looked for. */
  let isIn = new Uint8Array();

  /** The first place whose id does not come before `id`. */
  function placeFor(id: number): number {
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = ids[middle];
      if (other !== undefined && compare(other, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function remove(changed: readonly number[], biggest: number): void {
    const isChanged = new Uint8Array(biggest + 1);
    for (const id of changed) isChanged[id] = 1;
    let count = 0;
    const left = new Uint32Array(ids.length);
    for (const id of ids) if (!isChanged[id]) left[count++] = id;
    if (count < ids.length) ids = left.slice(0, count);
  }

  function makeRoom(biggest: number): void {
    room = biggest + 1;
    if (room <= isIn.length) return;
    const grown = new Uint8Array(room * 2);
    grown.set(isIn);
    isIn = grown;
  }

  return {
    get ids() {
      return ids;
    },
    rank() {
      if (ranks) return ranks;
      ranks = new Uint32Array(room);
      let at = 0;
      for (const id of ids) ranks[id] = at++;
      return ranks;
    },
    update(changed, present, biggest) {
      makeRoom(biggest);
      ranks = undefined;
      const old = changed.filter((id) => isIn[id]);
      if (old.length) remove(old, biggest);
      for (const id of old) isIn[id] = 0;
      for (const id of present) isIn[id] = 1;
      const added = [...present].sort(compare);
      const merged = new Uint32Array(ids.length + added.length);
      let taken = 0;
      for (const [n, id] of added.entries()) {
        const place = placeFor(id);
        merged.set(ids.subarray(taken, place), taken + n);
        merged[place + n] = id;
        taken = place;
      }
      merged.set(ids.subarray(taken), taken + added.length);
      ids = merged;
    },
  };
}
