import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Address, PickedUpBy } from '#domain/shared/address.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { ShipTo } from '#domain/shared/order-draft.ts';
import type { CartDelivery } from '#domain/shared/planned-delivery.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';

/** `linesOfEvent`: so many lines are one event at most, so that none grows beyond what stores take. */
export const CART_LIMITS = {
  lines: 2_000,
  linesOfEvent: 500,
  quantity: 999_999,
  coupons: 5,
  name: 40,
  deliveries: 20,
} as const;

/** Parts of the header that are chosen during checkout; only what is named changes. */
export interface CartHeaderData {
  readonly email?: string;
  readonly shipTo?: Address;
  readonly billTo?: Address;
  /** Of a cart that is picked up; who is on the bill where nobody is named. */
  readonly pickedUpBy?: PickedUpBy;
  readonly shippingMethod?: string;
  /** Nothing is sent before everything is there. */
  readonly shipTogether?: boolean;
  readonly comments?: string;
}

/** A line of which not so many can be had as were in the cart. */
export interface ShortLine {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly left: number;
}

type OfCart<Data extends object = object> = { readonly orderId: string } & Data;

/** Stream `cart-<orderId>`: the id stays when the cart becomes an order (spec 3, OrderID). */
export type CartEvent =
  | DomainEvent<
      'CartOpened',
      OfCart<{ readonly personId: string; readonly accountId: string; readonly currency: CurrencyCode }>
    >
  | DomainEvent<
      'CartLineAdded',
      OfCart<{
        readonly lineId: string;
        readonly itemNumber: string;
        readonly quantity: number;
        readonly price: LinePrice;
      }>
    >
  | DomainEvent<
      'CartLineQuantityChanged',
      OfCart<{ readonly lineId: string; readonly quantity: number; readonly price: LinePrice }>
    >
  /** Many at once, as from a quick order pad. A line that was there before has its new quantity and price. */
  | DomainEvent<
      'CartLinesAdded',
      OfCart<{
        readonly lines: readonly {
          readonly lineId: string;
          readonly itemNumber: string;
          readonly quantity: number;
          readonly price: LinePrice;
        }[];
      }>
    >
  | DomainEvent<'CartLineRemoved', OfCart<{ readonly lineId: string }>>
  | DomainEvent<'CartLinesRemoved', OfCart<{ readonly lineIds: readonly string[] }>>
  /** Its owner left it as it is for longer than the store waits; once in a cart's life. */
  | DomainEvent<'CartAbandoned', OfCart>
  /** Put aside under a name, the spec's OrderTag; or given another name. `byEmail`: its owner has a letter of it. */
  | DomainEvent<'CartSaved', OfCart<{ readonly personId: string; readonly name: string; readonly byEmail: boolean }>>
  /** The cart to go on with again. Of lines that are short so many are `left`; with none the line is gone. */
  | DomainEvent<'CartResumed', OfCart<{ readonly short: readonly ShortLine[] }>>
  /** A saved cart that its owner removed. */
  | DomainEvent<'CartDiscarded', OfCart<{ readonly lineIds: readonly string[] }>>
  /** `lineIds` are missing in the oldest ones. */
  | DomainEvent<'CartEmptied', OfCart<{ readonly lineIds?: readonly string[] }>>
  | DomainEvent<
      'CartRepriced',
      OfCart<{ readonly lines: readonly { readonly lineId: string; readonly price: LinePrice }[] }>
    >
  | DomainEvent<'CartCouponApplied', OfCart<{ readonly code: string }>>
  | DomainEvent<'CartCouponRemoved', OfCart<{ readonly code: string }>>
  /** Spec 4: coupons go when the order is modified afterwards. */
  | DomainEvent<'CartCouponsDropped', OfCart<{ readonly codes: readonly string[] }>>
  | DomainEvent<'CartTakenOver', OfCart<{ readonly personId: string; readonly accountId: string }>>
  | DomainEvent<'CartHeaderSaved', OfCart<{ readonly personId: string } & CartHeaderData>>
  /** All further deliveries as they are now, with their addresses by id; none where all goes to one place again. */
  | DomainEvent<
      'CartDivided',
      OfCart<{
        readonly personId: string;
        readonly deliveries: readonly CartDelivery[];
        readonly deliverTo: ShipTo;
      }>
    >
  | DomainEvent<'CartLocked', OfCart<{ readonly attempt: number }>>
  /** `paymentLeft`: its buyer left while several methods were to pay it, so that it waits among their pending orders. */
  | DomainEvent<
      'CartUnlocked',
      OfCart<{ readonly attempt: number; readonly reason: string; readonly paymentLeft?: true }>
    >
  | DomainEvent<'CartOrdered', OfCart<{ readonly attempt: number }>>
  /** `language` of who asked, in which the quote is written to them; absent where it was not kept yet. */
  | DomainEvent<'CartQuoted', OfCart<{ readonly language?: string }>>;

export const cartEvents = defineEvents<CartEvent>({
  category: 'cart',
  personal: {
    CartSaved: { person: 'personId', fields: ['name'] },
    CartDivided: { person: 'personId', fields: ['deliverTo'] },
    CartHeaderSaved: { person: 'personId', fields: ['email', 'shipTo', 'billTo', 'pickedUpBy', 'comments'] },
  },
});
