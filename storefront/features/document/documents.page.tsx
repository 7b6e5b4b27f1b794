import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { wholeKilobytes } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { documentsQuery } from './document.queries.ts';
import styles from './documents.module.css';

const formatOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();

/** Everything that the shop has to download, by title. */
export function DocumentsPage() {
  const { t, language } = useText(['document', 'common']);
  const signedIn = isSignedIn(useUser());
  const { Documents: documents } = useRead(documentsQuery);
  return (
    <div className={layout.stack}>
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      {documents.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.documents}>
        {documents.map(({ DocumentId, Title, Description, FileName, Size, ForSignedIn }) => (
          <li key={DocumentId}>
            <p className={`${layout.headRow} ${text.standalone}`}>
              {ForSignedIn && !signedIn ? (
                <>
                  <strong>{Title}</strong>
                  <a href={paths.login(paths.documents)} data-prefetch="off">
                    {t('common:signInForDocument')}
                  </a>
                </>
              ) : (
                <a href={paths.document(DocumentId)} data-load="full" data-prefetch="off">
                  {Title}
                </a>
              )}
              <span className={text.quiet}>
                {formatOf(FileName)}, {t('common:kilobytes', { size: wholeKilobytes(Size, language) })}
              </span>
            </p>
            {Description && <p>{Description}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
