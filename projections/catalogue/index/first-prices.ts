// The first price of products as a reader pays it, from memory alone: lists are sorted by it.
import { alteredPrice } from '#domain/shared/price/price-arithmetic.ts';
import { ruleFor, type PriceTerms, type TermList } from '#domain/shared/price/resolve-price.ts';
import { BRAND } from '../reader.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';

/** Minor units; as `resolvePrice` finds them, for some products. */
export function firstPrices(
  copy: Pick<CatalogueCopy, 'sets' | 'priceColumns' | 'ancestors'>,
  { lists, standard }: PriceTerms,
  day: string,
  ids: Uint32Array,
): (id: number) => number | undefined {
  const base = copy.priceColumns.column(standard, day);
  const asked = lists.map((list) => ({
    own: copy.priceColumns.column(list.priceList, day),
    ruled: list.rules.length ? ruledPrice(copy, list, ids) : undefined,
  }));
  return (id) => {
    for (const { own, ruled } of asked) {
      const price = own(id) ?? ruled?.(id, base(id));
      if (price !== undefined) return price;
    }
    return undefined;
  };
}

function ruledPrice(
  { sets, ancestors }: Pick<CatalogueCopy, 'sets' | 'ancestors'>,
  { rules }: TermList,
  ids: Uint32Array,
) {
  const brands = new Map<number, string>();
  for (const { of, named } of rules)
    if (of === 'brand')
      for (const id of sets.filterAndCount(ids, new Map([[BRAND, new Set([named])]]), () => false).ids)
        brands.set(id, named);
  return (id: number, base: number | undefined): number | undefined => {
    if (base === undefined) return undefined;
    const categories = () => ancestors(sets.categoryOf(id));
    const rule = ruleFor(rules, { itemNumber: '', brand: brands.get(id) ?? '', categories });
    return rule && alteredPrice(base, { kind: 'percent', by: rule.milliPercent }, rule.rounding);
  };
}
