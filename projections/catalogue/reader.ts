// What one reader may see: language, price list, and whether prices show at all ("Login to buy").
import type { Availability, ProductCard } from '#contracts/category.ts';
import type { ProductFacts } from '#contracts/product.ts';
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { OperationContext } from '#platform/operations/context.ts';
import { shippingDay, shopDay } from '#platform/shop-calendar.ts';
import { BRAND, type Catalogue, type Item } from './catalogue.ts';
import { priceKey, type PriceRow } from './prices.ts';
import { availableByWarehouse } from './stock.ts';

export type Language = 'en' | 'fr';

export interface Reader {
  readonly language: Language;
  readonly priceList: string;
  readonly seesPrices: boolean;
  /** The shop's calendar day, from which shipping is counted. */
  readonly today: string;
}

export async function readerOf(context: OperationContext, guestsSeePrices: boolean): Promise<Reader> {
  const { accountId } = context.caller;
  const priceList = accountId ? (await context.call('account/terms', { accountId })).priceList : STANDARD_PRICE_LIST;
  return {
    language: context.language,
    priceList,
    seesPrices: guestsSeePrices || accountId !== '',
    today: shopDay(context.now),
  };
}

export const pictureUrl = (key: string | undefined, size: 240 | 600) =>
  key ? `/pictures/${key}-${size}.webp` : '/pictures/placeholder.svg';

/** The row of the reader's list, or of the standard one where theirs has none. */
export function priceOf(
  prices: { get(key: string): PriceRow | undefined },
  priceList: string,
  itemNumber: string,
): PriceRow | undefined {
  const own = prices.get(priceKey(priceList, itemNumber));
  const row = own?.tiers.length ? own : prices.get(priceKey(STANDARD_PRICE_LIST, itemNumber));
  return row?.tiers.length ? row : undefined;
}

/** A bundle can be had as often as its scarcest part allows. */
export function stockOf(catalogue: Catalogue, item: Item): { total: number; warehouses: [string, number][] } {
  const ofItem = (itemNumber: string) => {
    const row = catalogue.source.stock.get(itemNumber);
    return row ? availableByWarehouse(row) : [];
  };
  if (!item.data.bundle.length) {
    const warehouses = ofItem(item.itemNumber);
    return { total: warehouses.reduce((sum, [, n]) => sum + n, 0), warehouses };
  }
  const whole = item.data.bundle.map((part) =>
    Math.floor(ofItem(part.itemNumber).reduce((sum, [, n]) => sum + n, 0) / part.quantity),
  );
  return { total: Math.min(...whole), warehouses: [] };
}

export function availabilityOf(catalogue: Catalogue, item: Item, today: string): Availability {
  const { total } = stockOf(catalogue, item);
  const { leadTimeDays, backorder } = item.data;
  const status = item.discontinued ? 'discontinued' : total > 0 ? 'in-stock' : backorder ? 'backorder' : 'sold-out';
  const canBeBought = status === 'in-stock' || status === 'backorder';
  return {
    status,
    quantity: total,
    leadTimeDays,
    ...(canBeBought ? { shipsOn: shippingDay(today, status === 'in-stock', leadTimeDays) } : {}),
    ...(backorder && canBeBought ? { backorderShipsOn: shippingDay(today, false, leadTimeDays) } : {}),
  };
}

export function cardOf(catalogue: Catalogue, item: Item, reader: Reader, columns: readonly string[]): ProductCard {
  const { data } = item;
  const price = priceOf(catalogue.source.prices, reader.priceList, item.itemNumber);
  return {
    itemNumber: item.itemNumber,
    seoFriendlyName: item.seoFriendlyName,
    name: data.name[reader.language],
    brand: data.brand,
    imageUrl: pictureUrl(data.pictures[0], 240),
    unit: data.unit,
    packQuantity: data.packQuantity,
    currency: (price?.currency ?? 'CAD') as 'CAD',
    ...(reader.seesPrices && price ? { prices: price.tiers as ProductCard['prices'] } : {}),
    availability: availabilityOf(catalogue, item, reader.today),
    attributes: columns
      .filter((key) => data.attributes[key] !== undefined)
      .map((key) => attributeOf(catalogue, key, data.attributes[key]!, reader.language)),
  };
}

export function attributeOf({ source }: Catalogue, key: string, value: string, language: Language) {
  const definition = source.attributes.get(key)?.data;
  return {
    key,
    name: definition?.name[language] ?? key,
    value: valueLabel(definition, value, language),
    unit: unitLabel(definition, language),
  };
}

/** Most units are written alike; those that are not have a French form. */
const unitLabel = (definition: AttributeData | undefined, language: Language): string =>
  (language === 'fr' && definition?.unitFr) || (definition?.unit ?? '');

export const valueLabel = (
  definition: { readonly valuesFr: Readonly<Record<string, string>>; readonly kind: string } | undefined,
  value: string,
  language: Language,
) => {
  if (language === 'en' || !definition) return value;
  return definition.kind === 'number' ? value.replace('.', ',') : (definition.valuesFr[value] ?? value);
};

export function facetName({ source }: Catalogue, key: string, language: Language): { name: string; unit: string } {
  if (key === BRAND) return { name: language === 'fr' ? 'Marque' : 'Brand', unit: '' };
  const definition = source.attributes.get(key)?.data;
  return { name: definition?.name[language] ?? key, unit: unitLabel(definition, language) };
}

export function factsOf(catalogue: Catalogue, item: Item, today: string): ProductFacts {
  const { data } = item;
  return {
    itemNumber: item.itemNumber,
    name: data.name,
    seoFriendlyName: item.seoFriendlyName,
    imageUrl: pictureUrl(data.pictures[0], 240),
    unit: data.unit,
    packQuantity: data.packQuantity,
    grams: data.weightGrams,
    backorder: data.backorder,
    availability: availabilityOf(catalogue, item, today),
    bundle: data.bundle.map(({ itemNumber, quantity }) => ({ itemNumber, quantity })),
  };
}
