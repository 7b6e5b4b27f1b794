import type { KindRecords } from './kind-records.ts';

/** Files themselves are in no table: the kind is not exported. */
export const productFiles: KindRecords = {
  async present(itemNumbers, { queries }) {
    const rows = await queries.catalogueRecords.products({ itemNumbers });
    return new Map(
      [...rows].map(([itemNumber, { data }]) => [
        itemNumber,
        { itemNumber, pictures: data.pictures, documents: data.documents },
      ]),
    );
  },
  keys: async () => [],
};
