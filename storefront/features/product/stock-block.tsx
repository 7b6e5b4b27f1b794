import type { ProductDetails } from '#contracts/product.ts';
import { formatDay } from '#storefront/lib/dates.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { rowTexts } from '#storefront/shared/product/row-texts.ts';
import { StockText } from '#storefront/shared/product/stock-text.tsx';
import { useWarehouseName } from './warehouse-name.ts';
import styles from './stock-block.module.css';

export function StockBlock({
  product: { itemNumber, availability, warehouses, successor },
}: {
  readonly product: ProductDetails;
}) {
  const { t, language } = useText();
  const texts = rowTexts(t, language);
  const warehouseName = useWarehouseName();
  return (
    <div className={styles.stock}>
      <p className={styles.head}>
        <StockText availability={availability} texts={texts.stock} number={texts.number} />
        {availability.status === 'in-stock' && availability.shipsOn && (
          <strong>{t('ships', { day: formatDay(availability.shipsOn, language) })}</strong>
        )}
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
      {warehouses.length > 0 && (
        <p>
          <a href={paths.locatorFor(itemNumber)} rel="nofollow">
            {t('stockNearYou')}
          </a>
        </p>
      )}
      {availability.status === 'discontinued' && <p>{t('noLongerAvailable')}</p>}
      {successor && (
        <p>
          {t('replacedBy')} <a href={paths.product(successor)}>{`${successor.itemNumber} ${successor.name}`}</a>
        </p>
      )}
    </div>
  );
}
