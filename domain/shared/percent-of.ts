import type { Amount, MilliPercent } from './money.ts';

/** `rate` of `base`, rounded half away from zero to the cent. */
export function percentOf(base: Amount, rate: MilliPercent): Amount {
  const exact = Math.abs(base) * rate;
  return Math.sign(base) * Math.floor((exact + 50_000) / 100_000) || 0;
}
