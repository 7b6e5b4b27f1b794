import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { formatDate } from '#storefront/lib/dates.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { Totals } from '#storefront/shared/order/totals.tsx';
import { Conversation, Delivery, EditBlocked, QuoteActions, Revisions } from './later-parts.ts';
import { QuoteStatusCard } from './quote-status.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { quoteQuery } from './quote.queries.ts';
import { useQuoteEdits } from './use-quote-edits.ts';
import styles from './quote.module.css';

export function QuotePage() {
  const { t, language } = useText(['quote', 'common']);
  const { quoteId = '' } = useParams();
  // Whoever comes back to this window sees what we did meanwhile.
  const quote = useRead({ ...quoteQuery(quoteId), refetchOnWindowFocus: true });
  const edits = useQuoteEdits(quote);
  const { QuoteHeader: header } = quote;
  const priced = (header.PickUp ?? header.ShipTo) !== undefined && header.ShippingMethodName !== '';
  return (
    <div className={layout.tight}>
      <PageTitle>{t('title', { number: header.QuoteNumber })}</PageTitle>
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:quotes'), href: paths.quotes }, { label: header.QuoteNumber }]}
      />
      <div className={layout.headRow}>
        <h1>
          {t('quote')} <span className={text.mono}>{header.QuoteNumber}</span>
        </h1>
        <p className={text.quiet}>
          {t('requestedOn', { date: formatDate(header.QuoteDate, language), name: header.PlacedBy })}
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <QuoteStatusCard header={header} />
          {edits.blocker && <EditBlocked blocker={edits.blocker} header={header} />}
          <QuoteLines quote={quote} edits={edits} />
          <Delivery header={header} edits={edits} />
          <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`} aria-labelledby="conversation">
            <h2 id="conversation">{t('conversation')}</h2>
            {quote.Messages.length === 0 && <p className={text.quiet}>{t('noMessages')}</p>}
            <Conversation quoteId={quoteId} messages={quote.Messages.filter((message) => message.lineId === '')} />
          </section>
          {quote.Revisions.length > 0 && <Revisions quote={quote} />}
        </div>
        <div className={styles.side}>
          <section className={`${layout.sheet} ${layout.padded} ${layout.stack}`} aria-label={t('totals')}>
            <Totals header={header} estimate={priced ? undefined : t('atOffer')} />
            <QuoteActions header={header} edits={edits} />
          </section>
        </div>
      </div>
    </div>
  );
}
