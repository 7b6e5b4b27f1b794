// Money is integer minor units; the currency stands beside it (design 5).
import { absent } from './needed.ts';

/** ISO 4217: the nine of spec 2, and three that dealers in Europe need. All have two decimals. */
export const CURRENCY_CODES = [
  'USD',
  'EUR',
  'CAD',
  'AUD',
  'EGP',
  'HKD',
  'PHP',
  'GBP',
  'THB',
  'CHF',
  'SEK',
  'PLN',
] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];
/** The currency of what no event has named one for yet. */
export const DEFAULT_CURRENCY: CurrencyCode = 'CAD';

/** Integer minor units (cents). */
export type Amount = number;

/** Thousandths of a percent: 9.975 % is 9975. */
export type MilliPercent = number;

export const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Shares `amount` by weight so that the parts add up to it: cents left over go to the largest remainders, the first of
 * equals first. Weights are not negative; without any weight the first part takes all.
 */
export function allocate(amount: Amount, weights: readonly Amount[]): Amount[] {
  const whole = sum(weights);
  if (!whole) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => share / BigInt(whole));
  const left = Number(BigInt(amount) - parts.reduce((total, part) => total + part, 0n));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % BigInt(whole) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  const extra = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => Number(part) + (extra.has(index) ? 1 : 0));
}

/** The same among things, so that nobody has to count which share is whose. */
export function allocateAmong<Thing>(
  amount: Amount,
  things: readonly Thing[],
  weightOf: (thing: Thing) => Amount,
): (readonly [Thing, Amount])[] {
  const shares = allocate(amount, things.map(weightOf));
  return things.map((thing, index) => [thing, shares[index] ?? absent('share')]);
}
