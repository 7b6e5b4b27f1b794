import { loader } from '#storefront/shared/loader.ts';
import { compareOptionsQuery, comparisonQuery, itemsOf } from './comparison.queries.ts';

export const comparisonLoader = loader(async ({ load, url }) => {
  const items = itemsOf(url.search);
  if (!items.length) return;
  const { products } = await load(comparisonQuery(items));
  await load(compareOptionsQuery(products.map(({ itemNumber }) => itemNumber)));
});
