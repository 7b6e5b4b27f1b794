import { useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { fileUrl } from '#contracts/client.ts';
import type { BuyerDocument as Bought } from '#contracts/download/download.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { BuyerDocument } from '#storefront/shared/download/buyer-document.tsx';
import { boughtDocumentsQuery } from '#storefront/shared/download/download.queries.ts';
import { paths } from '#storefront/shared/paths.ts';
import { wholeKilobytes } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import text from '#storefront/ui/text.module.css';

/**
 * What everybody may have, as downloads; what is for customers is named, and leads to signing in. What is for buyers says what is left of
 * their purchase.
 */
export function Documents({ product: { itemNumber, documents } }: { readonly product: ProductDetails }) {
  const { t } = useText(['product', 'common']);
  const { pathname } = useLocation();
  const signedIn = isSignedIn(useUser());
  const asks = signedIn && documents.some(({ forBuyers }) => forBuyers);
  const { data: bought } = useQuery({ ...boughtDocumentsQuery(itemNumber), enabled: asks });
  return (
    <section>
      <h2>{t('documents')}</h2>
      <ul className={text.standalone}>
        {documents.map((one) => (
          <li key={one.document}>
            <Document
              itemNumber={itemNumber}
              document={one}
              bought={bought?.documents.find(({ document }) => document === one.document)}
            />
            {one.needsSignIn && (
              <>
                {' '}
                <a href={paths.login(pathname)} data-prefetch="off">
                  {t('common:signInForDocument')}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DocumentProps {
  readonly itemNumber: string;
  readonly document: ProductDetails['documents'][number];
  readonly bought: Bought | undefined;
}

function Document({
  itemNumber,
  document: { document, kind, title, size, needsSignIn, forBuyers },
  bought,
}: DocumentProps) {
  const { t, language } = useText(['product', 'common']);
  if (bought) return <BuyerDocument document={bought} />;
  return (
    <>
      {needsSignIn || forBuyers ? (
        title
      ) : (
        <a href={fileUrl('product/document', { productId: itemNumber, document })} download>
          {title}
        </a>
      )}{' '}
      <span className={text.quiet}>
        {t(`documentKind.${kind}`)}, {t('common:kilobytes', { size: wholeKilobytes(size, language) })}
        {forBuyers && ` – ${t('common:buyerDocument.forBuyers')}`}
      </span>
    </>
  );
}
