import { factsOf, stockItemsOf } from './product-facts.ts';
import { pick } from '#projections/shared/pick.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { DocumentReaders, ProductDocument, ProductStatus } from '#domain/product/product.events.ts';
import type { productOperations } from '#contracts/product/product.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext, Handlers } from '#platform/kernel/operations/context.ts';
import { firstOf, knex } from '#platform/kernel/postgres/statement.ts';
import { documentOf } from './product-documents.ts';
import { likeSearchable } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { productList } from './product-list.ts';
import { isPublished, isSold, products } from './products.ts';
import { stock } from '#projections/stock/stock.ts';

/** Items that replaced each other one after the other; more are taken for none. */
const LONGEST_SUCCESSION = 8;

export const productQueries = (
  read: ReadSide,
): Pick<Handlers<typeof productOperations, 'query'>, 'product/document'> => ({
  async 'product/document'({ productId, document }, context) {
    const row = await read.row(products, productId, context);
    return isPublished(row)
      ? documentOf(row, document, context, ({ readers }) => mayHave(readers, context))
      : notFound('product_not_found', { itemNumber: productId });
  },
});

/** Those for buyers are counted by `download/take`. */
const mayHave = (readers: DocumentReaders, { caller }: OperationContext): boolean =>
  readers === 'everybody' || (readers === 'signed-in' && caller.accountId !== '');

const NEWEST_FIRST = [
  { column: 'changed_at', order: 'desc' },
  { column: 'item_number', order: 'desc' },
] as const;

