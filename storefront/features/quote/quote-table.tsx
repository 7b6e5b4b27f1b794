import type { QuoteSummary } from '#contracts/quote/quote-shapes.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { RecordRow, RecordTable } from '#storefront/ui/record-table.tsx';
import { formatCalendarDay, useDaysLeft } from './offer-dates.ts';
import styles from './quotes.module.css';

/** An offer that holds for fewer days than this stands out. */
const SOON_DAYS = 7;

export function QuoteTable({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  const { t, language } = useText(['quote', 'common']);
  const daysLeft = useDaysLeft();
  return (
    <RecordTable
      label={t('common:quotes')}
      className={styles.table}
      columns={[t('number'), t('date'), t('status'), t('total'), t('waitingOn'), t('validUntil'), t('placedBy')]}
    >
      {quotes.map((quote) => (
        <RecordRow
          key={quote.QuoteID}
          href={paths.quote(quote.QuoteID)}
          number={quote.QuoteNumber}
          date={formatDate(quote.QuoteDate, language)}
          status={t(`statusOf.${quote.QuoteStatus}`)}
          statusClass={styles[quote.QuoteStatus]}
          total={formatMoney(quote.OrderTotal, quote.CurrencyCode, language)}
        >
          <td data-label={t('waitingOn')} data-empty={quote.WaitingFor === 'nobody' || undefined}>
            {t(`waitingFor.${quote.WaitingFor}`)}
          </td>
          <td data-label={t('validUntil')} data-empty={quote.ExpiryDate === undefined || undefined}>
            {quote.ExpiryDate ? formatCalendarDay(quote.ExpiryDate, language) : '–'}
            {quote.WaitingFor === 'buyer' && quote.DaysLeft !== undefined && daysLeft(quote.DaysLeft) && (
              <span className={classNames(styles.left, quote.DaysLeft < SOON_DAYS && styles.soon)}>
                {' '}
                · {daysLeft(quote.DaysLeft)}
              </span>
            )}
          </td>
          <td data-label={t('placedBy')}>{quote.PlacedBy}</td>
        </RecordRow>
      ))}
    </RecordTable>
  );
}
