import type { ProductDetails } from '#contracts/product.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';
import styles from './bundle.module.css';

export function Bundle({ parts }: { readonly parts: ProductDetails['bundle'] }) {
  const { t } = useText('product');
  return (
    <section>
      <h2>{t('bundle')}</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.itemNumber}>
            <img src={part.imageUrl} alt="" width={48} height={48} loading="lazy" />
            <span className={styles.quantity}>{part.quantity} ×</span>
            <span>
              <a href={paths.product(part)}>{part.name}</a>{' '}
              <span className={`${text.mono} ${text.quiet}`}>{part.itemNumber}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
