import type { Output } from '#contracts/api.ts';
import { listHref, type ListState } from './filter-url.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { FilterChip } from '#storefront/ui/filter-chip.tsx';
import styles from './search-categories.module.css';

interface SearchCategoriesProps {
  readonly categories: Output<'category/searchbykeyword'>['categories'];
  readonly state: ListState;
}

/** Shows in which categories the hits lie; a chosen category can be given up again. */
export function SearchCategories({ categories, state }: SearchCategoriesProps) {
  const { t, language } = useText(['category', 'common']);
  const chosen = categories.find((one) => one.CategoryId === state.category);
  const base = { ...state, filters: new Map<string, string[]>() };
  if (state.category !== undefined) {
    const name = chosen?.CategoryName ?? state.category;
    return (
      <p className={styles.row}>
        <FilterChip
          text={`${t('common:category')}: ${name}`}
          href={listHref(paths.searchBase, base, { category: undefined })}
          label={t('removeFilter', { filter: name })}
        />
      </p>
    );
  }
  if (categories.length < 2) return null;
  return (
    <nav className={styles.row} aria-label={t('common:categories')}>
      {categories.map(({ CategoryId, CategoryName, count }) => (
        <a key={CategoryId} href={listHref(paths.searchBase, base, { category: CategoryId })} rel="nofollow">
          {CategoryName} <span className={styles.count}>{formatNumber(count, language)}</span>
        </a>
      ))}
    </nav>
  );
}
