import type { bundleOperations } from '#contracts/bundle/bundle.ts';
import { DISCONTINUED } from '#contracts/category/category.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { bundleDiscount } from '#domain/shared/price/bundle-discount.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';

export const bundleQueries: Handlers<typeof bundleOperations, 'query'> = {
  async 'product/get_bundlediscount'({ productId }, { queries, caller }) {
    const found = await queries.product.facts({ itemNumbers: [productId] });
    const { bundle } = own(found, productId) ?? notFound('product_not_found', { itemNumber: productId });
    const itemNumbers = bundle.map((part) => part.itemNumber);
    const [facts, prices] = await Promise.all([
      queries.product.facts({ itemNumbers }),
      queries.priceList.prices({ accountId: caller.accountId, itemNumbers: [productId, ...itemNumbers] }),
    ]);
    const parts = bundle.map(({ itemNumber, quantity }) => {
      const availability = own(facts, itemNumber)?.availability ?? DISCONTINUED;
      return {
        itemNumber,
        quantity,
        availability,
        taxClass: own(facts, itemNumber)?.taxClass ?? '',
        prices: availability.status === 'discontinued' ? undefined : own(prices, itemNumber),
      };
    });
    const { partsTotal, discount } = bundleDiscount(own(prices, productId), parts);
    const currency = own(prices, productId)?.currency;
    return {
      ...(currency ? { CurrencyCode: currency } : {}),
      Parts: parts.map(({ itemNumber, quantity, availability, taxClass, prices: its }) => ({
        ProductId: itemNumber,
        Qty: quantity,
        ...(its ? { UnitPrice: priceAt(its, quantity).unitPrice } : {}),
        TaxClass: taxClass,
        Availability: availability,
      })),
      ...(partsTotal === undefined ? {} : { PartsTotal: partsTotal }),
      BundleDiscount: discount,
    };
  },
};
