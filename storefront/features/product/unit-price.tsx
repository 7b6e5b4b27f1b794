import type { ProductDetails } from '#contracts/product/product.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import price from '#storefront/shared/product/price.module.css';
import styles from './buy-box.module.css';

export function UnitPrice({ product, unitPrice }: { readonly product: ProductDetails; readonly unitPrice: number }) {
  const { t, language } = useText();
  const saysWithoutTax = useIsOn('saysWithoutTax');
  const { unit, packQuantity, currency, prices, priceBefore } = product;
  // What a single one cost before says nothing of the price of many.
  const before = unitPrice === prices?.[0]?.unitPrice ? priceBefore : undefined;
  const per = useUnits().per({ Unit: unit, PackQuantity: packQuantity });
  return (
    <p className={price.price}>
      <span className={styles.amount}>{formatMoney(unitPrice, currency, language)}</span>{' '}
      <span className={price.per}>
        / {per}
        {saysWithoutTax && ` · ${t('withoutTax')}`}
      </span>
      {before !== undefined && (
        <span className={price.before}>{t('lowestBefore', { price: formatMoney(before, currency, language) })}</span>
      )}
    </p>
  );
}
