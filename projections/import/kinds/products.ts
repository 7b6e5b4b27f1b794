import { products as kind } from '#contracts/import-kinds/products.ts';
import { COST_PRICE_LIST, STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { KindRecords } from './kind-records.ts';

export const products: KindRecords = {
  async present(itemNumbers, { queries: { catalogueRecords } }) {
    const [rows, prices, costs, stock] = await Promise.all([
      catalogueRecords.products({ itemNumbers }),
      catalogueRecords.prices({ priceList: STANDARD_PRICE_LIST, itemNumbers }),
      catalogueRecords.prices({ priceList: COST_PRICE_LIST, itemNumbers }),
      catalogueRecords.stock({ itemNumbers }),
    ]);
    return new Map(
      [...rows].map(([itemNumber, { data, status }]) => [
        itemNumber,
        {
          ...kind.blank,
          ...data,
          status,
          itemNumber,
          prices: prices.get(itemNumber) ?? [],
          cost: costs.get(itemNumber)?.[0]?.unitPrice ?? null,
          stock: stock.get(itemNumber) ?? {},
        },
      ]),
    );
  },
  keys: (after, count, { queries }) => queries.catalogueRecords.itemNumbers({ after, count }),
};
