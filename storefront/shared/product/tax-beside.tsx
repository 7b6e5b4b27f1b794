import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import price from './price.module.css';
import type { RowTexts } from './row-texts.ts';

interface TaxBesideProps {
  readonly unitPrice: number;
  readonly taxClass: string;
  readonly currency: string;
  readonly shown: PriceShown;
  readonly texts: Pick<RowTexts, 'money' | 'withTax' | 'withoutTax'>;
}

/** Behind a price with tax that it is one, and what it is without where the shop shows both. */
export function TaxBeside({ unitPrice, taxClass, currency, shown, texts }: TaxBesideProps) {
  const { withoutTax } = amountsShown(unitPrice, shown, taxClass);
  if (!shown.rates) return null;
  return (
    <span className={price.tax}>
      {texts.withTax}
      {withoutTax !== undefined && ` · ${texts.money(withoutTax, currency)} ${texts.withoutTax}`}
    </span>
  );
}
