// A cart that is divided: parts of it go to further places than its own.
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { FIRST_DELIVERY, type ShipTo } from '#domain/shared/order-draft.ts';
import type { ChooseMethods, DivideCart, GoodsTo } from './cart-commands.ts';
import type { CartDelivery } from '#domain/shared/planned-delivery.ts';
import { CART_LIMITS, type CartEvent } from './cart.events.ts';
import type { CartState } from './cart.state.ts';
import { usable } from './usable-cart.ts';

/**
 * Says what of the cart goes where: whatever is not named goes to its own address. A place that was known keeps its delivery and its
 * method.
 * @throws DomainError line_not_found, delivery_too_many_units, too_many_deliveries
 */
export function divideCart({ orderId, goods }: DivideCart, state: CartState): CartEvent[] {
  const cart = usable(state);
  checkUnits(goods, cart);
  const ofCart = cart.header.shipTo && textOf(cart.header.shipTo);
  const places = byPlace(goods.filter(({ shipTo }) => textOf(shipTo) !== ofCart));
  if (places.length >= CART_LIMITS.deliveries) refuse('too_many_deliveries', { most: CART_LIMITS.deliveries });
  const known = new Map(
    cart.deliveries.flatMap((delivery) => {
      const address = own(cart.deliverTo, delivery.deliveryId);
      return address ? [[textOf(address), delivery] as const] : [];
    }),
  );
  let last = Math.max(Number(FIRST_DELIVERY), ...cart.deliveries.map(({ deliveryId }) => Number(deliveryId)));
  const divided = places.map((those) => {
    const { shipTo } = needed(those[0], 'goods of a delivery');
    const before = known.get(textOf(shipTo));
    return {
      shipTo,
      delivery: {
        deliveryId: before?.deliveryId ?? String(++last),
        shippingMethod: before?.shippingMethod ?? '',
        lines: summed(those),
      },
    };
  });
  return chosen(
    orderId,
    cart,
    divided.map(({ delivery }) => delivery),
    Object.fromEntries(divided.map(({ delivery, shipTo }) => [delivery.deliveryId, shipTo])),
  );
}

/** Says how further deliveries go. @throws DomainError delivery_not_found */
export function chooseMethods({ orderId, methods }: ChooseMethods, state: CartState): CartEvent[] {
  const cart = usable(state);
  const gone = Object.keys(methods).find((id) => !cart.deliveries.some(({ deliveryId }) => deliveryId === id));
  if (gone !== undefined) notFound('delivery_not_found', { deliveryId: gone });
  const deliveries = cart.deliveries.map((delivery) => ({
    ...delivery,
    shippingMethod: own(methods, delivery.deliveryId) ?? delivery.shippingMethod,
  }));
  return chosen(orderId, cart, deliveries, cart.deliverTo);
}

function chosen(orderId: string, cart: CartState, deliveries: readonly CartDelivery[], deliverTo: ShipTo): CartEvent[] {
  const { personId } = cart;
  return textOf([deliveries, deliverTo]) === textOf([cart.deliveries, cart.deliverTo])
    ? []
    : [{ type: 'CartDivided', data: { orderId, personId, deliveries, deliverTo } }];
}

function checkUnits(goods: readonly GoodsTo[], { lines }: CartState): void {
  for (const { lineId, quantity: wanted } of summed(goods)) {
    const { itemNumber, quantity } =
      lines.find((line) => line.lineId === lineId) ?? notFound('line_not_found', { lineId });
    if (wanted > quantity) refuse('delivery_too_many_units', { itemNumber, quantity });
  }
}

function byPlace(goods: readonly GoodsTo[]): GoodsTo[][] {
  const places = new Map<string, GoodsTo[]>();
  for (const one of goods) {
    const place = textOf(one.shipTo);
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places.values()];
}

/** Each line once, in the order in which they are named. */
function summed(goods: readonly Omit<GoodsTo, 'shipTo'>[]) {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of goods) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return [...units].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Addresses of two sources may have their fields in another order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
