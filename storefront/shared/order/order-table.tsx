import type { OrderSummary } from '#contracts/order.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { DataTable } from '#storefront/ui/data-table.tsx';
import text from '#storefront/ui/text.module.css';
import styles from './order-table.module.css';

export function OrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { t, language } = useText(['order', 'common']);
  return (
    <DataTable label={t('common:orders')} className={styles.orders}>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col" data-number>
            {t('total')}
          </th>
          <th scope="col">{t('poNumber')}</th>
          <th scope="col">{t('placedBy')}</th>
          <th scope="col">{t('tracking')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.OrderID}>
            <th scope="row">
              <a className={`${text.mono} ${styles.number}`} href={paths.order(order.OrderID)}>
                {order.OrderNumber}
              </a>
            </th>
            <td className={text.nowrap}>{formatDate(order.OrderDate, language)}</td>
            <td className={styles[order.OrderStatus]}>{t(`common:orderStatus.${order.OrderStatus}`)}</td>
            <td data-number className={text.nowrap}>
              {formatMoney(order.OrderTotal, order.CurrencyCode, language)}
            </td>
            <td className={text.mono} data-label={t('poNumber')} data-empty={order.PONumber === '' || undefined}>
              {order.PONumber || '–'}
            </td>
            <td data-label={t('placedBy')}>{order.PlacedBy}</td>
            <td
              className={text.mono}
              data-label={t('tracking')}
              data-empty={order.TrackingNumbers.length === 0 || undefined}
            >
              {order.TrackingNumbers.join(', ') || '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
