import { keyOf, partsOfKey } from '#contracts/import/kinds/import-kind.ts';
import type { KindRecords } from './kind-records.ts';

export const prices: KindRecords = {
  async present(keys, { queries }) {
    const items = new Map<string, string[]>();
    for (const [priceList = '', itemNumber = ''] of keys.map(partsOfKey))
      items.set(priceList, [...(items.get(priceList) ?? []), itemNumber]);
    const found = await Promise.all(
      [...items].map(async ([priceList, itemNumbers]) => {
        const tiers = await queries.catalogueRecords.prices({ priceList, itemNumbers });
        return [...tiers].map(
          ([itemNumber, its]) => [keyOf([priceList, itemNumber]), { priceList, itemNumber, prices: its }] as const,
        );
      }),
    );
    return new Map(found.flat());
  },
  async keys(after, count, { queries }) {
    const [priceList = '', itemNumber = ''] = partsOfKey(after);
    const next = await queries.catalogueRecords.pricesAfter({ priceList, itemNumber, count });
    return next.map((one) => keyOf([one.priceList, one.itemNumber]));
  },
};
