import type { ReadModel } from '#platform/read-model/read-model.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { attributes } from './attributes.ts';
import { bestSellers } from './best-sellers.ts';
import { followCatalogue, type Catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { categoryQueries } from './category.queries.ts';
import { prices } from './prices.ts';
import { productQueries } from './product.queries.ts';
import { products } from './products.ts';
import { buildSearch, type Search } from './search.ts';
import { stock } from './stock.ts';

export const catalogueReadModels = [
  products,
  categories,
  attributes,
  prices,
  stock,
  bestSellers,
] as unknown as readonly ReadModel[];

/** Ids of everything that an import may name, whether it is sold or discontinued. */
export const catalogueIds = (read: ReadSide) => ({
  categories: new Set([...read.mirror(categories).values()].map(({ id }) => id)),
  attributes: new Map([...read.mirror(attributes).values()].map(({ id, data }) => [id, data.kind])),
  items: new Set([...read.mirror(products).values()].map((row) => row.item_number)),
});

export function catalogueQueries(read: ReadSide, guestsSeePrices: () => boolean) {
  const source = {
    products: read.mirror(products),
    categories: read.mirror(categories),
    attributes: read.mirror(attributes),
    prices: read.mirror(prices),
    stock: read.mirror(stock),
    bestSellers: read.mirror(bestSellers),
  };
  const catalogue = followCatalogue(source);
  let built: { readonly of: Catalogue; readonly search: Search } | undefined;
  const search = () => {
    const now = catalogue();
    if (built?.of !== now) built = { of: now, search: buildSearch(now) };
    return built.search;
  };
  const options = { catalogue, search, guestsSeePrices, read };
  return { ...categoryQueries(options), ...productQueries(options) };
}
