// When a price counts as reduced, and what it is compared with: the lowest that the same reader was asked for in the 30 days
// before (directive (EU) 2019/2161, article 6a of 98/6/EC; decision 0052).
import type { Amount } from '#domain/shared/money.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { listsOf, resolvePrice, type ItemToPrice, type PriceTerms } from '#domain/shared/price/resolve-price.ts';
import { addDays } from '#domain/shared/day.ts';
import { needed } from '#domain/shared/needed.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { DAYS_BEFORE, DAYS_KNOWN, DAYS_SHOWN, knownSince, startOfShopDay } from './price-memory.ts';
import type { PriceRow } from './prices.ts';

/** The terms of a reader as they were until a moment (ISO), the oldest first. */
export interface EarlierTerms {
  readonly until: string;
  readonly terms: PriceTerms;
}

/** Whose prices, now and in the weeks before. */
export interface TermsOverTime {
  readonly prices: PriceTerms;
  /** Empty where they have been the same all along. */
  readonly earlier: readonly EarlierTerms[];
}

/** Every list that counts for a reader, or did. */
export const listsEver = ({ prices, earlier }: TermsOverTime): readonly string[] =>
  earlier.length ? [...new Set([prices, ...earlier.map(({ terms }) => terms)].flatMap(listsOf))] : listsOf(prices);

type FindRow = (priceList: string, itemNumber: string) => PriceRow | undefined;

interface Asked {
  readonly terms: TermsOverTime;
  readonly item: ItemToPrice;
  readonly find: FindRow;
  readonly today: string;
  readonly quantity: number;
}

/** A price from a moment on, until the next one; without an amount: it could not be bought. */
interface Piece {
  /** ISO; empty: ever since. */
  readonly from: string;
  readonly amount: Amount | undefined;
}

/**
 * What a reduced price is compared with, in minor units for one unit: the lowest price of the 30 days before the reduction. Undefined where
 * the price of today is not lower than that, or has been there for more than 30 days.
 */
export function priceBefore(asking: Omit<Asked, 'quantity'>): Amount | undefined {
  const pieces = piecesOf({ ...asking, quantity: 1 });
  const now = pieces.at(-1)?.amount;
  if (pieces.length === 1 || now === undefined) return undefined;
  const last = pieces.findLastIndex(({ amount }) => amount !== now);
  const before = pieces[last]?.amount;
  if (before === undefined || before < now) return undefined;
  const began = needed(pieces[last + 1], 'piece of the present price').from;
  const day = shopDay(began);
  if (day < addDays(asking.today, -DAYS_SHOWN)) return undefined;
  const lowest = lowestOf(pieces.slice(0, last + 1), startOfShopDay(addDays(day, -DAYS_BEFORE)));
  return lowest !== undefined && lowest > now ? lowest : undefined;
}

/** The lowest price that so many units had, for one, in the last 30 days, today among them. */
export const lowestLately = (asking: Asked): Amount | undefined =>
  lowestOf(piecesOf(asking), startOfShopDay(addDays(asking.today, -DAYS_BEFORE)));

function lowestOf(pieces: readonly Piece[], since: string): Amount | undefined {
  const counted = pieces.filter((_, index) => (pieces[index + 1]?.from ?? '\uffff') > since);
  const amounts = counted.flatMap(({ amount }) => amount ?? []);
  return amounts.length ? Math.min(...amounts) : undefined;
}

/** The price over the weeks that are known, piece by piece. Nearly always there is one. */
function piecesOf(asking: Asked): Piece[] {
  const { today } = asking;
  const since = knownSince(today);
  const moments = momentsOf(asking, since);
  return ['', ...moments].map((from, index) => ({
    from,
    amount:
      index === moments.length
        ? amountAt(asking, '', today)
        : amountAt(asking, from || since, from ? shopDay(from) : addDays(today, -DAYS_KNOWN)),
  }));
}

/** When anything changed that the price is made of: what was written, a period's first day, the lists. */
function momentsOf({ terms, item: { itemNumber }, find, today }: Asked, since: string): readonly string[] {
  const firstDay = addDays(today, -DAYS_KNOWN);
  const moments = new Set<string>();
  const note = (moment: string) => {
    if (moment > since) moments.add(moment);
  };
  const noteDay = (day: string) => {
    if (day !== '' && day <= today && day > firstDay) note(startOfShopDay(day));
  };
  for (const { until } of terms.earlier) note(until);
  for (const list of listsEver(terms)) {
    const row = find(list, itemNumber);
    if (!row) continue;
    note(row.first_at);
    for (const { until } of row.past) note(until);
    for (const { periods } of [row, ...row.past])
      for (const { from, until } of periods) {
        noteDay(from);
        if (until !== '' && until < today) noteDay(addDays(until, 1));
      }
  }
  return [...moments].sort();
}

/** @param moment ISO; empty: now */
function amountAt({ terms, item, find, quantity }: Asked, moment: string, day: string): Amount | undefined {
  const then = moment ? terms.earlier.find(({ until }) => until > moment)?.terms : undefined;
  const prices = resolvePrice(then ?? terms.prices, item, (list, number) => rowAt(find(list, number), moment), day);
  return prices && priceAt(prices, quantity).unitPrice;
}

function rowAt(row: PriceRow | undefined, moment: string) {
  if (!row || moment === '') return row;
  if (moment < row.first_at) return undefined;
  const past = row.past.find(({ until }) => until > moment);
  return past ? { ...past, version: row.version } : row;
}
