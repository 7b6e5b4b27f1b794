import { useLocation } from 'react-router-dom';
import { parseListState, type ListState } from './filter-url.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import text from '#storefront/ui/text.module.css';
import { searchQuery } from './category.queries.ts';
import { keywordOf } from './keyword.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductList } from './product-list.tsx';
import { ResultHead } from './result-head.tsx';
import { SearchCategories } from './search-categories.tsx';
import styles from './search.module.css';

export function SearchPage() {
  const { t } = useText(['category', 'common']);
  const { search } = useLocation();
  const state = parseListState(new URLSearchParams(search));
  const keyword = keywordOf(state);
  return (
    <>
      <PageTitle>{keyword ? t('searchTitle', { keyword }) : t('common:search')}</PageTitle>
      <meta name="description" content={keyword ? t('searchDescription', { keyword }) : t('searchHelp')} />
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:home'), href: paths.home }, { label: t('common:search') }]}
      />
      {keyword ? <Results keyword={keyword} state={state} /> : <NothingFound />}
    </>
  );
}

function Results({ keyword, state }: { readonly keyword: string; readonly state: ListState }) {
  const { t } = useText('category');
  const data = useRead(searchQuery(keyword, state));
  if (data.total === 0 && state.filters.size === 0) return <NothingFound keyword={keyword} />;
  return (
    <ProductList
      list={data}
      state={state}
      path={paths.searchBase}
      named
      head={<ResultHead title={t('resultsFor', { keyword })} total={data.total} />}
    >
      {data.exactMatch && (
        <p className={styles.exact}>
          {t('exactMatch')}{' '}
          <a className={text.mono} href={paths.product(data.exactMatch)}>
            {data.exactMatch.itemNumber}
          </a>
        </p>
      )}
      <SearchCategories categories={data.categories} state={state} />
    </ProductList>
  );
}
