// Filtering and counting in one pass. A facet's own choice does not narrow its own counts, so that a buyer sees what
// else could be had; every other facet's does.
import type { Facet } from '#contracts/category.ts';
import type { Catalogue, Item } from './catalogue.ts';
import { BRAND } from './catalogue.ts';
import { facetName, valueLabel, type Language } from './reader.ts';

export type Filters = ReadonlyMap<string, ReadonlySet<string>>;

const MOST_VALUES = 60;
const numeric = new Intl.Collator('en', { numeric: true });

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

export interface Filtered {
  readonly items: readonly Item[];
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export function filterAndCount(items: readonly Item[], filters: Filters): Filtered {
  const matching: Item[] = [];
  const counts = new Map<string, Map<string, number>>();
  for (const item of items) {
    const failed = failedFacet(item, filters);
    if (failed === MANY) continue;
    if (failed === undefined) matching.push(item);
    for (const [key, value] of item.facetValues) {
      if (failed !== undefined && failed !== key) continue;
      let values = counts.get(key);
      if (!values) counts.set(key, (values = new Map()));
      values.set(value, (values.get(value) ?? 0) + 1);
    }
  }
  return { items: matching, counts };
}

const MANY = Symbol('more than one facet');

/** The one facet that keeps an item out; undefined when it fits. */
function failedFacet(item: Item, filters: Filters): string | typeof MANY | undefined {
  let failed: string | undefined;
  for (const [key, wanted] of filters) {
    const value = item.facetValues.get(key);
    if (value !== undefined && wanted.has(value)) continue;
    if (failed !== undefined) return MANY;
    failed = key;
  }
  return failed;
}

/** Facets that tell something apart, the brand first, then in the order of the attributes. */
export function describeFacets(
  catalogue: Catalogue,
  { counts }: Filtered,
  filters: Filters,
  language: Language,
): Facet[] {
  const sortOf = (key: string) => (key === BRAND ? -1 : (catalogue.source.attributes.get(key)?.data.sort ?? 0));
  return [...counts]
    .filter(([key, values]) => values.size > 1 || filters.has(key))
    .sort(([a], [b]) => sortOf(a) - sortOf(b))
    .map(([key, values]) => {
      const definition = catalogue.source.attributes.get(key)?.data;
      const selected = filters.get(key);
      const entries = [...values].sort(([a, m], [b, n]) =>
        definition?.kind === 'number' ? numeric.compare(a, b) : n - m || numeric.compare(a, b),
      );
      return {
        key,
        ...facetName(catalogue, key, language),
        values: entries.slice(0, MOST_VALUES).map(([value, count]) => ({
          value,
          label: valueLabel(definition, value, language),
          count,
          selected: selected?.has(value) ?? false,
        })),
      };
    });
}
