import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { attributeQueries } from './attribute.queries.ts';
import { attributes } from './attributes.ts';
import { bestSellers } from './best-sellers.ts';
import { brandQueries } from './brand.queries.ts';
import { categories } from './categories.ts';
import { bundleQueries } from './bundle.queries.ts';
import { comparisonQueries } from './comparison.queries.ts';
import { categoryDeskQueries } from './category-desk.queries.ts';
import { categoryQueries } from './category.queries.ts';
import type { CatalogueQueriesOptions } from './catalogue-queries-options.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import { families } from './families.ts';
import { familyQueries } from './family.queries.ts';
import { prices } from './prices.ts';
import { productDeskQueries } from './product-desk.queries.ts';
import { productList } from './product-list.ts';
import { productQueries } from './product.queries.ts';
import { products } from './products.ts';
import { readerOf } from './reader.ts';
import { stock } from './stock.ts';
import { synonymQueries } from './synonym.queries.ts';
import { synonyms } from './synonyms.ts';

export const catalogueReadModels = [
  products,
  attributes,
  families,
  prices,
  stock,
  bestSellers,
  synonyms,
  productList,
] as unknown as readonly ReadModel[];

/** Few, and asked for by every cart: promotions and rules of price lists name them. */
export const mirroredCatalogueReadModels = [categories] as unknown as readonly ReadModel[];

/** Asked again and again by key: by carts, quotes, orders and checkouts. */
export const rememberedCatalogueReadModels = [products, prices, stock] as unknown as readonly ReadModel[];

/** Asks the catalogue's index on behalf of the caller. */
export function catalogueOptions(
  read: ReadSide,
  index: CatalogueIndex,
  guestsSeePrices: () => boolean,
): CatalogueQueriesOptions {
  return {
    read,
    async ask(question, input, context, otherReader) {
      const reader = otherReader ?? (await readerOf(context, guestsSeePrices()));
      const { output, dependencies, isBehind } = await index.ask(question, input, reader, context.reads.after());
      context.reads.addDependencies(dependencies);
      if (isBehind) context.reads.fellBehind();
      return output;
    },
  };
}

export const catalogueQueries = (options: CatalogueQueriesOptions) => ({
  ...attributeQueries(options.read),
  ...brandQueries(options.read),
  ...synonymQueries(options.read),
  ...categoryQueries(options),
  ...bundleQueries,
  ...comparisonQueries(options),
  ...familyQueries(options.read),
  ...categoryDeskQueries(options.read),
  ...productQueries(options),
  ...productDeskQueries(options),
});

/** Ids of everything that an import may name, whether it is sold or discontinued. */
export async function catalogueIds({ pool }: ReadSide) {
  const [items, categoryRows, attributeRows] = await Promise.all([
    rowsOf<{ id: string }>(pool, knex(products.table).select({ id: 'item_number' })),
    rowsOf<{ id: string }>(pool, knex(categories.table).select('id')),
    rowsOf<{ id: string; kind: 'number' | 'text' }>(
      pool,
      knex(attributes.table).select('id', { kind: knex.raw(`data->>'kind'`) }),
    ),
  ]);
  return {
    categories: new Set(categoryRows.map(({ id }) => id)),
    attributes: new Map(attributeRows.map(({ id, kind }) => [id, kind])),
    items: new Set(items.map(({ id }) => id)),
  };
}
