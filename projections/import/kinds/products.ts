import { products as kind } from '#contracts/import/kinds/products.ts';
import { COST_PRICE_LIST, STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { broughtStatus } from '#domain/product/product.events.ts';
import { isUploaded } from '#platform/shop/picture-url.ts';
import type { KindRecords } from './kind-records.ts';

export const products: KindRecords = {
  async present(itemNumbers, { queries: { catalogueRecords, picture } }) {
    const [rows, prices, costs, stock] = await Promise.all([
      catalogueRecords.products({ itemNumbers }),
      catalogueRecords.prices({ priceList: STANDARD_PRICE_LIST, itemNumbers }),
      catalogueRecords.prices({ priceList: COST_PRICE_LIST, itemNumbers }),
      catalogueRecords.stock({ itemNumbers }),
    ]);
    const uploaded = [...rows.values()].flatMap(({ data: { pictures } }) => pictures.filter(isUploaded));
    const names = await picture.names({ pictures: [...new Set(uploaded)] });
    return new Map(
      [...rows].map(([itemNumber, { data, status, taken_back: takenBack }]) => [
        itemNumber,
        {
          ...kind.blank,
          ...data,
          status: broughtStatus({ status, takenBack }),
          itemNumber,
          prices: prices.get(itemNumber) ?? [],
          cost: costs.get(itemNumber)?.[0]?.unitPrice ?? null,
          stock: stock.get(itemNumber) ?? {},
          pictureNames: Object.fromEntries(
            data.pictures.flatMap((key) => (names.get(key) ?? []).map((name) => [name.toLowerCase(), key])),
          ),
        },
      ]),
    );
  },
  keys: (after, count, { queries }) => queries.catalogueRecords.itemNumbers({ after, count }),
};
