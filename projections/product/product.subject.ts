import { FOUND_AT_MOST, type SubjectDefinition } from '#projections/shared/subject.ts';

/** A product with its prices in every list and its stock. */
export const productSubject: SubjectDefinition = {
  kind: 'product',
  readModels: ['product'],
  streams: async (id, find) => [`product-${id}`, `stock-${id}`, ...(await find('price-list-', `.${id}`))],
  streamNamed: (search) => ({ prefix: `product-${search}`, suffix: '' }),
  async find(search, { queries }) {
    const { itemNumbers } = await queries.product.itemsNamed({ search, count: FOUND_AT_MOST });
    return itemNumbers.map(({ itemNumber, name }) => ({
      subject: `product:${itemNumber}`,
      title: `${itemNumber} ${name}`,
    }));
  },
};
