// Products as the back office lists and edits them.
import { seoNameOf } from './product-facts.ts';
import type { Knex } from 'knex';
import type { Input, Output } from '#contracts/api.ts';
import type { productDeskOperations } from '#contracts/product/product-desk.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { tiersOn } from '#domain/shared/price/price-periods.ts';
import { NO_TEXT } from '#domain/shared/translated.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { pictureUrl } from '#platform/shop/picture-url.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { likeSearchable } from '#platform/kernel/read-model/filter.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { breadcrumbOf, columnsOf, type CategoryTree, categoryTree } from '#projections/category/category-tree.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { documentOf } from './product-documents.ts';
import { productList, type ProductListRow } from './product-list.ts';
import { priceKey, prices, type PriceRow } from '#projections/price-list/prices.ts';
import { FAMILY, products, type ProductRow } from './products.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';

/** Counting more would take longer than finding the page. */
const COUNTED = 10_000;
/** Item numbers of one answer: a change of 100,000 products asks twenty times. */
const NUMBERS = 5_000;
/** Products whose attributes tell what those of a category have. */
const SAMPLE = 500;

/** Each has an index, so that a page is found without sorting all products. */
const sortColumn = (sort: Input<'admin/product/list'>['sort'], language: Language) =>
  ({ itemNumber: 'number_key', name: `name_${language}_key`, changedAt: 'changed_at' })[sort];

/** All but the preview, which the catalogue answers. */
type ProductDeskQueries = Omit<Handlers<typeof productDeskOperations, 'query'>, 'admin/product/preview'>;

export function productDeskQueries(read: ReadSide): ProductDeskQueries {
  const rowsOfPage = (
    { page, pageSize, sort, direction, ...filter }: Input<'admin/product/list'>,
    tree: CategoryTree,
    language: Language,
  ) => {
    const order = direction === 'ASC' ? 'asc' : 'desc';
    return selectRows(read.pool, productList, {
      where: (query) => narrow(query, filter, tree),
      orderBy: [
        { column: sortColumn(sort, language), order },
        { column: 'item_number', order },
      ],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      counted: COUNTED,
    });
  };

  return {
    async 'admin/product/list'(input, { language, now }) {
      const tree = categoryTree(read);
      const { rows, total, more } = await rowsOfPage(input, tree, language);
      return { total, more, rows: rows.map((row) => listed(row, tree, language, shopDay(now))) };
    },

    async 'admin/product/grid'(input, context) {
      const { language, now, queries } = context;
      const tree = categoryTree(read);
      const { rows, total, more } = await rowsOfPage(input, tree, language);
      const itemNumbers = rows.map(({ item_number }) => item_number);
      const { currency, standard: priceList } = await queries.priceList.terms({ accountId: '' });
      const [data, priceRows] = await Promise.all([
        loadRows(read.pool, products, itemNumbers),
        loadRows(
          read.pool,
          prices,
          itemNumbers.map((itemNumber) => priceKey(priceList, itemNumber)),
        ),
      ]);
      return {
        total,
        more,
        priceList,
        currency,
        today: shopDay(now),
        rows: itemNumbers.flatMap((itemNumber) => {
          const product = data.get(itemNumber);
          return product ? [gridRow(product, priceRows.get(priceKey(priceList, itemNumber)))] : [];
        }),
      };
    },

    async 'admin/product/numbers'({ after, ...filter }) {
      const tree = categoryTree(read);
      const query = knex(productList.table)
        .select('item_number')
        .orderBy('item_number')
        .limit(NUMBERS + 1);
      narrow(query, filter, tree);
      if (after) query.where('item_number', '>', after);
      const numbers = (await rowsOf<{ item_number: string }>(read.pool, query)).map(({ item_number }) => item_number);
      return { numbers: numbers.slice(0, NUMBERS), more: numbers.length > NUMBERS };
    },

    async 'admin/product/detail'({ itemNumber }, context) {
      const row = await productRow(itemNumber, context);
      const { pictures, pictureTexts, documents, ...data } = row.data;
      const path = breadcrumbOf(categoryTree(read).get(data.category));
      const price = (await read.rows(prices, [priceKey(STANDARD_PRICE_LIST, itemNumber)], context))
        .values()
        .next().value;
      const first = price && tiersOn(price.periods, shopDay(context.now))?.[0];
      return {
        itemNumber,
        status: row.status,
        publishAt: row.publish_at,
        successor: row.successor,
        seoFriendlyName: seoNameOf(row),
        data: editable(data),
        pictures: pictures.map((picture) => ({
          picture,
          url: picture === 'drawing' ? `/pictures/drawings/${itemNumber}.svg` : pictureUrl(picture, 240),
          altText: own(pictureTexts, picture) ?? NO_TEXT,
        })),
        documents: [...documents],
        categoryPath: path.map(({ id, data: its }) => ({ categoryId: id, name: its.name[context.language] })),
        related: await relatedTo(row, context),
        ...(first && price ? { standardPrice: first.unitPrice, currency: price.currency } : {}),
      };
    },

    async 'admin/product/attributes'({ category }) {
      const columns = columnsOf(categoryTree(read).get(category));
      const some = knex(productList.table).where({ category }).select('item_number').limit(SAMPLE);
      const keys = await rowsOf<{ key: string }>(
        read.pool,
        knex
          .distinct(knex.raw(`jsonb_object_keys(data->'attributes') as key`))
          .from(products.table)
          .whereIn('item_number', some),
      );
      const others = keys.map(({ key }) => key).filter((key) => !columns.includes(key));
      return { attributes: [...columns], others: others.sort() };
    },

    async 'admin/product/document'({ itemNumber, document }, context) {
      return documentOf(await productRow(itemNumber, context), document, context, () => true);
    },
  };

  async function productRow(itemNumber: string, context: OperationContext): Promise<ProductRow> {
    return (await read.row(products, itemNumber, context)) ?? notFound('product_not_found', { itemNumber });
  }

  async function relatedTo(
    { data: { accessories, similar, bundle }, successor }: ProductRow,
    { language }: OperationContext,
  ): Promise<Output<'admin/product/detail'>['related']> {
    const named = [...accessories, ...similar, ...bundle.map(({ itemNumber }) => itemNumber), successor].filter(
      Boolean,
    );
    const rows = await loadRows(read.pool, products, [...new Set(named)]);
    return dictionary(
      [...rows].map(([key, { data, status }]) => [key, { name: data.name[language], status }] as const),
    );
  }
}

