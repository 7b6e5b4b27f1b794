import type { comparisonOperations } from '#contracts/comparison/comparison.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { valueOf } from '#platform/kernel/operations/json-text.ts';
import type { CatalogueQueriesOptions } from './catalogue-queries-options.ts';

export const comparisonQueries = ({
  ask,
}: CatalogueQueriesOptions): Handlers<typeof comparisonOperations, 'query'> => ({
  async 'cart/viewcomparison'({ productIds }, context) {
    const products = valueOf(await ask('cards', { itemNumbers: productIds }, context));
    if (!products.length) return notFound('compare_nothing');
    const shown = new Set(products.map(({ itemNumber }) => itemNumber));
    return { products, missing: productIds.filter((itemNumber) => !shown.has(itemNumber)) };
  },

  async 'product/getcompareoptions'({ productIds }, context) {
    const asked = productIds.map((itemNumber) => ask('product', { itemNumber }, context));
    const products = (await Promise.all(asked)).flatMap((answer) => valueOf(answer) ?? []);
    if (!products.length) return notFound('compare_nothing');
    return { options: compareOptions(products) };
  },
});

/** Every attribute that one of them has, in the order in which the first that has it shows it. */
export function compareOptions(products: readonly Pick<ProductDetails, 'attributes'>[]) {
  const known = new Map<string, { readonly name: string; readonly unit: string }>();
  for (const { attributes } of products)
    for (const { key, name, unit } of attributes) if (!known.has(key)) known.set(key, { name, unit });
  return [...known].map(([key, { name, unit }]) => {
    const values = products.map(({ attributes }) => attributes.find((one) => one.key === key)?.value ?? '');
    return { key, name, unit, values, differs: new Set(values).size > 1 };
  });
}
