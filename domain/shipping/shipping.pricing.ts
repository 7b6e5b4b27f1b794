// What it costs to send goods somewhere, and why: pure, so that checkouts, quotes, orders and the back office's question
// get the same answer.
import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { mostSpecific, type Destination } from '#domain/shared/place.ts';
import { shippingPriceBy, type ShippingRuleApplied } from '#domain/shared/pricing.ts';
import type { OnRequestOffer, Parcel, ShippingOffer } from '#domain/shared/shipping-offer.ts';
import type { ShippingRate } from './shipping.events.ts';
import type { ShippingState } from './shipping.state.ts';

export interface Currencies {
  /** Of the order. */
  readonly order: CurrencyCode;
  /** Of rates that name none. */
  readonly shop: CurrencyCode;
}

const isIn =
  ({ order, shop }: Currencies) =>
  ({ currency = shop }: ShippingRate): boolean =>
    currency === order;

/**
 * Active methods for a destination, as they are sorted; where it is not known, those that need none. Nothing is converted:
 * a method without a price in the order's currency is not offered.
 */
export function offersAt(
  { zones, methods }: Pick<ShippingState, 'zones' | 'methods'>,
  to: Destination | undefined,
  parcel: Parcel,
  currencies: Currencies,
): ShippingOffer[] {
  return Object.entries(methods)
    .filter(([, { active }]) => active)
    .sort(([a, m], [b, n]) => m.sort - n.sort || (a < b ? -1 : 1))
    .flatMap(([shippingMethod, method]): ShippingOffer[] => {
      const { name, kind, warehouse, handlingDays, transitDays, rates } = method;
      const offered = { shippingMethod, name, kind, warehouse, handlingDays, transitDays };
      if (kind === 'pickup') return [{ ...offered, price: 0, rule: { kind: 'pickup' } }];
      const candidates = rates
        .filter(isIn(currencies))
        .flatMap((rate) => (own(zones, rate.zone)?.places ?? []).map((place) => ({ place, of: rate })));
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
