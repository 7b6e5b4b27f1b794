// A cart as its deliveries: the one that it has by itself, and those that somebody divided it into.
import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { Calculation, CartDeliveryShown } from '#contracts/checkout/checkout.ts';
import { wireUnit } from '#contracts/shared/wire-unit.ts';
import { plannedDeliveries, type PlannedDelivery } from '#domain/shared/planned-delivery.ts';
import { needed } from '#domain/shared/needed.ts';
import { freightAmount, freightSource, linesOf, taxesOf } from '#domain/shared/price/priced.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import { taxesShown } from '#platform/shop/sums-shown.ts';
import { calculate, type DeliveryToSend } from './calculate.ts';

export const toSend = ({ deliveryId, shipTo, shippingMethod, lines }: PlannedDelivery): DeliveryToSend => ({
  deliveryId,
  to: { country: shipTo?.country ?? '', state: shipTo?.state ?? '', zip: shipTo?.zip ?? '' },
  shippingMethod,
  lines,
});

/** Weight, freight, taxes and totals of a cart, wherever its goods go. */
export async function calculatedCart(cart: CartAsOfNow, context: OperationContext): Promise<Calculation> {
  const { lines, accountId, currency, coupons } = cart;
  return calculate({ lines, accountId, currency, coupons, deliveries: plannedDeliveries(cart).map(toSend) }, context);
}

/** Each delivery with its lines and what sending them costs. */
export function deliveriesShown(
  cart: CartAsOfNow,
  { lines, deliveries }: Calculation,
  language: Language,
): CartDeliveryShown[] {
  const planned = plannedDeliveries(cart);
  return deliveries.map((delivery) => {
    const { deliveryId, shippingMethod } = delivery;
    const { shipTo } = needed(
      planned.find((one) => one.deliveryId === deliveryId),
      'delivery of the cart',
    );
    return {
      DeliveryID: deliveryId,
      ...(shipTo ? { ShipTo: shipTo } : {}),
      ShippingMethod: shippingMethod,
      ShippingMethodName: freightSource(delivery)?.name[language] ?? '',
      ShippingTotal: freightAmount(delivery),
      TaxLines: taxesShown(taxesOf(lines, [delivery]), language),
      Lines: linesOf(lines, delivery).map(({ lineId, itemNumber, name, quantity, unit }) => ({
        LineID: lineId,
        ProductId: itemNumber,
        SkuName: name[language],
        Qty: quantity,
        ...wireUnit(needed(unit, 'unit of a line that is drafted')),
      })),
    };
  });
}
