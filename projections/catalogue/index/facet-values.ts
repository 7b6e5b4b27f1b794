// Holds the attribute values of each product as numbers, and counts them. A facet's own choice does not narrow
// its own counts, so that a buyer sees what else could be had; every other facet's does.
import { isNumber } from '../keyword/product-words.ts';
import { sortKey } from '#projections/shared/words/words.ts';
import type { KnownNumber } from '../keyword/understand.ts';

export type Filters = ReadonlyMap<string, ReadonlySet<string>>;

export interface Counted {
  /** The ids that fit all filters, in the order they were given. */
  readonly ids: Uint32Array;
  /** The values of each facet with the number of products that have them. */
  readonly counts: ReadonlyMap<string, readonly (readonly [value: string, count: number])[]>;
}

export interface FacetValues {
  /** Replaces what `id` has; nothing: it is gone. */
  set(id: number, values: readonly (readonly [facet: string, value: string])[]): void;
  /** The numbers that there are, or were, of a facet. */
  numbersOf(key: string): readonly KnownNumber[];
  /**
   * Where the value of each product stands among those of a facet, numbers by size, texts as people count; the last
   * for what has none.
   */
  ranksOf(key: string): { readonly of: (id: number) => number; readonly last: number };
  /** Counts values of those facets that `isFacet` accepts. */
  filterAndCount(ids: Uint32Array, filters: Filters, isFacet: (key: string) => boolean): Counted;
}

/** Bits of a number. A product has far fewer facets, so that none fits more filters than this. */
const MOST_FILTERS = 30;
const FIRST_ROOM = 1_024;

export function createFacetValues(): FacetValues {
  const facets: Facet[] = [];
  const facetByKey = new Map<string, Facet>();
  let facetOfValue: Uint16Array = new Uint16Array(FIRST_ROOM);
  const texts: string[] = [];
  // The values of a product lie one after the other; those that were replaced leave a gap until there are too many.
  let pool: Uint32Array = new Uint32Array(FIRST_ROOM * 8);
  let used = 0;
  let live = 0;
  let starts: Uint32Array = new Uint32Array(FIRST_ROOM);
  let lengths: Uint16Array = new Uint16Array(FIRST_ROOM);
  // Used by one call at a time, and left as it was.
  let tally: Uint32Array = new Uint32Array(FIRST_ROOM);

  function facetOf(key: string): Facet {
    let facet = facetByKey.get(key);
    if (!facet) {
      facet = { id: facets.length, key, values: new Map(), numbers: [] };
      facets.push(facet);
      facetByKey.set(key, facet);
    }
    return facet;
  }

  function valueId(key: string, value: string): number {
    const facet = facetOf(key);
    let id = facet.values.get(value);
    if (id === undefined) {
      id = texts.push(value) - 1;
      if (id >= facetOfValue.length) facetOfValue = grown16(facetOfValue, id + 1);
      facetOfValue[id] = facet.id;
      facet.values.set(value, id);
      if (isNumber(value)) facet.numbers.push({ text: value, number: Number(value) });
    }
    return id;
  }

  const startOf = (id: number): number => starts[id] ?? 0;
  const endOf = (id: number): number => (starts[id] ?? 0) + (lengths[id] ?? 0);
  const valuesOf = (id: number): Uint32Array => pool.subarray(startOf(id), endOf(id));

  function compactPool(): void {
    const next = new Uint32Array(Math.max(FIRST_ROOM * 8, live * 2));
    let at = 0;
    for (let id = 0; id < starts.length; id++) {
      const values = valuesOf(id);
      if (!values.length) continue;
      next.set(values, at);
      starts[id] = at;
      at += values.length;
    }
    pool = next;
    used = at;
  }

  return {
    set(id, values) {
      if (id >= starts.length) {
        starts = grown(starts, id + 1);
        lengths = grown16(lengths, id + 1);
      }
      live += values.length - (lengths[id] ?? 0);
      lengths[id] = 0;
      if (used + values.length > pool.length) compactPool();
      if (used + values.length > pool.length) pool = grown(pool, used + values.length);
      starts[id] = used;
      lengths[id] = values.length;
      for (const [key, value] of values) pool[used++] = valueId(key, value);
      if (texts.length > tally.length) tally = grown(tally, texts.length);
    },

    numbersOf(key) {
      return facetByKey.get(key)?.numbers ?? [];
    },

    ranksOf(key) {
      const values = [...(facetByKey.get(key)?.values ?? [])];
      const keyOf = (text: string) => (isNumber(text) ? Number(text) : Number.POSITIVE_INFINITY);
      values.sort(
        ([a], [b]) => Number(keyOf(a) > keyOf(b)) - Number(keyOf(a) < keyOf(b)) || (sortKey(a) < sortKey(b) ? -1 : 1),
      );
      const ranks = new Map(values.map(([, id], rank) => [id, rank]));
      const last = values.length;
      return {
        last,
        of(id) {
          for (let at = startOf(id), to = endOf(id); at < to; at++) {
            const rank = ranks.get(pool[at] ?? 0);
            if (rank !== undefined) return rank;
          }
          return last;
        },
      };
    },

    filterAndCount(ids, filters, isFacet) {
      const { matching, touched } = countInto(ids, filters.size ? planOf(filters) : undefined);
      const counts = new Map<string, [string, number][]>();
      for (const value of touched) {
        const [text, count] = [texts[value], tally[value] ?? 0];
        tally[value] = 0;
        const facet = facets[facetOfValue[value] ?? 0];
        if (text === undefined || !facet) continue;
        const entries = counts.get(facet.key);
        if (entries) entries.push([text, count]);
        else if (isFacet(facet.key)) counts.set(facet.key, [[text, count]]);
      }
      return { ids: matching, counts };
    },
  };

  /** Each filter is a bit: `all` of them must be met. */
  function planOf(filters: Filters): Plan {
    const plan = { all: 0, bitOfFacet: new Uint32Array(facets.length), wanted: new Uint8Array(texts.length) };
    let filter = 0;
    for (const [key, values] of filters) {
      const bit = 1 << Math.min(filter++, MOST_FILTERS);
      plan.all |= bit;
      const facet = facetByKey.get(key);
      if (!facet) continue;
      plan.bitOfFacet[facet.id] = bit;
      for (const value of values) {
        const id = facet.values.get(value);
        if (id !== undefined) plan.wanted[id] = 1;
      }
    }
    return plan;
  }

  /** Adds up in `tally`; returns which of it was touched. */
  function countInto(ids: Uint32Array, plan: Plan | undefined): { matching: Uint32Array; touched: number[] } {
    const touched: number[] = [];
    const matching = new Uint32Array(plan ? ids.length : 0);
    let count = 0;
    for (const id of ids) {
      const missing = plan ? missingOf(id, plan) : 0;
      // What fails one filter is counted for that one only; what fails two for none.
      if (missing & (missing - 1)) continue;
      if (plan && !missing) matching[count++] = id;
      for (let at = startOf(id), to = endOf(id); at < to; at++) {
        const value = pool[at] ?? 0;
        if (plan && missing && plan.bitOfFacet[facetOfValue[value] ?? 0] !== missing) continue;
        if (countOne(value)) touched.push(value);
      }
    }
    return { matching: plan ? matching.slice(0, count) : ids, touched };
  }

  /** Whether it is the first that has the value. */
  function countOne(value: number): boolean {
    const before = tally[value] ?? 0;
    tally[value] = before + 1;
    return before === 0;
  }

  /** The filters that a product does not meet. */
  function missingOf(id: number, { all, bitOfFacet, wanted }: Plan): number {
    let missing = all;
    for (let at = startOf(id), to = endOf(id); at < to; at++) {
      const value = pool[at] ?? 0;
      if (wanted[value]) missing &= ~(bitOfFacet[facetOfValue[value] ?? 0] ?? 0);
    }
    return missing;
  }
}

