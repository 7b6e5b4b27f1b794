import { useLocation } from 'react-router-dom';
import { BuyerDocument } from '#storefront/shared/download/buyer-document.tsx';
import { downloadsQuery } from '#storefront/shared/download/download.queries.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { SearchForm } from '#storefront/ui/search-form.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { downloadsHref, parseDownloads } from './downloads-url.ts';
import styles from './downloads.module.css';

/** Every document that came with an order, the newest order first (spec 2, /profile/downloads). */
export function DownloadsPage() {
  const { t } = useText(['order', 'common']);
  const { from, search } = parseDownloads(new URLSearchParams(useLocation().search));
  const { documents, next } = useRead(downloadsQuery(from, search));
  return (
    <div className={layout.stack}>
      <PageTitle>{t('downloads.title')}</PageTitle>
      <h1>{t('downloads.title')}</h1>
      {(documents.length > 0 || search || from > 0) && (
        <SearchForm label={t('downloads.search')} action={paths.downloads} search={search} />
      )}
      {documents.length === 0 && (
        <div className={layout.tight}>
          <p>{search ? t('downloads.noneFound') : t('downloads.none')}</p>
          {search && (
            <p>
              <ButtonLink href={paths.downloads}>{t('downloads.all')}</ButtonLink>
            </p>
          )}
        </div>
      )}
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={`${document.OrderId} ${document.ProductId} ${document.document}`}>
            <div>
              <BuyerDocument document={document} />
              <p className={text.quiet}>
                <span className={text.mono}>{document.ProductId}</span> {document.ProductName}
              </p>
            </div>
            <p className={text.standalone}>
              <a href={paths.order(document.OrderId)}>{t('downloads.ofOrder', { number: document.OrderNumber })}</a>
            </p>
          </li>
        ))}
      </ul>
      {(from > 0 || next > 0) && (
        <nav className={layout.row} aria-label={t('pages')}>
          {from > 0 && <a href={downloadsHref({ from: 0, search })}>{t('downloads.newest')}</a>}
          {next > 0 && <a href={downloadsHref({ from: next, search })}>{t('downloads.older')}</a>}
        </nav>
      )}
    </div>
  );
}
