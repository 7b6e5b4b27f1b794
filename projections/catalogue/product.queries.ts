import type { productOperations } from '#contracts/product.ts';
import type { priceListOperations } from '#contracts/price-list.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import { COST_PRICE_LIST, STANDARD_PRICE_LIST, type PriceListEvent } from '#domain/price-list/price-list.events.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';
import { shopDay } from '#platform/shop-calendar.ts';
import type { Handlers } from '#platform/operations/context.ts';
import { breadcrumbOf, type Catalogue, type Item } from './catalogue.ts';
import type { CatalogueQueriesOptions } from './category.queries.ts';
import { priceKey, prices } from './prices.ts';
import {
  attributeOf,
  cardOf,
  factsOf,
  pictureUrl,
  priceOf,
  readerOf,
  stockOf,
  type Language,
  type Reader,
} from './reader.ts';

type ProductQueries = Handlers<typeof productOperations, 'query'> & Handlers<typeof priceListOperations, 'query'>;

export function productQueries({ catalogue: now, guestsSeePrices, read }: CatalogueQueriesOptions): ProductQueries {
  const itemByNumber = (itemNumber: string): Item =>
    now().items.get(itemNumber) ?? notFound('product_not_found', { itemNumber });
  const cards = (numbers: readonly string[], reader: Reader) =>
    numbers.flatMap((number) => {
      const item = now().items.get(number);
      return item && !item.discontinued ? [cardOf(now(), item, reader, [])] : [];
    });

  return {
    async 'product/productinfo'({ productId }, context) {
      const catalogue = now();
      const item = itemByNumber(productId);
      const reader = await readerOf(context, guestsSeePrices());
      const { data } = item;
      const path = breadcrumbOf(catalogue.categories.get(data.category)).map((category) => ({
        CategoryId: category.id,
        CategoryName: category.data.name[reader.language],
        SEOFriendlyName: category.seoFriendlyName,
      }));
      return {
        ...cardOf(catalogue, item, reader, []),
        imageUrl: pictureUrl(data.pictures[0], 600),
        description: data.description[reader.language],
        weightKg: data.weightGrams / 1_000,
        pictures: data.pictures.map((key) =>
          key === 'drawing'
            ? { url: `/pictures/drawings/${item.itemNumber}.svg`, kind: 'drawing' as const }
            : { url: pictureUrl(key, 600), kind: 'render' as const },
        ),
        attributes: attributesOf(catalogue, item, reader.language),
        warehouses: stockOf(catalogue, item).warehouses.map(([warehouse, quantity]) => ({ warehouse, quantity })),
        category: path.at(-1) ?? {
          CategoryId: data.category,
          CategoryName: data.category,
          SEOFriendlyName: data.category,
        },
        breadcrumb: path,
        bundle: data.bundle.flatMap((part) => {
          const child = catalogue.items.get(part.itemNumber);
          return child
            ? [
                {
                  itemNumber: child.itemNumber,
                  seoFriendlyName: child.seoFriendlyName,
                  name: child.data.name[reader.language],
                  imageUrl: pictureUrl(child.data.pictures[0], 240),
                  quantity: part.quantity,
                },
              ]
            : [];
        }),
        accessories: cards(data.accessories, reader),
      };
    },

    async 'product/getsimilarproducts'({ productId, numberOfProducts }, context) {
      return cards(itemByNumber(productId).data.similar, await readerOf(context, guestsSeePrices())).slice(
        0,
        numberOfProducts,
      );
    },

    async 'product/addresses'() {
      const { categories, sold } = now();
      return {
        categories: [...categories.values()].map(({ id, seoFriendlyName }) => ({
          CategoryId: id,
          SEOFriendlyName: seoFriendlyName,
        })),
        products: sold.map(({ itemNumber, seoFriendlyName }) => ({ itemNumber, seoFriendlyName })),
      };
    },

    /** Of the past nothing is known: what lies on the shelf and how it looks is of today. */
    async 'product/facts'({ itemNumbers }, context) {
      if (context.past) return {};
      const today = shopDay(context.now);
      return pick(itemNumbers, (number) => {
        const item = now().items.get(number);
        return item && factsOf(now(), item, today);
      });
    },

    'price-list/names': async () =>
      [...new Set([STANDARD_PRICE_LIST, ...[...now().source.prices.values()].map((row) => row.price_list)])]
        .filter((name) => name !== COST_PRICE_LIST)
        .sort(),

    async 'price-list/prices'({ priceList, itemNumbers }, context) {
      const keys = [priceList, STANDARD_PRICE_LIST].flatMap((list) =>
        itemNumbers.map((number) => priceKey(list, number)),
      );
      const rows = await read.rows(prices, keys, context);
      return pick(itemNumbers, (number) => {
        const row = priceOf(rows, priceList, number);
        return (
          row && {
            priceList: row.price_list,
            version: row.version,
            currency: row.currency,
            tiers: row.tiers.map(({ quantity, unitPrice }) => ({ quantity, unitPrice })),
          }
        );
      });
    },

    async 'price-list/versions'({ prices: wanted }, { history }) {
      const keys = [...new Set(wanted.map(({ priceList, itemNumber }) => priceKey(priceList, itemNumber)))];
      const events = (
        await Promise.all(keys.map((key) => history(`price-list-${key}`)))
      ).flat() as StoredEvent<PriceListEvent>[];
      return events.flatMap(({ type, data, stream, revision, at, metadata }) =>
        type === 'PriceSet'
          ? [
              {
                priceList: data.priceList,
                itemNumber: data.itemNumber,
                version: data.version,
                event: `${stream}@${revision}`,
                at,
                by: metadata.actor,
              },
            ]
          : [],
      );
    },
  };
}

/** In the order of the attributes' own definition. */
function attributesOf(catalogue: Catalogue, item: Item, language: Language) {
  const sortOf = (key: string) => catalogue.source.attributes.get(key)?.data.sort ?? 0;
  return Object.entries(item.data.attributes)
    .sort(([a], [b]) => sortOf(a) - sortOf(b))
    .map(([key, value]) => attributeOf(catalogue, key, value, language));
}

function pick<T>(keys: readonly string[], find: (key: string) => T | undefined): Record<string, T> {
  return dictionary(
    keys.flatMap((key) => {
      const value = find(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
