import { useLocation } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import layout from '#storefront/ui/layout.module.css';
import { OrderTable } from '#storefront/shared/order/order-table.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import text from '#storefront/ui/text.module.css';
import { orderListHref, parseOrderList } from './order-list-url.ts';
import { ordersPageSize, ordersQuery } from './order.queries.ts';

export function OrdersPage() {
  const { t } = useText(['order', 'common']);
  const { search: query } = useLocation();
  const { page, search } = parseOrderList(new URLSearchParams(query));
  const searchable = useIsOn('orderSearch');
  const data = useRead(ordersQuery(page, search));
  return (
    <div className={layout.stack}>
      <PageTitle>{t('historyTitle')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:orderHistory')}</h1>
        <p className={text.quiet}>{t('orderCount', { count: data.total })}</p>
      </div>
      {searchable && <SearchForm label={t('searchOrders')} action={paths.orders} search={search} />}
      {data.orders.length > 0 && <OrderTable orders={data.orders} />}
      {data.orders.length === 0 && (
        <div className={layout.tight}>
          <p>{search ? t('noneFound') : t('noneYet')}</p>
          <p>
            {search ? (
              <ButtonLink href={paths.orders}>{t('allOrders')}</ButtonLink>
            ) : (
              <ButtonLink href={paths.categories}>{t('common:toHome')}</ButtonLink>
            )}
          </p>
        </div>
      )}
      <Pagination
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        page={page}
        pages={Math.ceil(data.total / ordersPageSize)}
        href={(next) => orderListHref(paths.orders, { page: next, search })}
      />
    </div>
  );
}