export const productFunctions = (read: ReadSide) => ({
  /** Whether several products are drafts, sold or discontinued; unknown ones are left out. */
  async statuses(
    { itemNumbers }: { readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<Record<string, ProductStatus>> {
    const rows = await read.rows(products, itemNumbers, context);
    return pick(itemNumbers, (number) => rows.get(number)?.status);
  },

  /**
   * What is sold in place of items that are discontinued, along the chain of their successors; those without any are left
   * out.
   */
  async successors(
    { itemNumbers }: { readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<Record<string, { itemNumber: string; name: Translated }>> {
    const known = new Map(await read.rows(products, itemNumbers, context));
    const nextOf = (number: string) => known.get(number)?.successor ?? '';
    let wanted = itemNumbers.map(nextOf).filter(Boolean);
    for (let step = 0; wanted.length && step < LONGEST_SUCCESSION; step++) {
      const missing = wanted.filter((number) => !known.has(number));
      for (const [number, row] of await read.rows(products, missing, context)) known.set(number, row);
      wanted = missing.map(nextOf).filter(Boolean);
    }
    return pick(itemNumbers, (number) => {
      let row = known.get(nextOf(number));
      for (let step = 0; row?.status === 'discontinued' && step < LONGEST_SUCCESSION; step++)
        row = known.get(row.successor);
      return isSold(row) ? { itemNumber: row.item_number, name: row.data.name } : undefined;
    });
  },

  /** The first products, of any status, whose number or words a search names; without one those last changed. */
  async itemsNamed(
    { search, count }: { readonly search: string; readonly count: number },
    { language }: OperationContext,
  ): Promise<{ itemNumbers: { itemNumber: string; name: string }[] }> {
    const { rows } = await selectRows(read.pool, productList, {
      where(query) {
        query.whereNot({ status: '' });
        for (const word of plain(search).split(/\s+/).filter(Boolean)) query.whereLike('search', likeSearchable(word));
      },
      orderBy: search ? ['number_key', 'item_number'] : NEWEST_FIRST,
      limit: count,
      counted: count,
    });
    return { itemNumbers: rows.map((row) => ({ itemNumber: row.item_number, name: row.shown.name[language] })) };
  },

  /** Names of products, of any status, and their documents for those who bought them; products without any are left out. */
  async documentsForBuyers(
    { itemNumbers }: { readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<Record<string, { name: Translated; documents: ProductDocument[] }>> {
    const rows = await read.rows(products, itemNumbers, context);
    return pick(itemNumbers, (number) => {
      const data = rows.get(number)?.data;
      const documents = data?.documents.filter(({ readers }) => readers === 'buyers') ?? [];
      return data && documents.length ? { name: data.name, documents } : undefined;
    });
  },

  /** Tells whether a document of a product lies in this file. */
  async namesFile({ sha256 }: { readonly sha256: string }): Promise<{ named: boolean }> {
    // No index: it is asked once for each file that a buyer removed.
    const naming = knex(products.table).whereRaw(`data->'documents' @> ?`, [JSON.stringify([{ document: sha256 }])]);
    return { named: (await firstOf(read.pool, naming.select('item_number').limit(1))) !== undefined };
  },

  /** Tells whether anything is published with a price, and whether anything of that could be ordered. */
  async anySold(): Promise<{ sold: boolean; orderable: boolean }> {
    const sold = () =>
      knex(`${productList.table} as listed`).where({ 'listed.status': 'active', has_price: true }).limit(1);
    const inStock = sold().where('available', '>', 0).select('listed.item_number');
    const ahead = sold()
      .join(`${products.table} as product`, 'product.item_number', 'listed.item_number')
      .whereRaw(`(product.data->>'backorder' = 'true' or product.data->>'giftCertificate' = 'true')`)
      .select('listed.item_number');
    if (await firstOf(read.pool, inStock)) return { sold: true, orderable: true };
    const orderable = (await firstOf(read.pool, ahead)) !== undefined;
    return {
      sold: orderable || (await firstOf(read.pool, sold().select('listed.item_number'))) !== undefined,
      orderable,
    };
  },

  /** What products are by brand, category with all above it, and attributes; unknown ones are left out. */
  async traits(
    { itemNumbers }: { readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<
    Record<
      string,
      {
        brand: string;
        categories: readonly string[];
        attributes: Record<string, string>;
        grams: number;
        giftCertificate: boolean;
      }
    >
  > {
    const rows = await read.rows(products, itemNumbers, context);
    const { ancestors } = await context.queries.category.ancestors({
      categories: [...rows.values()].map(({ data }) => data.category),
    });
    return pick(itemNumbers, (number) => {
      const data = rows.get(number)?.data;
      if (!data) return undefined;
      const { brand, category, attributes, weightGrams: grams, giftCertificate } = data;
      return { brand, categories: own(ancestors, category) ?? [], attributes, grams, giftCertificate };
    });
  },

  /** Facts about several products, always of today; drafts and unknown ones are left out. */
  async facts(
    { itemNumbers }: { readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<
    Record<
      string,
      {
        itemNumber: string;
        name: { en: string; fr: string };
        seoFriendlyName: string;
        imageUrl: string;
        unit: string;
        packQuantity: number;
        minimumQuantity: number;
        quantityStep: number;
        grams: number;
        dimensions: { lengthMm: number; widthMm: number; heightMm: number };
        taxClass: string;
        lengthMm: number;
        backorder: boolean;
        giftCertificate: boolean;
        availability: {
          status: 'in-stock' | 'backorder' | 'sold-out' | 'discontinued';
          quantity: number;
          leadTimeDays: number;
          shipsOn?: string;
          backorderShipsOn?: string;
          expectedOn?: string;
          byEmail?: true;
        };
        bundle: { itemNumber: string; quantity: number }[];
        options: { name: Translated; value: Translated }[];
      }
    >
  > {
    if (context.past) return {};
    const days = await context.queries.calendar.shippingDays();
    const rows = await read.rows(products, itemNumbers, context);
    const [stocks, options] = await Promise.all([
      read.rows(stock, [...rows.values()].flatMap(stockItemsOf), context),
      context.queries.family.optionsOf({
        products: [...rows.values()].map(({ item_number: itemNumber, data: { family, attributes } }) => ({
          itemNumber,
          family,
          attributes,
        })),
      }),
    ]);
    const stockOfItem = (itemNumber: string) => stocks.get(itemNumber);
    return pick(itemNumbers, (number) => {
      const row = rows.get(number);
      return isPublished(row)
        ? { ...factsOf({ stock: stockOfItem }, row, days), options: own(options, number) ?? [] }
        : undefined;
    });
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly product: FunctionsOf<ReturnType<typeof productFunctions>>;
  }
}
