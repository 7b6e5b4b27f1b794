// What freight is found by, and what is offered for it.
import { BY_EMAIL_METHOD } from './delivery-part.ts';
import type { Amount } from './money.ts';
import type { Place } from './place.ts';
import { goodsTotal, type PricedLine } from './price/priced.ts';
import type { ShippingRuleApplied } from './pricing.ts';
import type { Translated } from './translated.ts';

/** What of a cart freight is found by. */
export interface Parcel {
  readonly grams: number;
  /** Pieces as they are sold. */
  readonly units: number;
  /** The longest side of the longest piece; 0 where nobody measured one. */
  readonly lengthMm: number;
  /** Goods after discounts, in minor units. */
  readonly goods: Amount;
}

/** Gift certificates are in none. */
export function parcelOf(
  all: readonly (PricedLine & {
    readonly grams: number;
    readonly quantity: number;
    readonly lengthMm?: number | undefined;
    readonly giftCertificate?: true | undefined;
  })[],
): Parcel {
  const lines = all.filter(({ giftCertificate }) => !giftCertificate);
  return {
    grams: lines.reduce((total, line) => total + line.grams * line.quantity, 0),
    units: lines.reduce((total, line) => total + line.quantity, 0),
    lengthMm: Math.max(0, ...lines.map(({ lengthMm = 0 }) => lengthMm)),
    goods: goodsTotal(lines),
  };
}

/** Nothing of it is sent but letters. */
export const isByEmail = (lines: readonly { readonly giftCertificate?: true | undefined }[]): boolean =>
  lines.length > 0 && lines.every(({ giftCertificate }) => giftCertificate);

interface Offered {
  readonly shippingMethod: string;
  readonly name: Translated;
  readonly kind: 'delivery' | 'pickup';
  /** Where it is picked up; empty for a delivery. */
  readonly warehouse: string;
  readonly handlingDays: number;
  readonly transitDays: number;
  /** The zone and the place by which its price was found; absent for a pick-up. */
  readonly zone?: string;
  readonly place?: Place;
}

export interface PricedOffer extends Offered {
  readonly price: Amount;
  readonly rule: ShippingRuleApplied;
}

/** Too heavy, long or dear for a price: the buyer asks for a quote. */
export interface OnRequestOffer extends Offered {
  readonly onRequest: { readonly because: 'grams' | 'lengthMm' | 'value'; readonly limit: number };
}

export type ShippingOffer = PricedOffer | OnRequestOffer;
export const isPriced = (offer: ShippingOffer): offer is PricedOffer => 'price' in offer;

/** The way of what is sent by e-mail alone, beside those that the shop defines. */
export const BY_EMAIL: PricedOffer = {
  shippingMethod: BY_EMAIL_METHOD,
  name: { en: 'By e-mail', fr: 'Envoi électronique' },
  kind: 'delivery',
  warehouse: '',
  handlingDays: 0,
  transitDays: 0,
  price: 0,
  rule: { kind: 'free', from: 0 },
};
