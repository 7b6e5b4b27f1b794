import { useLocation } from 'react-router-dom';
import { fileUrl } from '#contracts/client.ts';
import type { ProductDetails } from '#contracts/product.ts';
import { paths } from '#storefront/shared/paths.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';

const KILOBYTE = 1_000;

/** What everybody may have, as downloads; what is for customers is named, and leads to signing in. */
export function Documents({ product: { itemNumber, documents } }: { readonly product: ProductDetails }) {
  const { t, language } = useText('product');
  const { pathname } = useLocation();
  return (
    <section>
      <h2>{t('documents')}</h2>
      <ul className={text.standalone}>
        {documents.map(({ document, kind, title, size, needsSignIn }) => (
          <li key={document}>
            {needsSignIn ? (
              title
            ) : (
              <a href={fileUrl('product/document', { productId: itemNumber, document })} download>
                {title}
              </a>
            )}{' '}
            <span className={text.quiet}>
              {t(`documentKind.${kind}`)},{' '}
              {t('kilobytes', { size: formatNumber(Math.max(1, Math.round(size / KILOBYTE)), language) })}
            </span>
            {needsSignIn && (
              <>
                {' '}
                <a href={paths.login(pathname)} data-prefetch="off">
                  {t('signInForDocument')}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
