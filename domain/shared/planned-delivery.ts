// What of a cart goes where: by itself all of it to its one address, or parts of it to further places.
import type { Address } from './address.ts';
import { own } from './dictionary.ts';
import { FIRST_DELIVERY, type ShipTo } from './order-draft.ts';

/** Goods that go to another place than the cart's own address, which stands apart as personal data. */
export interface CartDelivery {
  /** Unique within the cart, from `2`; the first is the cart's own. */
  readonly deliveryId: string;
  /** Empty while none is chosen. */
  readonly shippingMethod: string;
  /** As they were chosen: the cart may have fewer of them by now. */
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** A cart as far as it says where its goods go. */
export interface Divisible {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly header: {
    readonly email?: string;
    readonly shipTo?: Address;
    readonly billTo?: Address;
    readonly shippingMethod?: string;
  };
  readonly deliveries: readonly CartDelivery[];
  readonly deliverTo: ShipTo;
}

/** A delivery as the cart stands now; every unit of every line is in one. */
export interface PlannedDelivery extends CartDelivery {
  /** Absent while none was chosen, and once its person's data were erased. */
  readonly shipTo: Address | undefined;
}

/**
 * The deliveries of a cart: the first one, by its own address and method, has whatever no further one names. A delivery of which
 * nothing is left is none.
 */
export function plannedDeliveries({ lines, header, deliveries, deliverTo }: Divisible): readonly PlannedDelivery[] {
  const left = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const further = deliveries.map((delivery) => ({
    ...delivery,
    shipTo: own(deliverTo, delivery.deliveryId),
    lines: delivery.lines.flatMap(({ lineId, quantity: wanted }) => {
      const present = left.get(lineId) ?? 0;
      const quantity = Math.min(wanted, present);
      left.set(lineId, present - quantity);
      return quantity ? [{ lineId, quantity }] : [];
    }),
  }));
  const first = {
    deliveryId: FIRST_DELIVERY,
    shipTo: header.shipTo,
    shippingMethod: header.shippingMethod ?? '',
    lines: [...left].flatMap(([lineId, quantity]) => (quantity ? [{ lineId, quantity }] : [])),
  };
  const planned = [first, ...further].filter((delivery) => delivery.lines.length > 0);
  return planned.length ? planned : [first];
}

/** What keeps a cart from being ordered; `deliveries`: how one of several goes. */
export const MISSING_PARTS = ['email', 'shipTo', 'billTo', 'shippingMethod', 'deliveries', 'lines'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** What is picked up goes to no address of its buyer's. */
export function missingParts(cart: Divisible, isPickedUp: boolean): MissingPart[] {
  const planned = plannedDeliveries(cart);
  const hasFirst = planned.some(({ deliveryId }) => deliveryId === FIRST_DELIVERY);
  const isMissing: Readonly<Record<MissingPart, boolean>> = {
    email: !cart.header.email,
    shipTo: hasFirst && !isPickedUp && !cart.header.shipTo,
    billTo: !cart.header.billTo,
    shippingMethod: hasFirst && !cart.header.shippingMethod,
    deliveries: planned.some(({ deliveryId, shippingMethod }) => deliveryId !== FIRST_DELIVERY && !shippingMethod),
    lines: cart.lines.length === 0,
  };
  return MISSING_PARTS.filter((part) => isMissing[part]);
}
