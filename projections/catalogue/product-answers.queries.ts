// What shoppers, and staff who look at the shop as somebody else, are answered about one product.
import type { productDeskOperations } from '#contracts/product/product-desk.ts';
import type { productOperations } from '#contracts/product/product.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { isUploaded } from '#platform/shop/picture-url.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { products } from '#projections/product/products.ts';
import { dayText } from '#projections/shared/money-and-days.ts';
import { found, type CatalogueQueriesOptions } from './catalogue-queries-options.ts';
import { dataSheet } from './data-sheet.ts';
import { readerFor } from './reader.ts';

type ProductAnswers = Omit<Handlers<typeof productOperations, 'query'>, 'product/document'> &
  Pick<Handlers<typeof productDeskOperations, 'query'>, 'admin/product/preview'>;

/** Addresses that are asked of the index at once: it answers nobody else meanwhile. */
const ADDRESSES = 500;

export function productAnswerQueries({ ask, read }: CatalogueQueriesOptions): ProductAnswers {
  const productNotFound = (itemNumber: string): never => notFound('product_not_found', { itemNumber });

  return {
    'product/productinfo': async ({ productId }, context) =>
      found(await ask('product', { itemNumber: productId }, context), () => productNotFound(productId)),

    'product/getsimilarproducts': async ({ productId, numberOfProducts }, context) =>
      found(await ask('similar', { itemNumber: productId, count: numberOfProducts }, context), () =>
        productNotFound(productId),
      ),

    'product/getvariants': async ({ productId }, context) =>
      found(await ask('variants', { itemNumber: productId }, context), () => productNotFound(productId)),

    async 'product/get_options'({ productId }, context) {
      const product = found(await ask('product', { itemNumber: productId }, context), () => productNotFound(productId));
      return { options: product.read().options };
    },

    async 'product/datasheet'({ productId }, context) {
      const { language, now, queries, services } = context;
      const asked = found(await ask('product', { itemNumber: productId }, context), () => productNotFound(productId));
      const product = asked.read();
      const picture = (await read.row(products, productId, context))?.data.pictures[0] ?? '';
      const [company, priceShown, pictureFile] = await Promise.all([
        queries.store.letterhead({ language }),
        queries.tax.priceShown({ accountId: context.caller.accountId }),
        isUploaded(picture) ? queries.picture.shownFile({ picture }) : undefined,
      ]);
      const content = await services.threads.run(dataSheet, {
        language,
        product,
        priceShown,
        picture: picture === 'drawing' ? '' : picture,
        pictureFile: pictureFile?.bytes,
        company,
        at: now,
        day: dayText(shopDay(now), language),
      });
      return { fileName: `${productId}.pdf`, content };
    },

    async 'admin/product/preview'({ itemNumber, language, accountId }, context) {
      const { value } = await context.queries.setting.value({ name: settings.guestsSeePrices });
      const reader = await readerFor({ accountId: accountId ?? '', language }, context, isOnValue(value));
      return found(await ask('product', { itemNumber, withDrafts: true }, context, reader), () =>
        productNotFound(itemNumber),
      );
    },
  };
}

export const catalogueFunctions = ({ ask }: CatalogueQueriesOptions) => ({
  /** What the addresses of all categories and of all products that are sold are made of. */
  async addresses(
    _input: void,
    context: OperationContext,
  ): Promise<{
    categories: { CategoryId: string; SEOFriendlyName: string }[];
    products: { itemNumber: string; seoFriendlyName: string }[];
  }> {
    const { categories, products: first } = (await ask('addresses', { after: '', count: ADDRESSES }, context)).read();
    const all = [...first];
    for (let last = first; last.length === ADDRESSES;) {
      const after = needed(last.at(-1), 'last product').itemNumber;
      ({ products: last } = (await ask('addresses', { after, count: ADDRESSES }, context)).read());
      all.push(...last);
    }
    return { categories, products: all };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly catalogue: FunctionsOf<ReturnType<typeof catalogueFunctions>>;
  }
}
