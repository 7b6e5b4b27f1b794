import type { Availability } from '#contracts/category/category.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { formatDay, formatNearMoment } from '#storefront/lib/dates.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { LineStock } from '#storefront/shared/product/line-stock.tsx';
import { rowTexts } from '#storefront/shared/product/row-texts.ts';
import { StockText } from '#storefront/shared/product/stock-text.tsx';
import { useMinutesLeft } from './use-minutes-left.ts';
import { useWarehouseName } from './warehouse-name.ts';
import styles from './stock-block.module.css';

const DAY_MINUTES = 1_440;

export function StockBlock({
  product: { itemNumber, availability, warehouses, successor, orderBy },
  quantity,
}: {
  readonly product: ProductDetails;
  /** So many are wanted. */
  readonly quantity: number;
}) {
  const { t, language } = useText(['common', 'product']);
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
      {availability.byEmail && <p>{t('product:giftHint')}</p>}
      {availability.status === 'in-stock' && !availability.byEmail && orderBy && <OrderBy moment={orderBy} />}
      {availability.quantity < quantity && canBeBought(availability) && (
        <p>
          <LineStock availability={availability} quantity={quantity} />
        </p>
      )}
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
          <a href={`/store/storelocator?item=${encodeURIComponent(itemNumber)}`} rel="nofollow">
            {t('product:stockNearYou')}
          </a>
        </p>
      )}
      {availability.status === 'discontinued' && <p>{t('product:noLongerAvailable')}</p>}
      {successor && (
        <p>
          {t('replacedBy')} <a href={paths.product(successor)}>{`${successor.itemNumber} ${successor.name}`}</a>
        </p>
      )}
    </div>
  );
}

/** Of what waits anyway the day is said already, for any usual number. */
const canBeBought = ({ status }: Availability): boolean => status === 'in-stock' || status === 'backorder';

/** "Order by Thu 26 Nov, 16:00 (2 h 14 min left)"; the time left once the page is alive, and on the last day only. */
function OrderBy({ moment }: { readonly moment: string }) {
  const { t, language } = useText(['common', 'product']);
  const minutes = useMinutesLeft(moment);
  if (minutes === 0) return null;
  const time =
    minutes !== undefined &&
    minutes < DAY_MINUTES &&
    t(minutes < 60 ? 'product:timeOfMinutes' : 'product:timeOfHours', {
      hours: Math.floor(minutes / 60),
      minutes: minutes % 60,
    });
  return (
    <p className={styles.orderBy}>
      {t('product:orderBy', { moment: formatNearMoment(moment, language) })}
      {time && ` (${t('product:timeLeft', { time })})`}
    </p>
  );
}
