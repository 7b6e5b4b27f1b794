// Money is integer minor units; the currency stands beside it (design 5).

/** Integer minor units (cents). */
export type Amount = number;

/** Thousandths of a percent: 9.975 % is 9975. */
export type MilliPercent = number;

/** `rate` of `base`, rounded half away from zero to the cent. */
export function percentOf(base: Amount, rate: MilliPercent): Amount {
  const exact = Math.abs(base) * rate;
  return Math.sign(base) * Math.floor((exact + 50_000) / 100_000) || 0;
}

export const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0);
