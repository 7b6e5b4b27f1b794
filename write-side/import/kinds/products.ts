import { own } from '#domain/shared/dictionary.ts';
import { COST_PRICE_LIST, STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import type { BroughtProduct } from '#domain/product/product.events.ts';
import { changedFields } from '#domain/shared/changed-fields.ts';
import type { Thing } from '#contracts/import/kinds/import-kind.ts';
import type { KindCommands } from '../kind-commands.ts';
import { changedCounts } from './changed-counts.ts';
import { currencyOf } from './prices.ts';

interface ProductThing extends BroughtProduct {
  readonly prices: readonly PriceTier[];
  /** Minor units; null where nobody wrote it down. */
  readonly cost: number | null;
  readonly stock: Readonly<Record<string, number>>;
  /** Files that its pictures came in, and that a row may name instead of them. */
  readonly pictureNames: Readonly<Record<string, string>>;
}

export const products: KindCommands = {
  async change({ key: itemNumber, isNew, seen: was, changed: wanted, wanted: whole, shop }, context) {
    const { prices, cost, stock } = wanted as Partial<ProductThing>;
    const changed = ofProduct(wanted);
    if (isNew) await context.commands.product.bring({ itemNumber, isNew, seen: {}, changed: ofProduct(whole) });
    else if (Object.keys(changed).length)
      await context.commands.product.bring({ itemNumber, isNew, seen: ofProduct(was), changed });
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
  // What was sold or quoted once cannot be made never to have been: it is taken out of sale, and its price and stock with it, where
  // nobody has changed them since.
  async remove({ key: itemNumber, seen, wanted: now, shop }, context) {
    const [brought, present] = [seen as Partial<ProductThing>, now as unknown as ProductThing];
    await context.commands.product.takeBack({ itemNumber });
    const withdraw = (priceList: string) =>
      context.commands.priceList.set({
        ...{ priceList, itemNumber, tiers: [], isThere: true },
        currency: currencyOf(priceList, shop),
      });
    const stillThere = Object.entries(brought.stock ?? {}).filter(
      ([warehouse, units]) => own(present.stock, warehouse) === units,
    );
    await Promise.all([
      brought.prices &&
        !changedFields({ prices: brought.prices }, { prices: present.prices }) &&
        withdraw(STANDARD_PRICE_LIST),
      brought.cost && brought.cost === present.cost && withdraw(COST_PRICE_LIST),
      stillThere.length &&
        context.commands.stock.count({
          itemNumber,
          counts: Object.fromEntries(stillThere.map(([warehouse]) => [warehouse, 0])),
          isThere: true,
        }),
    ]);
  },
};

/** What of a thing is the product's own. */
function ofProduct(thing: Thing): Partial<BroughtProduct> {
  const { prices: _, cost: __, stock: ___, pictureNames: ____, ...its } = thing as Partial<ProductThing>;
  return its;
}
