// How one price is made of another: by a share, by an amount, set, and rounded to what a shop likes to print.
import { refuse } from '../domain-error.ts';
import type { Amount, MilliPercent } from '../money.ts';
import type { PriceTier } from '../pricing.ts';

/** To the nearest multiple of `step`, less `less`: 5 and 0 end in .05, 100 and 5 in .95, 100 and 0 in whole units. */
export interface PriceRounding {
  /** Minor units. */
  readonly step: Amount;
  /** Minor units, below `step`. */
  readonly less: Amount;
}

/** Rounded as the currency's minor unit. */
export const TO_MINOR_UNIT: PriceRounding = { step: 1, less: 0 };

/** Percent in thousandths, or minor units; either may be below 0, but for a price that is set. */
export type PriceAlteration =
  | { readonly kind: 'percent'; readonly by: MilliPercent }
  | { readonly kind: 'amount'; readonly by: Amount }
  | { readonly kind: 'set'; readonly to: Amount };

const HUNDRED_PERCENT = 100_000;

/** Half up; what would round to nothing keeps its minor units. */
export function roundedPrice(price: Amount, { step, less }: PriceRounding): Amount {
  const rounded = Math.floor((price + less) / step + 0.5) * step - less;
  return rounded > 0 ? rounded : price;
}

/** 0 or less where nothing is left. */
export function alteredPrice(price: Amount, alteration: PriceAlteration, rounding: PriceRounding): Amount {
  const exact = altered(price, alteration);
  return exact > 0 ? roundedPrice(exact, rounding) : exact;
}

function altered(price: Amount, alteration: PriceAlteration): Amount {
  switch (alteration.kind) {
    case 'percent':
      return Math.floor((price * (HUNDRED_PERCENT + alteration.by) + HUNDRED_PERCENT / 2) / HUNDRED_PERCENT);
    case 'amount':
      return price + alteration.by;
    case 'set':
      return alteration.to;
  }
}

/** A tier that rounding makes no cheaper than the one before it goes: buying more never costs more, nor the same. */
export function alteredTiers(
  tiers: readonly PriceTier[],
  alteration: PriceAlteration,
  rounding: PriceRounding,
): PriceTier[] {
  const after: PriceTier[] = [];
  for (const { quantity, unitPrice } of tiers) {
    const price = alteredPrice(unitPrice, alteration, rounding);
    const last = after.at(-1);
    if (!last || price < last.unitPrice) after.push({ quantity, unitPrice: price });
  }
  return after;
}

/** Tiers begin at 1, rise in quantity and fall in price: buying more never costs more per unit. */
export function checkTiers(tiers: readonly PriceTier[]): void {
  if (tiers[0]?.quantity !== 1) refuse('price_tier_one_missing', {}, 'invalid');
  tiers.forEach((tier, index) => {
    const previous = tiers[index - 1];
    if (!Number.isSafeInteger(tier.unitPrice) || tier.unitPrice <= 0) refuse('price_not_above_zero', {}, 'invalid');
    if (previous && (tier.quantity <= previous.quantity || tier.unitPrice >= previous.unitPrice))
      refuse('price_tiers_invalid', { quantity: tier.quantity }, 'invalid');
  });
}
