// Small numbers as a set of bits: number `n` is in it where bit `n` is set. Loops go by index over `Uint32Array` alone,
// which V8 compiles for that one kind; what lies beyond a set's end is not in it.

export type BitSet = Uint32Array;

/** A set with room for the numbers up to `biggest`. */
export const createBitSet = (biggest: number): BitSet => new Uint32Array((biggest >>> 5) + 1);

export const has = (bits: BitSet, id: number): boolean => ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;

/** Needs room for `id`. */
export function add(bits: BitSet, id: number): void {
  bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
}

export function remove(bits: BitSet, id: number): void {
  bits[id >>> 5] = (bits[id >>> 5] ?? 0) & ~(1 << (id & 31));
}

/** The set itself, or a copy with room for `id` and for others to come. */
export function withRoomFor(bits: BitSet, id: number): BitSet {
  const words = (id >>> 5) + 1;
  if (words <= bits.length) return bits;
  const longer = new Uint32Array(Math.max(words, bits.length + 128));
  longer.set(bits);
  return longer;
}

export function isEmpty(bits: BitSet): boolean {
  for (let at = 0; at < bits.length; at++) if (bits[at]) return false;
  return true;
}

/** What is in any of them; it may be one of them itself. */
export function union(sets: readonly BitSet[]): BitSet {
  const [first] = sets;
  if (first && sets.length === 1) return first;
  const result = new Uint32Array(Math.max(0, ...sets.map(({ length }) => length)));
  for (const bits of sets) for (let at = 0; at < bits.length; at++) result[at] = (result[at] ?? 0) | (bits[at] ?? 0);
  return result;
}

/** What is in all of them, nothing where there are none; it may be one of them itself. */
export function intersection(sets: readonly BitSet[]): BitSet {
  const [first = new Uint32Array(), ...others] = sets;
  if (!others.length) return first;
  const result = first.slice();
  for (const bits of others)
    for (let at = 0; at < result.length; at++) result[at] = (result[at] ?? 0) & (bits[at] ?? 0);
  return result;
}

/** Those of `ids` that are in the set, in their order. */
export function among(ids: Uint32Array, bits: BitSet): Uint32Array {
  const hits = new Uint32Array(ids.length);
  let count = 0;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    if (has(bits, id)) hits[count++] = id;
  }
  return hits.subarray(0, count);
}
