// An item's prices in a list hold for periods of the shop's calendar days, which never overlap.
import { addDays } from '../day.ts';
import { refuse } from '../domain-error.ts';
import type { PriceTier } from '../pricing.ts';
import { checkTiers } from './price-arithmetic.ts';

export interface PricePeriod {
  /** The first day, YYYY-MM-DD; empty: ever since. */
  readonly from: string;
  /** The last day; empty: for good. */
  readonly until: string;
  readonly tiers: readonly PriceTier[];
}

export const ALWAYS = { from: '', until: '' } as const;

const hasBegun = ({ from }: Pick<PricePeriod, 'from'>, day: string) => from <= day;
const hasEnded = ({ until }: Pick<PricePeriod, 'until'>, day: string) => until !== '' && until < day;
/** Tells whether something that has a first and a last day holds on a day. */
export const holdsOn = (span: Pick<PricePeriod, 'from' | 'until'>, day: string): boolean =>
  hasBegun(span, day) && !hasEnded(span, day);

/** The tiers that hold on a day; undefined where the item has no price then. */
export const tiersOn = (periods: readonly PricePeriod[], day: string): readonly PriceTier[] | undefined =>
  periods.find((period) => holdsOn(period, day))?.tiers;

/** Those that hold on a day or later. */
export const notOver = (periods: readonly PricePeriod[], day: string): PricePeriod[] =>
  periods.filter((period) => !hasEnded(period, day));

/** In their order. Refuses with price_period_backwards, price_periods_overlap, and what `checkTiers` refuses. */
export function checkedPeriods(periods: readonly PricePeriod[]): PricePeriod[] {
  const sorted = [...periods].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  sorted.forEach((period, index) => {
    const { from, until, tiers } = period;
    if (until !== '' && until < from) refuse('price_period_backwards', { from, until }, 'invalid');
    const next = sorted[index + 1];
    if (next && (until === '' || next.from <= until))
      refuse('price_periods_overlap', { from: next.from || from, until }, 'invalid');
    checkTiers(tiers);
  });
  return sorted;
}

type Span = Pick<PricePeriod, 'from' | 'until'>;

/** What of the periods lies within a span. */
export const within = (periods: readonly PricePeriod[], span: Span): PricePeriod[] =>
  periods.flatMap((period) => {
    const from = period.from > span.from ? period.from : span.from;
    const until = earlier(period.until, span.until);
    return until !== '' && until < from ? [] : [{ ...period, from, until }];
  });

/** What of the periods lies before or after it. */
export const outside = (periods: readonly PricePeriod[], { from, until }: Span): PricePeriod[] => [
  ...(from === '' ? [] : within(periods, { from: '', until: addDays(from, -1) })),
  ...(until === '' ? [] : within(periods, { from: addDays(until, 1), until: '' })),
];

const earlier = (a: string, b: string): string => (a === '' ? b : b === '' || a < b ? a : b);