interface Facet {
  readonly id: number;
  readonly key: string;
  /** By each of its values, the number that stands for it. */
  readonly values: Map<string, number>;
  readonly numbers: KnownNumber[];
}

interface Plan {
  readonly all: number;
  readonly bitOfFacet: Uint32Array;
  /** Holds 1 for each value that was chosen. */
  readonly wanted: Uint8Array;
}

function grown(array: Uint32Array, room: number): Uint32Array {
  const next = new Uint32Array(Math.max(room, array.length * 2));
  next.set(array);
  return next;
}

function grown16(array: Uint16Array, room: number): Uint16Array {
  const next = new Uint16Array(Math.max(room, array.length * 2));
  next.set(array);
  return next;
}

/** `brand:Norvik,Tarn;bore:20,25`, values percent-encoded. What cannot be read is left out. */
export function parseFilters(text: string): Filters {
  const filters = new Map<string, Set<string>>();
  for (const part of text.split(';')) {
    const [key, values] = part.split(':');
    if (!key || !values) continue;
    filters.set(key, new Set(values.split(',').map(decode)));
  }
  return filters;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape matches nothing, which is the right answer to it.
    return value;
  }
}

/** A range of numbers, both ends within; null is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** `20..30`, `..15`, `20..`; undefined for anything else. */
export function rangeOf(value: string): Range | undefined {
  const [, from, to] = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(value) ?? [];
  if (from === undefined && to === undefined) return undefined;
  return { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) };
}

export const isWithin = ({ from, to }: Range, number: number): boolean =>
  (from === null || number >= from) && (to === null || number <= to);

/** The first range that a facet is narrowed to. */
export function chosenRange(filters: Filters, key: string): Range | undefined {
  for (const value of filters.get(key) ?? []) {
    const range = rangeOf(value);
    if (range) return range;
  }
  return undefined;
}

/** Ranges as the numbers that there are within them; one that none is within stays, and finds nothing. */
export function withoutRanges(filters: Filters, numbersOf: (key: string) => readonly KnownNumber[]): Filters {
  return new Map(
    [...filters].map(([key, values]) => [
      key,
      new Set(
        [...values].flatMap((value) => {
          const range = rangeOf(value);
          const within = range ? numbersOf(key).filter(({ number }) => isWithin(range, number)) : [];
          return within.length ? within.map(({ text }) => text) : [value];
        }),
      ),
    ]),
  );
}

/** What lists are narrowed by besides their facets. */
export const PRICE = 'price';
export const STOCK = 'stock';
export const IN_STOCK = 'in';

export const facetFilters = (filters: Filters): Filters =>
  new Map([...filters].filter(([key]) => key !== PRICE && key !== STOCK));
