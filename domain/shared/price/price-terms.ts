// Which lists count for a customer on a day, in the order in which they hold (decision 0032).
import type { CurrencyCode } from '#domain/shared/money.ts';
import { holdsOn } from '#domain/shared/price/price-periods.ts';
import { LIST_REASONS, type ListReason, type PriceTerms, type TermList } from '#domain/shared/price/resolve-price.ts';
import type { CustomerGroup, PriceListData } from '#domain/price-list/pricing.events.ts';

export interface Customer {
  /** Empty for a guest. */
  readonly accountId: string;
  readonly group: CustomerGroup;
  readonly currency: CurrencyCode;
  /** The list that the account was given as its own; empty without one. */
  readonly ownList: string;
}

export interface KnownList {
  readonly priceList: string;
  readonly data: PriceListData;
}

/** What is known of all lists at a moment or on a day. */
export const countsFor = (customer: Customer, { priceList, data }: KnownList, standard: string): boolean =>
  reasonFor(customer, priceList, data, standard) !== undefined;

type Ranked = TermList & { readonly priority: number; readonly from: string };

/**
 * Its own list first, then those that name the account, then those of its group, then those for everyone, and last the standard
 * list; among equals the higher priority, then the one that began last, then the order of their codes. Lists of another
 * currency, and of other days, do not count.
 */
export function priceTermsFor(
  customer: Customer,
  known: Iterable<KnownList>,
  standard: string,
  day: string,
): PriceTerms {
  const { currency, ownList } = customer;
  const ranked: Ranked[] = [];
  const knownNames = new Set<string>();
  for (const { priceList, data } of known) {
    knownNames.add(priceList);
    const because = reasonFor(customer, priceList, data, standard);
    if (!because || data.currency !== currency || !holdsOn(data, day)) continue;
    ranked.push({ priceList, because, rules: data.rules, priority: data.priority, from: data.from });
  }
  // A list of which nothing is said has prices all the same, as one that an import wrote.
  if (ownList && !knownNames.has(ownList) && ownList !== standard)
    ranked.push({ priceList: ownList, because: 'own', rules: [], priority: 0, from: '' });
  const last = ranked.find(({ because }) => because === 'standard');
  const lists = ranked
    .filter(({ because }) => because !== 'standard')
    .sort(inOrder)
    .map(({ priceList, because, rules }) => ({ priceList, because, rules }));
  return {
    currency,
    standard,
    lists: [...lists, { priceList: standard, because: 'standard', rules: last?.rules ?? [] }],
  };
}

function reasonFor(
  { accountId, group, ownList }: Customer,
  priceList: string,
  { audience, groups, accounts }: PriceListData,
  standard: string,
): ListReason | undefined {
  if (priceList === standard) return 'standard';
  if (priceList === ownList) return 'own';
  if (audience === 'everyone') return 'everyone';
  if (audience === 'groups') return groups.includes(group) ? 'group' : undefined;
  return audience === 'accounts' && accountId !== '' && accounts.includes(accountId) ? 'account' : undefined;
}

function inOrder(a: Ranked, b: Ranked): number {
  const byReason = LIST_REASONS.indexOf(a.because) - LIST_REASONS.indexOf(b.because);
  if (byReason || a.priority !== b.priority) return byReason || b.priority - a.priority;
  if (a.from !== b.from) return a.from < b.from ? 1 : -1;
  return a.priceList < b.priceList ? -1 : 1;
}

/** `USD=contract,EUR=europe`: the standard lists that somebody chose. */
export const chosenStandards = (setting: string): ReadonlyMap<string, string> =>
  new Map(
    setting
      .split(',')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, 3), pair.slice(4)] as const),
  );

export const withStandard = (setting: string, currency: CurrencyCode, priceList: string): string =>
  [...new Map([...chosenStandards(setting), [currency, priceList]])].map(([code, list]) => `${code}=${list}`).join(',');
