import type { QuoteSummary } from '#contracts/quote-shapes.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { DataTable } from '#storefront/ui/data-table.tsx';
import table from '#storefront/shared/order/order-table.module.css';
import text from '#storefront/ui/text.module.css';
import { useDaysLeft } from './days-left.ts';
import { formatCalendarDay } from './calendar-day.ts';
import styles from './quotes.module.css';

/** Fewer days than this are worth a second look. */
const soon = 7;

export function QuoteTable({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  const { t, language } = useText(['quote', 'common']);
  const daysLeft = useDaysLeft();
  return (
    <DataTable label={t('common:quotes')} className={classNames(table.orders, styles.table)}>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col" data-number>
            {t('total')}
          </th>
          <th scope="col">{t('waitingOn')}</th>
          <th scope="col">{t('validUntil')}</th>
          <th scope="col">{t('placedBy')}</th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.QuoteID}>
            <th scope="row">
              <a className={`${text.mono} ${table.number}`} href={paths.quote(quote.QuoteID)}>
                {quote.QuoteNumber}
              </a>
            </th>
            <td className={text.nowrap}>{formatDate(quote.QuoteDate, language)}</td>
            <td className={styles[quote.QuoteStatus]}>{t(`statusOf.${quote.QuoteStatus}`)}</td>
            <td data-number className={text.nowrap}>
              {formatMoney(quote.OrderTotal, quote.CurrencyCode, language)}
            </td>
            <td data-label={t('waitingOn')} data-empty={quote.WaitingFor === 'nobody' || undefined}>
              {t(`waitingFor.${quote.WaitingFor}`)}
            </td>
            <td data-label={t('validUntil')} data-empty={quote.ExpiryDate === undefined || undefined}>
              {quote.ExpiryDate ? formatCalendarDay(quote.ExpiryDate, language) : '–'}
              {quote.WaitingFor === 'buyer' && daysLeft(quote.DaysLeft) && (
                <span className={classNames(styles.left, quote.DaysLeft! < soon && styles.soon)}>
                  {' '}
                  · {daysLeft(quote.DaysLeft)}
                </span>
              )}
            </td>
            <td data-label={t('placedBy')}>{quote.PlacedBy}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
