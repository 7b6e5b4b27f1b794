import { listHref, toggleFilter } from './filter-url.ts';
import { useText } from '#storefront/lib/text.ts';
import { FilterChip, FilterChipRow } from '#storefront/ui/filter-chip.tsx';
import type { ListProps } from './list-props.ts';

export function FilterChips({ list, state, path }: ListProps) {
  const { t } = useText('category');
  if (state.filters.size === 0) return null;
  const chips = [...state.filters].flatMap(([key, values]) => {
    const facet = list.facets.find((one) => one.key === key);
    return values.map((value) => {
      const label = facet?.values.find((one) => one.value === value)?.label ?? value;
      const text = `${facet?.name ?? key}: ${label}${facet?.unit ? ` ${facet.unit}` : ''}`;
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
