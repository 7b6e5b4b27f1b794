import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import { useUser } from '#storefront/shared/session/session.ts';

/** How the shop shows prices to this reader. */
export const usePriceShown = (): PriceShown => useUser().PriceShown;

/** The amount that this reader is shown for the price of one unit of a tax class. */
export function useShownAmount(): (unitPrice: number, taxClass: string) => number {
  const shown = usePriceShown();
  return (unitPrice, taxClass) => amountsShown(unitPrice, shown, taxClass).amount;
}
