import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { formatCalendarDay, useDaysLeft } from './offer-dates.ts';
import styles from './quote.module.css';

/** Exactly what Complete Order will accept. */
export function AcceptedRevision({ header }: { readonly header: WireQuote['QuoteHeader'] }) {
  const { t, language } = useText('quote');
  const daysLeft = useDaysLeft()(header.DaysLeft);
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="accepting">
      <h2 id="accepting">{t('accepting')}</h2>
      <dl className={styles.accepting}>
        <div>
          <dt>{t('quote')}</dt>
          <dd className={text.mono}>{header.QuoteNumber}</dd>
        </div>
        <div>
          <dt>{t('revision')}</dt>
          <dd>{header.Revision}</dd>
        </div>
        <div>
          <dt>{t('fingerprint')}</dt>
          <dd className={text.mono} title={header.RevisionHash}>
            {shortFingerprint(header.RevisionHash)}
          </dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>{formatMoney(header.OrderTotal, header.CurrencyCode, language)}</dd>
        </div>
        {header.ExpiryDate && (
          <div>
            <dt>{t('validUntil')}</dt>
            <dd>
              {formatCalendarDay(header.ExpiryDate, language)}
              {daysLeft && <span className={text.quiet}> · {daysLeft}</span>}
            </dd>
          </div>
        )}
      </dl>
      <p className={text.quiet}>{t('acceptingText')}</p>
    </section>
  );
}

/** The first twelve digits of a revision's hash in groups of four: enough to tell two revisions apart by eye. */
const shortFingerprint = (hash: string): string => hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');
