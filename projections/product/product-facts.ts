// What a product is to whoever orders it: how much of it can be had and when, and what it weighs, costs freight and taxes by.
import type { Availability } from '#contracts/category/category.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { CART_LIMITS } from '#domain/cart/cart.events.ts';
import { taxClassOf } from '#domain/shared/price/untaxed.ts';
import { pictureUrl } from '#platform/shop/picture-url.ts';
import { shippingDay, type ShippingDays } from '#platform/shop/shop-calendar.ts';
import { availableByWarehouse, nextExpected, type StockRow } from '#projections/stock/stock.ts';
import { slug } from '#projections/shared/words/slug.ts';
import type { ProductRow } from './products.ts';

export const seoNameOf = ({ data }: ProductRow): string => slug(data.name.en);

interface StockSource {
  stock(itemNumber: string): StockRow | undefined;
}

/** A bundle can be had as often as its scarcest part allows. */
export function stockOf(
  source: StockSource,
  { item_number, data }: ProductRow,
): { total: number; warehouses: [string, number][] } {
  const ofItem = (itemNumber: string) => {
    const row = source.stock(itemNumber);
    return row ? availableByWarehouse(row) : [];
  };
  if (!data.bundle.length) {
    const warehouses = ofItem(item_number);
    return { total: warehouses.reduce((sum, [, n]) => sum + n, 0), warehouses };
  }
  const whole = data.bundle.map((part) =>
    Math.floor(ofItem(part.itemNumber).reduce((sum, [, n]) => sum + n, 0) / part.quantity),
  );
  return { total: Math.min(...whole), warehouses: [] };
}

/** Items whose stock tells how much there is of a product: itself, or its parts. */
export const stockItemsOf = ({ item_number, data }: ProductRow): readonly string[] =>
  data.bundle.length ? data.bundle.map(({ itemNumber }) => itemNumber) : [item_number];

/** No shelf and no day limits it. */
const BY_EMAIL: Availability = { status: 'in-stock', quantity: CART_LIMITS.quantity, leadTimeDays: 0, byEmail: true };

export function availabilityOf(source: StockSource, product: ProductRow, days: ShippingDays): Availability {
  if (product.data.giftCertificate && product.status !== 'discontinued') return BY_EMAIL;
  const { total } = stockOf(source, product);
  const { leadTimeDays, backorder } = product.data;
  // A bundle waits for the last of its parts.
  const expectedOn = product.data.bundle.length ? '' : nextExpected(source.stock(product.item_number), days.orderDay);
  const status =
    product.status === 'discontinued' ? 'discontinued' : total > 0 ? 'in-stock' : backorder ? 'backorder' : 'sold-out';
  const canBeBought = status === 'in-stock' || status === 'backorder';
  return {
    status,
    quantity: total,
    leadTimeDays,
    ...(canBeBought ? { shipsOn: shippingDay(days, status === 'in-stock', leadTimeDays, expectedOn) } : {}),
    ...(backorder && canBeBought ? { backorderShipsOn: shippingDay(days, false, leadTimeDays, expectedOn) } : {}),
    ...(expectedOn ? { expectedOn } : {}),
  };
}

/** What freight by length goes by. */
const longestSide = ({ lengthMm, widthMm, heightMm }: ProductRow['data']['dimensions']): number =>
  Math.max(lengthMm, widthMm, heightMm);

export function factsOf(source: StockSource, product: ProductRow, days: ShippingDays): Omit<ProductFacts, 'options'> {
  const { item_number, data } = product;
  return {
    itemNumber: item_number,
    name: data.name,
    seoFriendlyName: seoNameOf(product),
    imageUrl: pictureUrl(data.pictures[0], 240),
    unit: data.unit,
    packQuantity: data.packQuantity,
    minimumQuantity: data.minimumQuantity,
    quantityStep: data.quantityStep,
    grams: data.giftCertificate ? 0 : data.weightGrams,
    dimensions: data.dimensions,
    taxClass: taxClassOf(data),
    lengthMm: data.giftCertificate ? 0 : longestSide(data.dimensions),
    backorder: data.backorder,
    giftCertificate: data.giftCertificate,
    availability: availabilityOf(source, product, days),
    bundle: data.bundle.map(({ itemNumber, quantity }) => ({ itemNumber, quantity })),
  };
}
