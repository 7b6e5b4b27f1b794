import { formatDay } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { paths } from '#storefront/shared/paths.ts';
import text from '#storefront/ui/text.module.css';
import styles from './waiting.module.css';
import { lateOrdersQuery } from './waiting.queries.ts';

/** Orders of which something should have left by now, each with its day; nothing where there is none. */
export function LateOrders() {
  const { t, language } = useText('common');
  const { total, orders } = useRead(lateOrdersQuery);
  if (!orders.length) return null;
  return (
    <ul className={styles.offers} aria-label={t('lateOrders')}>
      {orders.map(({ OrderID, OrderNumber, LateSince }) => (
        <li key={OrderID}>
          {t('lateOrder')}{' '}
          <a className={text.mono} href={paths.order(OrderID)}>
            {OrderNumber}
          </a>
          {LateSince && `, ${t('wasToShip', { day: formatDay(LateSince, language) })}`}
        </li>
      ))}
      {total > orders.length && (
        <li>
          <a href={paths.orders}>{t('moreLateOrders', { count: total - orders.length })}</a>
        </li>
      )}
    </ul>
  );
}
