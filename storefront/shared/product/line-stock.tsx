import type { Availability } from '#contracts/category/category.ts';
import { isDayToConfirm } from '#domain/shared/backordered.ts';
import { useText } from '#storefront/lib/text.ts';
import { rowTexts } from './row-texts.ts';
import styles from './stock.module.css';
import { StockText } from './stock-text.tsx';

interface LineStockProps {
  readonly availability: Availability;
  readonly quantity: number;
  /** Says nothing where all of it ships at once. */
  readonly onlyWaiting?: boolean;
}

/** Tells whether so many can be had at all: from the shelf, or on backorder. */
export const canBeHad = ({ status, quantity: inStock, backorderShipsOn }: Availability, quantity: number): boolean =>
  status === 'backorder' || (status === 'in-stock' && (quantity <= inStock || backorderShipsOn !== undefined));

/** Says when so many of an item ship: "64 ship Mon 23 Nov, 36 backordered, expected Mon 30 Nov". */
export function LineStock({ availability, quantity, onlyWaiting = false }: LineStockProps) {
  const { t, language } = useText();
  const texts = rowTexts(t, language);
  const { status, quantity: inStock, shipsOn, backorderShipsOn } = availability;
  if (status === 'backorder' && isDayToConfirm(quantity, inStock))
    return <span className={`${styles.stock} ${styles.backorder}`}>{t('backorderedAsk')}</span>;
  if (status !== 'in-stock' || quantity <= inStock) {
    if (onlyWaiting && status === 'in-stock') return null;
    return <StockText availability={availability} texts={texts.stock} number={texts.number} />;
  }
  if (!backorderShipsOn || !shipsOn)
    return (
      <span className={`${styles.stock} ${styles['sold-out']}`}>
        {t('onlyInStock', { quantity: texts.number(inStock) })}
      </span>
    );
  if (isDayToConfirm(quantity - inStock, inStock))
    return (
      <span className={`${styles.stock} ${styles.backorder}`}>
        {t('shipsAndAsk', {
          now: texts.number(inStock),
          day: texts.stock.day(shipsOn),
          later: texts.number(quantity - inStock),
        })}
      </span>
    );
  const parts = {
    now: texts.number(inStock),
    day: texts.stock.day(shipsOn),
    later: texts.number(quantity - inStock),
    laterDay: texts.stock.day(backorderShipsOn),
  };
  return <span className={`${styles.stock} ${styles.backorder}`}>{t('shipsInParts', parts)}</span>;
}
