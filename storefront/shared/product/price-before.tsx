import type { ProductCard } from '#contracts/category/category.ts';
import price from './price.module.css';
import type { RowTexts } from './row-texts.ts';

interface PriceBeforeProps {
  readonly product: Pick<ProductCard, 'priceBefore' | 'currency'>;
  readonly texts: Pick<RowTexts, 'money' | 'lowestBefore'>;
}

/** Beside a reduced price the lowest of the 30 days before (decision 0052), in words and not only struck through. */
export function PriceBefore({ product: { priceBefore, currency }, texts }: PriceBeforeProps) {
  if (priceBefore === undefined) return null;
  return <span className={price.before}>{texts.lowestBefore(texts.money(priceBefore, currency))}</span>;
}
