// Facets, tools, chips, and the products as grid or spec table.
import type { ReactNode } from 'react';
import { listHref } from './filter-url.ts';
import { HydrateOnInteraction } from '#storefront/lib/hydrate-on-interaction.tsx';
import { useText } from '#storefront/lib/text.ts';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { CompareTray } from '#storefront/shared/comparison/compare-tray.tsx';
import { ProductGrid } from '#storefront/shared/product/product-grid.tsx';
import { Facets } from './facets.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListProps } from './list-props.ts';
import { ListTools } from './list-tools.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { ProductTable } from './product-table.tsx';
import styles from './product-list.module.css';

interface ProductListProps extends ListProps {
  /** Search results are of several kinds: their table shows names. */
  readonly named?: boolean;
  /** Heading and what stands under it. */
  readonly head: ReactNode;
  readonly children?: ReactNode;
}

export function ProductList({ list, state, path, head, children, named = false }: ProductListProps) {
  const { t } = useText('category');
  const hasFacets = list.facets.length > 0;
  return (
    <div className={hasFacets ? styles.columns : styles.single}>
      {hasFacets && (
        <HydrateOnInteraction>
          <Facets list={list} state={state} path={path} />
        </HydrateOnInteraction>
      )}
      <div className={styles.results}>
        <div className={styles.head}>
          {head}
          <ListTools list={list} state={state} path={path} />
        </div>
        {children}
        <FilterChips list={list} state={state} path={path} />
        {list.products.length === 0 && <NothingFits state={state} path={path} />}
        {list.products.length > 0 &&
          (state.view === 'table' ? (
            <HydrateOnInteraction>
              <ProductTable list={list} state={state} path={path} named={named} />
            </HydrateOnInteraction>
          ) : (
            <ProductGrid products={list.products} heading="h2" first />
          ))}
        <CompareTray />
        <div className={styles.pages}>
          <Pagination
            label={t('pages')}
            previous={t('previous')}
            next={t('next')}
            page={state.page}
            pages={Math.ceil(list.total / list.pageSize)}
            href={(page) => listHref(path, state, { page })}
          />
        </div>
      </div>
    </div>
  );
}
