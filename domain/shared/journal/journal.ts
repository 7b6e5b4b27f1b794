// What bookkeeping is told of a shop: its journals, and how each entry is posted.
import { unreachable } from '#domain/shared/decider.ts';
import type { Amount } from '#domain/shared/money.ts';

export const JOURNALS = ['sales', 'credit-notes', 'receipts', 'adjustments', 'finance-charges'] as const;
export type Journal = (typeof JOURNALS)[number];

/** Minor units. `net` and `tax` make `total`; a receipt or an adjustment below 0 took money back, or lowered what is owed. */
export interface JournalEntry {
  readonly journal: Journal;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly number: string;
  /** Empty for a guest. */
  readonly accountId: string;
  readonly customer: string;
  readonly orderNumber: string;
  readonly text: string;
  readonly net: Amount;
  readonly tax: Amount;
  readonly total: Amount;
  readonly currency: string;
}

/** So many entries of a period (YYYY-MM-DD), in their order. */
export interface JournalPage {
  readonly from: string;
  readonly until: string;
  readonly offset: number;
  readonly count: number;
}

export const LEDGERS = ['receivables', 'sales', 'taxes', 'money', 'adjustments', 'interest'] as const;
/** An account of the dealer's books. */
export type Ledger = (typeof LEDGERS)[number];

/** An amount (above 0) on one side of an account of the books. */
export interface Posting {
  readonly ledger: Ledger;
  readonly side: 'debit' | 'credit';
  readonly amount: Amount;
}

/** Debits and credits of an entry, which are the same in all. */
export function postingsOf({ journal, net, tax, total }: JournalEntry): Posting[] {
  switch (journal) {
    case 'sales':
      return posted([
        ['receivables', total],
        ['sales', -net],
        ['taxes', -tax],
      ]);
    case 'credit-notes':
      return posted([
        ['receivables', -total],
        ['sales', net],
        ['taxes', tax],
      ]);
    case 'receipts':
      return posted([
        ['receivables', -total],
        ['money', total],
      ]);
    case 'adjustments':
      return posted([
        ['receivables', total],
        ['adjustments', -total],
      ]);
    case 'finance-charges':
      return posted([
        ['receivables', total],
        ['interest', -total],
      ]);
    default:
      return unreachable(journal);
  }
}

/** Above 0 is a debit. */
const posted = (parts: readonly (readonly [Ledger, Amount])[]): Posting[] =>
  parts
    .filter(([, amount]) => amount !== 0)
    .map(([ledger, amount]) => ({ ledger, side: amount > 0 ? 'debit' : 'credit', amount: Math.abs(amount) }));
