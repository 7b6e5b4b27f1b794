import { listHref, rangeOf, toggleFilter } from './filter-url.ts';
import { useText } from '#storefront/lib/text.ts';
import { usePriceName } from './price-name.ts';
import { FilterChip, FilterChipRow } from '#storefront/ui/filter-chip.tsx';
import type { ListProps } from './list-props.ts';

/** An end that is open says so by a sign that needs no words. */
const rangeText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from && to ? `${from}–${to}` : from ? `≥ ${from}` : `≤ ${to}`;

export function FilterChips({ list, state, path }: ListProps) {
  const { t } = useText('category');
  const priceName = usePriceName();
  if (state.filters.size === 0) return null;
  const chips = [...state.filters].flatMap(([key, values]) => {
    const facet = list.facets.find((one) => one.key === key);
    return values.map((value) => {
      const range = rangeOf(value);
      const label = range ? rangeText(range) : (facet?.values.find((one) => one.value === value)?.label ?? value);
      const name = facet?.name ?? (key === 'price' ? priceName : key);
      const isInStock = key === 'stock' && value === 'in';
      const text = isInStock
        ? t('inStockOnly')
        : t('chip', { name, value: facet?.unit ? `${label} ${facet.unit}` : label });
      return {
        key: `${key}:${value}`,
        text,
        href: listHref(path, state, { filters: toggleFilter(state.filters, key, value) }),
      };
    });
  });
  return (
    <FilterChipRow label={t('chosenFilters')}>
      {chips.map((chip) => (
        <FilterChip key={chip.key} text={chip.text} href={chip.href} label={t('removeFilter', { filter: chip.text })} />
      ))}
      {chips.length > 1 && (
        <FilterChip text={t('clearAll')} href={listHref(path, state, { filters: new Map() })} plain />
      )}
    </FilterChipRow>
  );
}
