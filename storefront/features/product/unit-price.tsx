import { amountsShown } from '#domain/shared/price/price-with-tax.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import price from '#storefront/shared/product/price.module.css';
import styles from './buy-box.module.css';

export function UnitPrice({ product, unitPrice }: { readonly product: ProductDetails; readonly unitPrice: number }) {
  const { t, language } = useText();
  const priceShown = usePriceShown();
  const { unit, packQuantity, currency, taxClass, prices, priceBefore } = product;
  const shown = (price: number) => amountsShown(price, priceShown, taxClass);
  const { amount, withoutTax } = shown(unitPrice);
  const money = (its: number) => formatMoney(its, currency, language);
  // What a single one cost before says nothing of the price of many.
  const before = unitPrice === prices?.[0]?.unitPrice ? priceBefore : undefined;
  const per = useUnits().per({ Unit: unit, PackQuantity: packQuantity });
  return (
    <p className={price.price}>
      <span className={styles.amount}>{money(amount)}</span>{' '}
      <span className={price.per}>
        / {per}
        {priceShown.rates && ` · ${t('withTax')}`}
        {priceShown.shown === 'WithoutTax' && ` · ${t('withoutTax')}`}
      </span>
      {withoutTax !== undefined && (
        <span className={price.tax}>
          {money(withoutTax)} {t('withoutTax')}
        </span>
      )}
      {before !== undefined && (
        <span className={price.before}>{t('lowestBefore', { price: money(shown(before).amount) })}</span>
      )}
    </p>
  );
}
