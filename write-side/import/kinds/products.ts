import { COST_PRICE_LIST, STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import type { ProductData, ProductStatus } from '#domain/product/product.events.ts';
import type { KindCommands } from '../kind-commands.ts';
import { changedCounts } from './changed-counts.ts';
import { currencyOf } from './prices.ts';

interface ProductThing extends ProductData {
  readonly status: ProductStatus;
  readonly prices: readonly PriceTier[];
  /** Minor units; null where nobody wrote it down. */
  readonly cost: number | null;
  readonly stock: Readonly<Record<string, number>>;
}

export const products: KindCommands = {
  async change({ key: itemNumber, isNew, seen: was, changed: wanted, wanted: whole, shop }, context) {
    const { prices, cost, stock, ...changed } = wanted as Partial<ProductThing>;
    const { prices: _, cost: __, stock: ___, ...seen } = was as Partial<ProductThing>;
    if (isNew) {
      const { prices: ____, cost: _____, stock: ______, ...data } = whole as unknown as ProductThing;
      await context.commands.product.bring({ itemNumber, isNew, seen: {}, changed: data });
    } else if (Object.keys(changed).length) await context.commands.product.bring({ itemNumber, isNew, seen, changed });
    const before = was as Partial<ProductThing>;
    const set = (priceList: string, tiers: readonly PriceTier[], isThere: boolean) =>
      context.commands.priceList.set({
        ...{ priceList, itemNumber, tiers, isThere },
        currency: currencyOf(priceList, shop),
      });
    const costs = cost ? [{ quantity: 1, unitPrice: cost }] : [];
    const counts = changedCounts(before.stock ?? {}, stock ?? {});
    await Promise.all([
      prices && set(STANDARD_PRICE_LIST, prices, Boolean(before.prices?.length)),
      cost !== undefined && set(COST_PRICE_LIST, costs, Boolean(before.cost)),
      Object.keys(counts).length &&
        context.commands.stock.count({ itemNumber, counts, isThere: Object.keys(before.stock ?? {}).length > 0 }),
    ]);
  },
  // What was sold or quoted once cannot be made never to have been: it is taken out of sale.
  async remove({ key: itemNumber }, context) {
    await context.commands.product.discontinue({ itemNumber });
  },
};
