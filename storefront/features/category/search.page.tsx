import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { parseListState, type ListState } from './filter-url.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { loaded } from '#storefront/lib/queries.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import { ownNumberQuery, searchQuery } from './category.queries.ts';
import { keywordOf } from './keyword.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductList } from './product-list.tsx';
import { ResultHead } from './result-head.tsx';
import { SearchNotes } from './search-notes.tsx';
import { useTellMissed } from './tell-missed.ts';
import { SearchCategories } from './search-categories.tsx';

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
  const own = loaded(useQueryClient(), ownNumberQuery(keyword))?.Exact;
  useTellMissed(keyword, state, data);
  if (data.total === 0 && state.filters.size === 0) return <NothingFound keyword={keyword} />;
  return (
    <ProductList
      list={data}
      state={state}
      path={paths.searchBase}
      named
      head={<ResultHead title={t('resultsFor', { keyword })} total={data.total} />}
    >
      <SearchNotes found={data} keyword={keyword} own={own} />
      <SearchCategories categories={data.categories} state={state} />
    </ProductList>
  );
}
