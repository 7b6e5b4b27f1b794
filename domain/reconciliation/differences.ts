import type { CurrencyCode } from '#domain/shared/money.ts';
import type { DaySum, Difference, Movement, OwnMovement } from './reconciliation.events.ts';

/** From this moment until, but without, that one; ISO. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const isIn =
  ({ from, until }: Span) =>
  ({ at }: Movement): boolean =>
    from <= at && at < until;
const idOf = ({ kind, key }: Movement): string => `${kind}.${key}`;
const byId = <M extends Movement>(movements: readonly M[]): ReadonlyMap<string, M> =>
  new Map(movements.map((one) => [idOf(one), one]));

/**
 * What of a day one side has and the other has not, or has with another amount. Both lists reach beyond the day: the sides need
 * not agree on the moment.
 */
export function differencesOf(
  day: Span,
  ours: readonly OwnMovement[],
  theirs: readonly Movement[],
): readonly Difference[] {
  const [here, there] = [byId(ours), byId(theirs)];
  const difference = (of: Movement, fault: Difference['fault']): Difference => {
    const [own, other] = [here.get(idOf(of)), there.get(idOf(of))];
    return {
      ...{ differenceId: idOf(of), kind: of.kind, fault, key: of.key, orderId: own?.orderId ?? '' },
      ...{ ours: own?.amount ?? 0, theirs: other?.amount ?? 0, currency: of.currency, at: of.at },
    };
  };
  const isSame = (one: Movement, other: Movement) => one.amount === other.amount && one.currency === other.currency;
  const ofTheirs = theirs.filter(isIn(day)).flatMap((one) => {
    const own = here.get(idOf(one));
    if (!own) return [difference(one, 'unknown-here')];
    return isSame(own, one) ? [] : [difference(one, 'amount')];
  });
  const ofOurs = ours
    .filter(isIn(day))
    .flatMap((one) => (there.has(idOf(one)) ? [] : [difference(one, 'unknown-there')]));
  return [...ofTheirs, ...ofOurs].sort((a, b) => (a.differenceId < b.differenceId ? -1 : 1));
}

/** The sums of a day, currency by currency. */
export function sumsOf(day: Span, movements: readonly Movement[]): readonly DaySum[] {
  const sums = new Map<CurrencyCode, DaySum>();
  for (const { kind, amount, currency } of movements.filter(isIn(day))) {
    const sum = sums.get(currency) ?? { currency, count: 0, taken: 0, givenBack: 0 };
    sums.set(currency, {
      ...sum,
      count: sum.count + 1,
      ...(kind === 'taken' ? { taken: sum.taken + amount } : { givenBack: sum.givenBack + amount }),
    });
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
