import type { ProductDetails } from '#contracts/product.ts';
import { formatDay } from '#storefront/lib/dates.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { shipDate } from '#storefront/lib/ship-date.ts';
import { useText } from '#storefront/lib/text.ts';
import { rowTexts } from '#storefront/ui/row-texts.ts';
import { StockText } from '#storefront/ui/stock-text.tsx';
import { useWarehouseName } from './warehouse-name.ts';
import styles from './stock-block.module.css';

export function StockBlock({ product: { availability, warehouses } }: { readonly product: ProductDetails }) {
  const { t, language } = useText();
  const texts = rowTexts(t, language);
  const warehouseName = useWarehouseName();
  const ships = shipDate(availability, new Date());
  return (
    <div className={styles.stock}>
      <p className={styles.head}>
        <StockText availability={availability} texts={texts.stock} number={texts.number} />
        {/* A page kept over midnight may differ by a day until the next visit. */}
        {ships && <strong suppressHydrationWarning>{t('ships', { day: formatDay(ships, language) })}</strong>}
      </p>
      {availability.status === 'in-stock' && warehouses.length > 1 && (
        <ul className={styles.places}>
          {warehouses.map(({ warehouse, quantity }) => (
            <li key={warehouse}>
              {warehouseName(warehouse)} <span>{formatNumber(quantity, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {availability.status === 'discontinued' && <p>{t('noLongerAvailable')}</p>}
    </div>
  );
}
