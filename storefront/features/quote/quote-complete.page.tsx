import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { quoteCompleteQuery } from './quote.queries.ts';

export function QuoteCompletePage() {
  const { t } = useText(['quote', 'checkout']);
  const { quoteId = '' } = useParams();
  const quote = useRead(quoteCompleteQuery(quoteId));
  const { QuoteNumber, Email } = quote.QuoteHeader;
  return (
    <div className={layout.stack}>
      <PageTitle>{t('completeTitle', { number: QuoteNumber })}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{t('completeHeading')}</h1>
      <Alert kind="ok">
        <p>
          {t('quoteNumber')} <strong className={text.mono}>{QuoteNumber}</strong>
        </p>
        <p>{t('completeNext', { email: Email })}</p>
      </Alert>
      <p className={layout.row}>
        <ButtonLink kind="ink" href={paths.quote(quoteId)}>
          {t('show')}
        </ButtonLink>
        <ButtonLink href={paths.home}>{t('checkout:continueShopping')}</ButtonLink>
      </p>
      <QuoteFacts header={quote.QuoteHeader} />
      <QuoteLines quote={quote} />
    </div>
  );
}
