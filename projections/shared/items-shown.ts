// Items of lists and past orders as they are today: name, picture, price for the caller, and whether they can be had.
import type { ItemShown } from '#contracts/shared/item-shown.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { unitOf, wireUnit } from '#contracts/shared/wire-unit.ts';
import { own } from '#domain/shared/dictionary.ts';
import { priceAt, type ItemPrices } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

interface ItemToShow {
  readonly itemNumber: string;
  /** What the price is for. */
  readonly quantity: number;
  /** As it was called where it is no longer known. */
  readonly name?: { readonly en: string; readonly fr: string };
}

const GONE = { status: 'discontinued', quantity: 0, leadTimeDays: 0 } as const;

/** In the order of the items. */
export async function itemsShown(
  items: readonly ItemToShow[],
  { queries, caller, language }: OperationContext,
): Promise<ItemShown[]> {
  const itemNumbers = [...new Set(items.map(({ itemNumber }) => itemNumber))];
  const [facts, prices] = await Promise.all([
    queries.product.facts({ itemNumbers }),
    queries.priceList.prices({ accountId: caller.accountId, itemNumbers }),
  ]);
  return items.map((item) => ({
    ProductId: item.itemNumber,
    ...productToday(item, own(facts, item.itemNumber), language),
    ...priceToday(own(facts, item.itemNumber), own(prices, item.itemNumber), item.quantity),
  }));
}

function productToday({ itemNumber, name }: ItemToShow, fact: ProductFacts | undefined, language: 'en' | 'fr') {
  if (!fact)
    return {
      ...{ SEOFriendlyName: 'item', SkuName: name?.[language] ?? itemNumber, ProductImageURL: '' },
      ...{ ...wireUnit(unitOf(undefined)), MinQty: 1, QtyStep: 1, TaxClass: '', Availability: GONE },
    };
  return {
    ...{ SEOFriendlyName: fact.seoFriendlyName, SkuName: fact.name[language], ProductImageURL: fact.imageUrl },
    ...wireUnit(unitOf(fact)),
    ...{ MinQty: fact.minimumQuantity, QtyStep: fact.quantityStep, TaxClass: fact.taxClass },
    Availability: fact.availability,
  };
}

const priceToday = (fact: ProductFacts | undefined, prices: ItemPrices | undefined, quantity: number) =>
  prices && fact && fact.availability.status !== 'discontinued'
    ? { UnitPrice: priceAt(prices, quantity).unitPrice, CurrencyCode: prices.currency }
    : {};
