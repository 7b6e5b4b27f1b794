import { formatFullDay } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { paths } from '#storefront/shared/paths.ts';
import text from '#storefront/ui/text.module.css';
import styles from './waiting.module.css';
import { openOffersQuery } from './waiting.queries.ts';

/** Offers that can be ordered by, each with its sum and its last day; nothing where there is none. */
export function OpenOffers() {
  const { t, language } = useText('common');
  const { total, quotes } = useRead(openOffersQuery);
  if (!quotes.length) return null;
  return (
    <ul className={styles.offers} aria-label={t('openOffers')}>
      {quotes.map(({ QuoteID, QuoteNumber, OrderTotal, CurrencyCode, ExpiryDate }) => (
        <li key={QuoteID}>
          {t('ourOffer')} <strong className={text.mono}>{QuoteNumber}</strong>,{' '}
          {formatMoney(OrderTotal, CurrencyCode, language)}
          {ExpiryDate && `, ${t('until', { day: formatFullDay(ExpiryDate, language) })}`}{' '}
          <a href={paths.quote(QuoteID)}>{t('lookAndOrder')}</a>
        </li>
      ))}
      {total > quotes.length && (
        <li>
          <a href={paths.quotes}>{t('moreOffers', { count: total - quotes.length })}</a>
        </li>
      )}
    </ul>
  );
}
