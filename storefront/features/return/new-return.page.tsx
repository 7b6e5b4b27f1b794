import { useSearchParams } from 'react-router-dom';
import { formatDate, formatDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { ordersToReturnQuery } from '#storefront/shared/return/return.queries.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import { returnPaths } from '#storefront/shared/return/return-paths.ts';
import text from '#storefront/ui/text.module.css';
import styles from './return.module.css';
import { searchOf } from './returns-url.ts';

/** Spec 2, New Return Request: orders of which something can be returned. */
export function NewReturnPage() {
  const { t, language } = useText(['return', 'common']);
  const [parameters] = useSearchParams();
  const search = searchOf(parameters);
  const { orders, ReturnDays } = useRead(ordersToReturnQuery(search));
  return (
    <div className={layout.stack}>
      <PageTitle>{t('newTitle')}</PageTitle>
      <h1>{t('common:newReturn')}</h1>
      <p>{t('newIntro')}</p>
      <SearchForm label={t('searchOrders')} action={returnPaths.newReturn} search={search} />
      {orders.length === 0 && (
        <div className={layout.tight}>
          <p>{search ? t('noneFound') : t('noneToReturn', { days: ReturnDays })}</p>
          <p>
            <ButtonLink href={search ? returnPaths.newReturn : paths.orders}>
              {search ? t('allOrders') : t('common:orderHistory')}
            </ButtonLink>
          </p>
        </div>
      )}
      {orders.length > 0 && (
        <ul className={layout.sheet}>
          {orders.map((order) => (
            <li key={order.OrderID} className={styles.entry}>
              <div>
                <a className={text.mono} href={paths.order(order.OrderID)}>
                  {order.OrderNumber}
                </a>
                <p className={text.quiet}>
                  {t('placed', { day: formatDate(order.OrderDate, language) })} ·{' '}
                  {formatMoney(order.OrderTotal, order.CurrencyCode, language)}
                  {order.PONumber && ` · ${order.PONumber}`}
                </p>
                <p>
                  {t('unitsToReturn', { count: order.ReturnableQty })}{' '}
                  {t('until', { day: formatDay(order.ReturnUntil, language) })}
                </p>
              </div>
              <ButtonLink
                href={returnPaths.form(order.OrderID)}
                aria-label={t('chooseOf', { number: order.OrderNumber })}
              >
                {t('choose')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
