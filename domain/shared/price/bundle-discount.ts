import type { Amount } from '#domain/shared/money.ts';
import { priceAt, type ItemPrices } from '#domain/shared/pricing.ts';

export interface BundlePart {
  readonly quantity: number;
  /** Undefined where it is not sold. */
  readonly prices: ItemPrices | undefined;
}

export interface BundleDiscount {
  /** All parts bought singly; undefined where one of them is not sold, or is in another currency. */
  readonly partsTotal: Amount | undefined;
  /** What one bundle costs less than its parts, never below 0. */
  readonly discount: Amount;
}

/** One bundle beside its parts bought singly, each at the tier of its quantity. */
export function bundleDiscount(bundle: ItemPrices | undefined, parts: readonly BundlePart[]): BundleDiscount {
  let partsTotal = 0;
  for (const { quantity, prices } of parts) {
    if (!prices || prices.currency !== bundle?.currency) return { partsTotal: undefined, discount: 0 };
    partsTotal += priceAt(prices, quantity).unitPrice * quantity;
  }
  return { partsTotal, discount: bundle ? Math.max(0, partsTotal - priceAt(bundle, 1).unitPrice) : 0 };
}
