import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fileUrl } from '#contracts/client.ts';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { formatCalendarDay } from './offer-dates.ts';
import { DifferenceTable } from './difference-table.tsx';
import { differenceQuery } from './quote.queries.ts';
import styles from './quote.module.css';

/** Lists every offer, the newest first. */
export function Revisions({ quote }: { readonly quote: WireQuote }) {
  const { t, language } = useText('quote');
  const { QuoteID, CurrencyCode } = quote.QuoteHeader;
  return (
    <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="revisions">
      <h2 id="revisions">{t('revisions')}</h2>
      <ul className={styles.revisions}>
        {quote.Revisions.map(({ Revision, Hash, PublishedAt, ValidUntil, OrderTotal }) => (
          <li key={Revision}>
            <h3>
              {t('revisionNumber', { revision: Revision })} · {formatMoney(OrderTotal, CurrencyCode, language)}
            </h3>
            <dl className={styles.revision}>
              <dt>{t('published')}</dt>
              <dd>{formatDateTime(PublishedAt, language)}</dd>
              <dt>{t('validUntil')}</dt>
              <dd>{formatCalendarDay(ValidUntil, language)}</dd>
              <dt>{t('fingerprint')}</dt>
              <dd className={`${text.mono} ${styles.hash}`}>{Hash}</dd>
            </dl>
            <p>
              <a
                href={fileUrl('quote/download', { QuoteId: QuoteID, Revision })}
                download
                aria-label={t('pdfOf', { revision: Revision })}
              >
                {t('pdf')}
              </a>
            </p>
            {Revision > 1 && <Comparison quoteId={QuoteID} revision={Revision} currency={CurrencyCode} />}
          </li>
        ))}
      </ul>
      <p className={text.quiet}>{t('fingerprintHelp')}</p>
    </section>
  );
}

function Comparison({
  quoteId,
  revision,
  currency,
}: {
  readonly quoteId: string;
  readonly revision: number;
  readonly currency: string;
}) {
  const { t } = useText('quote');
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...differenceQuery(quoteId, revision - 1, revision), enabled: open });
  return (
    <details className={styles.comparison} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('whatChanged', { from: revision - 1 })}</summary>
      {data && <DifferenceTable difference={data} currency={currency} />}
    </details>
  );
}
