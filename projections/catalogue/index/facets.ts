// Counted values as a reader sees them.
import type { Facet } from '#contracts/category/category.ts';
import type { Language } from '../reader.ts';
import { valueLabel } from '#projections/attribute/attribute-words.ts';
import { BRAND, facetName, type CardSource } from '../reader.ts';
import { chosenRange, type Counted, type Filters, type Range } from './facet-values.ts';
import { sortKey } from '#projections/shared/words/words.ts';

const MOST_VALUES = 60;
/** From so many numbers on one looks for a range of them. */
const RANGE_VALUES = 5;

/** Facets that tell something apart, the brand first, then in the order of the attributes. */
export function describeFacets(
  source: Pick<CardSource, 'attribute'>,
  { counts }: Pick<Counted, 'counts'>,
  filters: Filters,
  language: Language,
): Facet[] {
  const sortOf = (key: string) => (key === BRAND ? -1 : (source.attribute(key)?.sort ?? 0));
  return [...counts]
    .filter(([key, values]) => values.length > 1 || filters.has(key))
    .sort(([a], [b]) => sortOf(a) - sortOf(b))
    .map(([key, values]) => {
      const definition = source.attribute(key);
      const selected = filters.get(key);
      const range = definition?.kind === 'number' ? rangeOfFacet(values, chosenRange(filters, key)) : undefined;
      return {
        key,
        ...facetName(source, key, language),
        values: firstOf(values, definition?.kind === 'number').map(([value, count]) => ({
          value,
          label: valueLabel(definition, value, language),
          count,
          selected: selected?.has(value) ?? false,
        })),
        ...(range ? { range } : {}),
      };
    });
}

function rangeOfFacet(values: readonly Entry[], chosen: Range | undefined): Facet['range'] {
  const numbers = values.map(([value]) => Number(value)).filter(Number.isFinite);
  if (!chosen && numbers.length < RANGE_VALUES) return undefined;
  if (!numbers.length) return undefined;
  return {
    min: numbers.reduce((a, b) => Math.min(a, b)),
    max: numbers.reduce((a, b) => Math.max(a, b)),
    from: chosen?.from ?? null,
    to: chosen?.to ?? null,
  };
}

type Entry = readonly [value: string, count: number];

/** Numbers by size, texts by how many have them. */
function firstOf(values: readonly Entry[], isNumber: boolean): readonly Entry[] {
  const keyed = values.map((entry) => ({ entry, key: isNumber ? Number(entry[0]) : 0, text: '' }));
  const byText = (a: (typeof keyed)[number], b: (typeof keyed)[number]) => {
    a.text ||= sortKey(a.entry[0]);
    b.text ||= sortKey(b.entry[0]);
    return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
  };
  keyed.sort((a, b) =>
    isNumber
      ? a.key - b.key ||
        (Number.isNaN(a.key - b.key) ? Number(Number.isNaN(a.key)) - Number(Number.isNaN(b.key)) : 0) ||
        byText(a, b)
      : b.entry[1] - a.entry[1] || byText(a, b),
  );
  return keyed.slice(0, MOST_VALUES).map(({ entry }) => entry);
}
