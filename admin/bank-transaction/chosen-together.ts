// Several invoices that one payment is for: of one customer, and paid in the order in which they fall due.
import { sum } from '#domain/shared/money.ts';
import type { BankSuggestion } from '#contracts/bank-transaction/bank-transaction.ts';

export const isOnAccount = ({ kind }: BankSuggestion): boolean => kind === 'account';

/** Whether it may be paid together with those that are chosen. */
export const goesWith = (chosen: readonly BankSuggestion[], one: BankSuggestion): boolean =>
  isOnAccount(one) && chosen.every(({ accountId }) => accountId === one.accountId);

export const inTheirOrder = (chosen: readonly BankSuggestion[]): readonly BankSuggestion[] =>
  chosen.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));

/**
 * What comes to just this amount (minor units) together: all that one customer is named for by number, or else all of theirs.
 * Nothing where one alone does.
 */
export function thatComeTo(amount: number, suggestions: readonly BankSuggestion[]): readonly BankSuggestion[] {
  if (suggestions.some(({ due }) => due === amount)) return [];
  const owed = suggestions.filter(isOnAccount);
  const sets = [...new Set(owed.map(({ accountId }) => accountId))].flatMap((accountId) => {
    const theirs = owed.filter((one) => one.accountId === accountId);
    return [theirs.filter(({ reasons }) => reasons.includes('invoice')), theirs];
  });
  return sets.find((set) => set.length > 1 && sum(set.map(({ due }) => due)) === amount) ?? [];
}
