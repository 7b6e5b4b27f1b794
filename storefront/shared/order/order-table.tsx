import type { OrderSummary } from '#contracts/order/order.ts';
import { formatDate, formatDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { RecordRow, RecordTable } from '#storefront/ui/record-table.tsx';
import text from '#storefront/ui/text.module.css';
import styles from './order-table.module.css';

export function OrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { t, language } = useText(['order', 'common']);
  return (
    <RecordTable
      label={t('common:orders')}
      columns={[t('number'), t('date'), t('status'), t('total'), t('poNumber'), t('placedBy'), t('tracking')]}
    >
      {orders.map((order) => (
        <RecordRow
          key={order.OrderID}
          href={paths.order(order.OrderID)}
          number={order.OrderNumber}
          date={formatDate(order.OrderDate, language)}
          status={[
            t(`common:orderStatus.${order.OrderStatus}`),
            ...(order.LateSince ? [t('lateSince', { day: formatDay(order.LateSince, language) })] : []),
          ].join(', ')}
          statusClass={styles[order.LateSince ? 'late' : order.OrderStatus]}
          total={formatMoney(order.OrderTotal, order.CurrencyCode, language)}
        >
          <td className={text.mono} data-label={t('poNumber')} data-empty={order.PONumber === '' || undefined}>
            {order.PONumber || '–'}
          </td>
          <td data-label={t('placedBy')}>{order.PlacedBy}</td>
          <td
            className={text.mono}
            data-label={t('tracking')}
            data-empty={order.TrackingNumbers.length === 0 || undefined}
          >
            {order.TrackingNumbers.length ? (
              <a href={paths.tracking(order.OrderID)}>
                {order.TrackingNumbers.filter(Boolean).join(', ') || t('tracking')}
              </a>
            ) : (
              '–'
            )}
          </td>
        </RecordRow>
      ))}
    </RecordTable>
  );
}
