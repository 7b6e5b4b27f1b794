import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import type { ProductCard } from '#contracts/category/category.ts';
import price from './price.module.css';
import type { RowTexts } from './row-texts.ts';

interface PriceBeforeProps {
  readonly product: Pick<ProductCard, 'priceBefore' | 'currency' | 'taxClass'>;
  readonly shown: PriceShown;
  readonly texts: Pick<RowTexts, 'money' | 'lowestBefore'>;
}

/** Beside a reduced price the lowest of the 30 days before (decision 0052), in words and not only struck through. */
export function PriceBefore({ product: { priceBefore, currency, taxClass }, shown, texts }: PriceBeforeProps) {
  if (priceBefore === undefined) return null;
  const { amount } = amountsShown(priceBefore, shown, taxClass);
  return <span className={price.before}>{texts.lowestBefore(texts.money(amount, currency))}</span>;
}
