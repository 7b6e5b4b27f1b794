import { useLocation, useParams } from 'react-router-dom';
import { parseListState } from './filter-url.ts';
import { LatestArticles } from '#storefront/shared/article/latest-articles.tsx';
import { Banners } from '#storefront/shared/banner/banners.tsx';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import { categoryHeadQuery, categoryListQuery } from './category.queries.ts';
import { ChildCategories } from './child-categories.tsx';
import { Neighbours } from './neighbours.tsx';
import { ProductList } from './product-list.tsx';
import { ResultHead } from './result-head.tsx';

export function CategoryPage() {
  const { t } = useText(['category', 'common']);
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const state = parseListState(new URLSearchParams(search));
  const head = useRead(categoryHeadQuery(id));
  const list = useRead(categoryListQuery(id, state));
  const parents = head.Breadcrumb.filter((parent) => parent.CategoryId !== head.CategoryId);
  return (
    <>
      <PageTitle>
        {state.page > 1
          ? t('titlePage', { name: head.CategoryName, page: state.page })
          : t('title', { name: head.CategoryName })}
      </PageTitle>
      <meta name="description" content={head.Description || t('description', { name: head.CategoryName })} />
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[
          { label: t('common:home'), href: paths.home },
          ...parents.map((parent) => ({ label: parent.CategoryName, href: paths.category(parent) })),
          { label: head.CategoryName },
        ]}
      />
      <Banners categoryId={id} />
      <ProductList
        list={list}
        state={state}
        path={pathname}
        head={<ResultHead title={head.CategoryName} total={list.total} note={head.Description} />}
      >
        {head.ChildCategory.length > 0 && state.filters.size === 0 && state.page === 1 && (
          <ChildCategories nodes={head.ChildCategory} />
        )}
      </ProductList>
      <Neighbours previous={head.Previous} next={head.Next} />
      {state.page === 1 && <LatestArticles categoryId={id} />}
    </>
  );
}
