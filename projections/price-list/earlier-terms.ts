// A customer's price terms in the weeks before today: what lists said then, for who the customer is now.
import { isDeepStrictEqual } from 'node:util';
import { countsFor, priceTermsFor, type Customer, type KnownList } from '#domain/shared/price/price-terms.ts';
import { addDays } from '#domain/shared/day.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import type { PriceListFormsRow } from './price-list-forms.ts';
import { DAYS_KNOWN, knownSince, startOfShopDay } from './price-memory.ts';
import type { EarlierTerms } from './reduced-price.ts';

/** Empty where no list that counts for the customer began, ended or changed in those weeks. */
export function earlierTerms(
  customer: Customer,
  rows: Iterable<PriceListFormsRow>,
  standard: string,
  today: string,
): EarlierTerms[] {
  const theirs = [...rows].filter(({ id: priceList, forms }) =>
    forms.some(({ data }) => data && countsFor(customer, { priceList, data }, standard)),
  );
  const moments = momentsOf(theirs, today);
  if (!moments.length) return [];
  const since = knownSince(today);
  const termsAt = (moment: string) =>
    priceTermsFor(customer, listsAt(theirs, moment), standard, moment === since ? dayOf(today) : shopDay(moment));
  const starts = [since, ...moments];
  const pieces = starts.map((from, index) => ({ until: starts[index + 1] ?? '', terms: termsAt(from) }));
  // The last piece is today's; neighbours that say the same are one.
  return pieces.slice(0, -1).filter(({ terms }, index) => !isDeepStrictEqual(terms, pieces[index + 1]?.terms));
}

const dayOf = (today: string): string => addDays(today, -DAYS_KNOWN);

function momentsOf(rows: readonly PriceListFormsRow[], today: string): string[] {
  const since = knownSince(today);
  const moments = new Set<string>();
  for (const { forms } of rows)
    for (const { from, data } of forms) {
      if (from > since) moments.add(from);
      const days = data ? [data.from, data.until && addDays(data.until, 1)] : [];
      for (const day of days) if (day > dayOf(today) && day <= today) moments.add(startOfShopDay(day));
    }
  return [...moments].sort();
}

const listsAt = (rows: readonly PriceListFormsRow[], moment: string): KnownList[] =>
  rows.flatMap(({ id: priceList, forms }) => {
    const data = forms.findLast(({ from }) => from <= moment)?.data;
    return data ? [{ priceList, data }] : [];
  });