type Filter = Omit<Input<'admin/product/numbers'>, 'after'> & Pick<Input<'admin/product/grid'>, 'items'>;

function gridRow({ item_number: itemNumber, status, data }: ProductRow, price: PriceRow | undefined) {
  const {
    category,
    brand,
    gtin,
    manufacturerNumber,
    family,
    name,
    keywords,
    unit,
    packQuantity,
    weightGrams,
    dimensions,
  } = data;
  const { minimumQuantity, quantityStep, leadTimeDays, backorder, giftCertificate, taxClass, attributes, newUntil } =
    data;
  const texts = {
    category,
    brand,
    gtin,
    manufacturerNumber,
    family,
    name,
    keywords,
    unit,
    taxClass,
    newUntil,
    attributes: { ...attributes },
  };
  const numbers = { packQuantity, weightGrams, dimensions, minimumQuantity, quantityStep, leadTimeDays };
  return {
    itemNumber,
    status,
    data: { ...texts, ...numbers, backorder, giftCertificate },
    ...(price
      ? {
          price: {
            version: price.version,
            currency: price.currency,
            periods: price.periods.map((period) => ({ ...period, tiers: period.tiers.map((tier) => ({ ...tier })) })),
          },
        }
      : {}),
  };
}

function narrow(query: Knex.QueryBuilder, filter: Filter, tree: CategoryTree): void {
  const { search, category, brand, family, status, picture, price, stock, items } = filter;
  if (status) query.where({ status });
  else query.whereNot({ status: '' });
  for (const word of plain(search).split(/\s+/).filter(Boolean)) query.whereLike('search', likeSearchable(word));
  if (category) {
    const found = tree.get(category);
    const below = found ? tree.all.slice(found.from, found.until).map(({ id }) => id) : [category];
    query.whereRaw('category = any(?)', [below]);
  }
  if (items) query.whereRaw('item_number = any(?)', [items]);
  if (brand) query.where({ brand });
  if (family)
    query.whereIn(
      'item_number',
      knex(products.table).select('item_number').whereRaw(`${FAMILY} <> '' and ${FAMILY} = ?`, [family]),
    );
  // As the partial indexes say it.
  if (picture) query.whereRaw(picture === 'with' ? 'has_picture' : 'not has_picture');
  if (price) query.whereRaw(price === 'with' ? 'has_price' : 'not has_price');
  if (stock === 'with') query.where('available', '>', 0);
  if (stock === 'without') query.whereRaw('available <= 0');
}

function listed(row: ProductListRow, tree: CategoryTree, language: Language, today: string) {
  const { item_number: itemNumber, status, category, brand, shown, price, available } = row;
  const first = price && tiersOn(price.periods, today)?.[0];
  const [picture] = shown.pictures;
  return {
    itemNumber,
    name: shown.name[language],
    brand,
    category,
    categoryName: tree.get(category)?.data.name[language] ?? category,
    status: status || 'draft',
    publishAt: shown.publishAt,
    successor: shown.successor,
    imageUrl: picture === 'drawing' ? `/pictures/drawings/${itemNumber}.svg` : pictureUrl(picture, 240),
    hasPicture: row.has_picture,
    ...(first && price ? { price: first.unitPrice, currency: price.currency } : {}),
    unit: shown.unit,
    ...(available === null ? {} : { available }),
    changedAt: row.changed_at,
  } as const;
}

/** Lists as the contract writes them: what is read is not changed in place. */
const editable = <T extends Pick<ProductRow['data'], 'accessories' | 'similar' | 'bundle' | 'attributes'>>(
  data: T,
) => ({
  ...data,
  attributes: { ...data.attributes },
  accessories: [...data.accessories],
  similar: [...data.similar],
  bundle: data.bundle.map((part) => ({ ...part })),
});
