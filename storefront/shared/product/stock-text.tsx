import type { Availability } from '#contracts/category/category.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import styles from './stock.module.css';

export interface StockTexts {
  readonly inStock: (quantity: string | number) => string;
  readonly ships: (day: string | number) => string;
  readonly day: (isoDay: string) => string;
  readonly backorder: string;
  readonly backorderShips: (day: string | number) => string;
  readonly byEmail: string;
  readonly soldOut: string;
  readonly discontinued: string;
}

interface StockTextProps {
  readonly availability: Availability;
  readonly texts: StockTexts;
  readonly number: (value: number) => string;
}

/** "12 in stock", "Backordered, ships Tue 24 Nov": a colour and a shape of its own beside the words. */
export const StockText = ({ availability, texts, number }: StockTextProps) => (
  <span className={classNames(styles.stock, styles[availability.status])}>
    {stockText(availability, texts, number)}
  </span>
);

function stockText(
  { status, quantity, shipsOn, byEmail }: Availability,
  texts: StockTexts,
  number: (value: number) => string,
): string {
  switch (status) {
    case 'in-stock':
      if (byEmail) return texts.byEmail;
      return texts.inStock(number(quantity));
    case 'backorder':
      return shipsOn ? texts.backorderShips(texts.day(shipsOn)) : texts.backorder;
    case 'sold-out':
      return texts.soldOut;
    case 'discontinued':
      return texts.discontinued;
  }
}
