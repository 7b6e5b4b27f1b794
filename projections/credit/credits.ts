import type { CreditEvent } from '#domain/credit/credit.events.ts';
import {
  creditHeld,
  creditLeft,
  creditOwed,
  evolve,
  firstDue,
  initialState,
  overdueOn,
  type CreditStanding,
} from '#domain/credit/credit.state.ts';
import { overdueItems } from '#domain/credit/overdue.state.ts';
import { LAST_DAY, daysBetween } from '#domain/shared/day.ts';
import type { AnswerOf, Queries } from '#platform/kernel/operations/features.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

/** One row per account with credit: what lists filter by, and what its events add up to. */
export interface CreditRow {
  readonly account_id: string;
  /** The day on which the first of its open items falls due, YYYY-MM-DD; empty where none does. */
  readonly due_on: string;
  /** Below 0 where credit notes were left over. */
  readonly owed: number;
  /** What lists of overdue accounts go by: days, YYYY-MM-DD or empty. Of open items that are neither disputed nor being paid. */
  readonly overdue_from: string;
  /** The first day for which something was promised. */
  readonly promised_on: string;
  readonly next_call_on: string;
  readonly state: CreditStanding;
}

const firstOf = (days: readonly string[]): string => days.toSorted()[0] ?? '';

function evolved(event: StoredEvent<CreditEvent>): Change<CreditRow> {
  const { accountId } = event.data;
  return {
    key: accountId,
    apply(row) {
      // Every credit note and payment there ever was is the decider's to know: a row must not grow for ever.
      const {
        creditNotes: _,
        receipts: __,
        reversed: ___,
        moves: ____,
        discounts: _____,
        holdParts: ______,
        ...state
      } = evolve({ ...initialState, ...row?.state }, event);
      return {
        ...{ account_id: accountId, due_on: firstDue(state.openItems) ?? '', owed: creditOwed(state) },
        overdue_from: firstDue(overdueItems(state, LAST_DAY)) ?? '',
        promised_on: firstOf(Object.values(state.promises).map(({ payOn }) => payOn)),
        next_call_on: state.call?.nextOn ?? '',
        state,
      };
    },
  };
}

export const credits = defineReadModel<CreditRow, CreditEvent>({
  name: 'credit',
  version: 11,
  key: 'account_id',
  columns: {
    account_id: 'text',
    due_on: 'text',
    owed: 'bigint',
    overdue_from: 'text',
    promised_on: 'text',
    next_call_on: 'text',
    state: 'jsonb',
  },
  indexes: ['(overdue_from)'],
  streams: ({ account_id }) => [`credit-${account_id}`],
  on: {
    CreditLimitSet: evolved,
    CreditHeld: evolved,
    CreditHoldReduced: evolved,
    CreditHoldReleased: evolved,
    OpenItemPosted: evolved,
    CreditNoteIssued: evolved,
    AccountPaymentReceived: evolved,
    AccountPaymentReversed: evolved,
    AccountPaymentUnapplied: evolved,
    AccountPaymentApplied: evolved,
    BalanceAdjusted: evolved,
    FinanceChargePosted: evolved,
    OpenItemAdjusted: evolved,
    OpenItemWrittenOff: evolved,
    EarlyPaymentDiscountGranted: evolved,
    EarlyPaymentDiscountWithdrawn: evolved,
    OpenItemsDisputed: evolved,
    OpenItemDisputeEnded: evolved,
    TermsOverrideGranted: evolved,
    TermsOverrideWithdrawn: evolved,
    PaymentPromised: evolved,
    CollectionCallNoted: evolved,
    OpenItemsReserved: evolved,
    OpenItemsReleased: evolved,
    CreditGivenOver: evolved,
    CreditTakenOver: evolved,
  },
});

/** Reads the row on a day of the shop's calendar; all are zero without a row. */
export function creditFacts(row: CreditRow | undefined, today: string): AnswerOf<Queries['credit']['balance']> {
  const state: CreditStanding = row?.state ?? initialState;
  const { amount: overdue, since = today } = overdueOn(state, today);
  return {
    limit: state.limit,
    owed: creditOwed(state),
    overdue,
    overdueDays: daysBetween(since, today),
    held: creditHeld(state),
    left: creditLeft(state),
    currency: state.currency,
  };
}
