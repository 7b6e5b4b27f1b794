import { fileUrl } from '#contracts/client.ts';
import type { ProductDetails } from '#contracts/product.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';

const KILOBYTE = 1_000;

/** What everybody may have, as downloads. */
export function Documents({ product: { itemNumber, documents } }: { readonly product: ProductDetails }) {
  const { t, language } = useText('product');
  return (
    <section>
      <h2>{t('documents')}</h2>
      <ul className={text.standalone}>
        {documents.map(({ document, kind, title, size }) => (
          <li key={document}>
            <a href={fileUrl('product/document', { productId: itemNumber, document })} download>
              {title}
            </a>{' '}
            <span className={text.quiet}>
              {t(`documentKind.${kind}`)},{' '}
              {t('kilobytes', { size: formatNumber(Math.max(1, Math.round(size / KILOBYTE)), language) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
