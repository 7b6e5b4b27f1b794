import type { ProductDetails } from '#contracts/product.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import price from '#storefront/ui/price.module.css';
import styles from './buy-box.module.css';

export function UnitPrice({ product, unitPrice }: { readonly product: ProductDetails; readonly unitPrice: number }) {
  const { t, language } = useText('product');
  const { unit, packQuantity, currency } = product;
  const per = unit === 'pk' ? t('packOf', { count: packQuantity }) : unit === 'm' ? t('perMetre') : t('each');
  return (
    <p className={price.price}>
      <span className={styles.amount}>{formatMoney(unitPrice, currency, language)}</span> <span className={price.per}>/ {per}</span>
    </p>
  );
}
