// What it costs to send goods somewhere, and why: pure, so that checkouts, quotes, orders and the back office's question
// get the same answer.
import type { Amount } from '#domain/shared/money.ts';
import { mostSpecific, type Destination, type Place } from '#domain/shared/place.ts';
import { goodsTotal, type PricedLine } from '#domain/shared/price/priced.ts';
import { shippingPriceBy, type ShippingRuleApplied } from '#domain/shared/pricing.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { ShippingState } from './shipping.decider.ts';
import type { ShippingMethodData, ShippingRate } from './shipping.events.ts';

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

export const parcelOf = (
  lines: readonly (PricedLine & {
    readonly grams: number;
    readonly quantity: number;
    readonly lengthMm?: number | undefined;
  })[],
): Parcel => ({
  grams: lines.reduce((total, line) => total + line.grams * line.quantity, 0),
  units: lines.reduce((total, line) => total + line.quantity, 0),
  lengthMm: Math.max(0, ...lines.map(({ lengthMm = 0 }) => lengthMm)),
  goods: goodsTotal(lines),
});

interface Offered {
  readonly shippingMethod: string;
  readonly name: Translated;
  readonly kind: ShippingMethodData['kind'];
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

/** Active methods for a destination, as they are sorted; where it is not known, those that need none. */
export function offersAt(
  { zones, methods }: Pick<ShippingState, 'zones' | 'methods'>,
  to: Destination | undefined,
  parcel: Parcel,
): ShippingOffer[] {
  return Object.entries(methods)
    .filter(([, { active }]) => active)
    .sort(([a, m], [b, n]) => m.sort - n.sort || (a < b ? -1 : 1))
    .flatMap(([shippingMethod, method]): ShippingOffer[] => {
      const { name, kind, warehouse, handlingDays, transitDays, rates } = method;
      const offered = { shippingMethod, name, kind, warehouse, handlingDays, transitDays };
      if (kind === 'pickup') return [{ ...offered, price: 0, rule: { kind: 'pickup' } }];
      const candidates = rates.flatMap((rate) =>
        (zones[rate.zone]?.places ?? []).map((place) => ({ place, of: rate })),
      );
      const found = to && mostSpecific(candidates, to);
      if (!found) return [];
      const at = { ...offered, zone: found.of.zone, place: found.place };
      const onRequest = exceeded(found.of, parcel);
      if (onRequest) return [{ ...at, onRequest }];
      const rule = ruleFor(found.of, parcel);
      return rule ? [{ ...at, rule, price: shippingPriceBy(rule) }] : [];
    });
}

function exceeded(
  { onRequestAbove: { grams, lengthMm, value } }: ShippingRate,
  parcel: Parcel,
): OnRequestOffer['onRequest'] | undefined {
  if (grams !== null && parcel.grams > grams) return { because: 'grams', limit: grams };
  if (lengthMm !== null && parcel.lengthMm > lengthMm) return { because: 'lengthMm', limit: lengthMm };
  return value !== null && parcel.goods > value ? { because: 'value', limit: value } : undefined;
}

/** Undefined where no band holds it, which the decider refuses. */
export function ruleFor({ by, bands, freeFrom }: ShippingRate, parcel: Parcel): ShippingRuleApplied | undefined {
  if (freeFrom !== null && parcel.goods >= freeFrom) return { kind: 'free', from: freeFrom };
  const measured = { weight: parcel.grams, value: parcel.goods, quantity: parcel.units, length: parcel.lengthMm }[by];
  const index = bands.findIndex(({ upTo }) => upTo === null || measured <= upTo);
  const band = bands[index];
  if (!band) return undefined;
  const { upTo, price, pricePerFurther } = band;
  return {
    kind: 'band',
    by,
    measured,
    above: bands[index - 1]?.upTo ?? 0,
    ...(upTo === null ? {} : { upTo }),
    price,
    ...(pricePerFurther === null ? {} : { pricePerFurther }),
  };
}
