// Decides what one reader may see: language, price list, and whether prices show at all ("Login to buy").
import { seoNameOf, availabilityOf } from '#projections/product/product-facts.ts';
import type { CardVariants, ProductCard } from '#contracts/category/category.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { FamilyData, OptionValue } from '#domain/family/family.events.ts';
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import type { ItemPrices } from '#domain/shared/pricing.ts';
import { taxClassOf } from '#domain/shared/price/untaxed.ts';
import { resolvePrice, type PriceTerms } from '#domain/shared/price/resolve-price.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { isUploaded, pictureUrl } from '#platform/shop/picture-url.ts';
import { shopDay, type ShippingDays } from '#platform/shop/shop-calendar.ts';
import { priceKey, type PriceRow, itemToPrice } from '#projections/price-list/prices.ts';
import { priceBefore, type EarlierTerms } from '#projections/price-list/reduced-price.ts';
import { unitLabel, valueLabel } from '#projections/attribute/attribute-words.ts';
import type { ProductRow } from '#projections/product/products.ts';
import type { StockRow } from '#projections/stock/stock.ts';

export type Language = 'en' | 'fr';

/** The reader whom an answer is for: everything that the answer depends on besides its question. */
export interface Reader {
  readonly language: Language;
  /** Whose prices, and in which currency. */
  readonly prices: PriceTerms;
  /** Those terms in the weeks before, where they were others. */
  readonly earlier: readonly EarlierTerms[];
  /** Tells whether prices show at all ("Login to buy"). */
  readonly seesPrices: boolean;
  /** Has an account: some documents are for those only. */
  readonly signedIn: boolean;
  /** The shop's calendar day (YYYY-MM-DD). */
  readonly today: string;
  /** What shipping dates are counted by. */
  readonly shipping: ShippingDays;
}

/** The data of a card besides its product. */
export interface CardSource {
  attribute(key: string): AttributeData | undefined;
  /** A category and all above it, itself first. */
  ancestors(category: string): readonly string[];
  /** Finds a price by `priceKey`. */
  price(key: string): PriceRow | undefined;
  stock(itemNumber: string): StockRow | undefined;
  family(id: string): FamilyData | undefined;
  /** How many variants of a family are sold. */
  variantCount(family: string): number;
}

/** The brand's name among the facets of lists. */
export const BRAND = 'brand';
export const readerOf = (context: OperationContext, guestsSeePrices: boolean): Promise<Reader> =>
  readerFor({ accountId: context.caller.accountId, language: context.language }, context, guestsSeePrices);

/** Whoever it is that sees the shop: an account, or a guest where `accountId` is empty. */
export async function readerFor(
  { accountId, language }: { readonly accountId: string; readonly language: Language },
  context: OperationContext,
  guestsSeePrices: boolean,
): Promise<Reader> {
  return {
    language,
    ...(await context.queries.priceList.termsOverTime({ accountId })),
    seesPrices: guestsSeePrices || accountId !== '',
    signedIn: accountId !== '',
    today: shopDay(context.now),
    shipping: await context.queries.calendar.shippingDays(),
  };
}

/** What a reader pays for a product on a day; undefined where it has no price for them. */
export const priceOf = (
  { price, ancestors }: Pick<CardSource, 'price' | 'ancestors'>,
  terms: PriceTerms,
  product: ProductRow,
  day: string,
): ItemPrices | undefined =>
  resolvePrice(terms, itemToPrice(product, ancestors), (list, item) => price(priceKey(list, item)), day);

/** What a reader was asked for before a reduction; undefined where the price is not a reduced one. */
const reducedFrom = ({ price, ancestors }: CardSource, product: ProductRow, reader: Reader): number | undefined =>
  priceBefore({
    terms: reader,
    item: itemToPrice(product, ancestors),
    find: (list, item) => price(priceKey(list, item)),
    today: reader.today,
  });

export function cardOf(
  source: CardSource,
  product: ProductRow,
  reader: Reader,
  columns: readonly string[],
): ProductCard {
  const { item_number, data } = product;
  const price = priceOf(source, reader.prices, product, reader.today);
  const before = reader.seesPrices && price ? reducedFrom(source, product, reader) : undefined;
  const variants = cardVariants(source, product, reader.language);
  return {
    itemNumber: item_number,
    seoFriendlyName: seoNameOf(product),
    name: data.name[reader.language],
    brand: data.brand,
    imageUrl: pictureUrl(data.pictures[0], 240),
    unit: data.unit,
    packQuantity: data.packQuantity,
    minimumQuantity: data.minimumQuantity,
    quantityStep: data.quantityStep,
    isNew: data.newUntil >= reader.today,
    currency: reader.prices.currency,
    taxClass: taxClassOf(data),
    ...(reader.seesPrices && price ? { prices: price.tiers as ProductCard['prices'] } : {}),
    ...(before === undefined ? {} : { priceBefore: before }),
    availability: availabilityOf(source, product, reader.shipping),
    attributes: columns.flatMap((key) => {
      const value = own(data.attributes, key);
      return value === undefined ? [] : [attributeOf(source, key, value, reader.language)];
    }),
    ...(variants ? { variants } : {}),
  };
}

/** A card has room for a row of them. */
const CARD_SWATCHES = 6;

/** How many variants there are to choose from, and the first swatches; undefined for a product that stands alone. */
function cardVariants(
  source: CardSource,
  { data: { family: id } }: ProductRow,
  language: Language,
): CardVariants | undefined {
  const family = id ? source.family(id) : undefined;
  const count = family ? source.variantCount(id) : 0;
  if (!family || count < 2) return undefined;
  const option = family.options.find(({ values }) => values.some(({ swatch }) => swatch));
  if (!option) return { count, swatches: [] };
  const swatches = option.values.filter(({ swatch }) => swatch).slice(0, CARD_SWATCHES);
  return {
    count,
    swatches: swatches.map((one) => ({
      label: valueLabel(source.attribute(option.attribute), one.value, language),
      ...shownSwatch(one),
    })),
  };
}

/** A swatch as an address or a colour. */
export const shownSwatch = ({ swatch }: OptionValue) => ({
  colour: swatch.startsWith('#') ? swatch : '',
  imageUrl: isUploaded(swatch) ? pictureUrl(swatch, 240) : '',
});

type AttributeSource = Pick<CardSource, 'attribute'>;

export function attributeOf(source: AttributeSource, key: string, value: string, language: Language) {
  const definition = source.attribute(key);
  return {
    key,
    name: definition?.name[language] ?? key,
    value: valueLabel(definition, value, language),
    unit: unitLabel(definition, language),
  };
}

export function facetName(source: AttributeSource, key: string, language: Language): { name: string; unit: string } {
  if (key === BRAND) return { name: language === 'fr' ? 'Marque' : 'Brand', unit: '' };
  const definition = source.attribute(key);
  return { name: definition?.name[language] ?? key, unit: unitLabel(definition, language) };
}
