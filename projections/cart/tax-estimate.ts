import type { CartDetails } from '#contracts/cart/cart.ts';
import { taxesOf, type PricedLine } from '#domain/shared/price/priced.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { taxesShown } from '#platform/shop/sums-shown.ts';

/**
 * The taxes on the goods of a cart, as a checkout to the same place would charge them, for whoever is shown prices with tax: the
 * cart's own amounts are without.
 */
export async function taxEstimate(
  lines: readonly (PricedLine & { readonly lineId: string })[],
  accountId: string,
  { queries, language }: OperationContext,
): Promise<Pick<CartDetails, 'TaxEstimate'>> {
  const { rates } = await queries.tax.priceShown({ accountId });
  if (!rates || !lines.length) return {};
  const to = await queries.tax.pricePlace({ accountId });
  const tax = await queries.tax.find({ ...to, accountId, taxClasses: lines.map(({ taxClass }) => taxClass) });
  const deliveries = [{ lineIds: lines.map(({ lineId }) => lineId), steps: pricing.deliverySteps(lines, { tax }) }];
  return {
    TaxEstimate: {
      TaxLines: taxesShown(taxesOf(lines, deliveries), language),
      Total: pricing.totalsOf({ lines, deliveries }).total,
    },
  };
}
