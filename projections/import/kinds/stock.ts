import type { KindRecords } from './kind-records.ts';

export const stock: KindRecords = {
  async present(itemNumbers, { queries: { catalogueRecords } }) {
    const [rows, counts] = await Promise.all([
      catalogueRecords.products({ itemNumbers }),
      catalogueRecords.stock({ itemNumbers }),
    ]);
    return new Map(
      [...rows.keys()].map((itemNumber) => [itemNumber, { itemNumber, stock: counts.get(itemNumber) ?? {} }]),
    );
  },
  keys: (after, count, { queries }) => queries.catalogueRecords.itemNumbers({ after, count }),
};
