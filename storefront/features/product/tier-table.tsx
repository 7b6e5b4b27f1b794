import { amountsShown } from '#domain/shared/price/price-with-tax.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { tierRows, type Tier } from './tiers.ts';
import styles from './tier-table.module.css';

interface TierTableProps {
  readonly tiers: readonly Tier[];
  readonly taxClass: string;
  readonly currency: string;
  readonly current: Tier | undefined;
}

export function TierTable({ tiers, taxClass, currency, current }: TierTableProps) {
  const { t, language } = useText(['product', 'common']);
  const priceShown = usePriceShown();
  const showsBoth = priceShown.rates && priceShown.shown === 'Both';
  const money = (amount: number) => formatMoney(amount, currency, language);
  const number = (value: number) => formatNumber(value, language);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('quantityPrices')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('common:quantity')}</th>
          <th scope="col">
            {t('unitPrice')}
            {priceShown.rates && <small> {t('common:withTax')}</small>}
          </th>
          {showsBoth && <th scope="col">{t('common:withoutTax')}</th>}
          <th scope="col">{t('saving')}</th>
        </tr>
      </thead>
      <tbody>
        {tierRows(tiers).map((row) => (
          <tr key={row.quantity} data-current={row.quantity === current?.quantity || undefined}>
            <td>
              {row.until === undefined
                ? `${number(row.quantity)}+`
                : row.until === row.quantity
                  ? number(row.quantity)
                  : `${number(row.quantity)}–${number(row.until)}`}
            </td>
            <td>{money(amountsShown(row.unitPrice, priceShown, taxClass).amount)}</td>
            {showsBoth && <td>{money(row.unitPrice)}</td>}
            <td>{row.saving > 0 ? `${row.saving}${language === 'fr' ? '\u00a0' : ''}%` : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
