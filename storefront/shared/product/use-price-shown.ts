import type { PriceShown } from '#domain/shared/price/price-with-tax.ts';
import { useUser } from '#storefront/shared/session/session.ts';

/** How the shop shows prices to this reader. */
export const usePriceShown = (): PriceShown => useUser().PriceShown;
