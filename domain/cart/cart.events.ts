import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Address, PickedUpBy } from '#domain/shared/address.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';

export const CART_LIMITS = { lines: 500, quantity: 999_999 } as const;

/** Parts of the header that are chosen during checkout; only what is named changes. */
export interface CartHeaderData {
  readonly email?: string;
  readonly shipTo?: Address;
  readonly billTo?: Address;
  /** Of a cart that is picked up; who is on the bill where nobody is named. */
  readonly pickedUpBy?: PickedUpBy;
  readonly shippingMethod?: string;
  readonly comments?: string;
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
  | DomainEvent<'CartLineRemoved', OfCart<{ readonly lineId: string }>>
  /** `lineIds` are missing in the oldest ones. */
  | DomainEvent<'CartEmptied', OfCart<{ readonly lineIds?: readonly string[] }>>
  | DomainEvent<
      'CartRepriced',
      OfCart<{ readonly lines: readonly { readonly lineId: string; readonly price: LinePrice }[] }>
    >
  | DomainEvent<'CartTakenOver', OfCart<{ readonly personId: string; readonly accountId: string }>>
  | DomainEvent<'CartHeaderSaved', OfCart<{ readonly personId: string } & CartHeaderData>>
  | DomainEvent<'CartLocked', OfCart<{ readonly attempt: number }>>
  | DomainEvent<'CartUnlocked', OfCart<{ readonly attempt: number; readonly reason: string }>>
  | DomainEvent<'CartOrdered', OfCart<{ readonly attempt: number }>>
  /** `language` of who asked, in which the quote is written to them; absent where it was not kept yet. */
  | DomainEvent<'CartQuoted', OfCart<{ readonly language?: string }>>;

export const cartEvents = defineEvents<CartEvent>({
  category: 'cart',
  personal: {
    CartHeaderSaved: { person: 'personId', fields: ['email', 'shipTo', 'billTo', 'pickedUpBy', 'comments'] },
  },
});
