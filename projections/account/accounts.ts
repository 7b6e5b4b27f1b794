import type { CurrencyCode } from '#domain/shared/money.ts';
import type { AccountEvent, AccountStatus } from '#domain/account/account.events.ts';
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
import type { Address } from '#domain/shared/address.ts';
import type { AnswerOf, Queries } from '#platform/operations/features.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';
import { defineReadModel, put, update, type Change } from '#platform/read-model/read-model.ts';
import { daysBetween } from '#platform/shop-calendar.ts';

export interface AccountRow {
  readonly account_id: string;
  readonly kind: 'buyer' | 'dealer';
  readonly name: string;
  readonly status: AccountStatus;
  /** Says why it was declined. */
  readonly reason: string;
  readonly opened_at: string;
  readonly currency: CurrencyCode;
  readonly price_list: string;
  readonly addresses: Readonly<Record<string, Address>>;
  readonly primary_address: string;
}

export const accounts = defineReadModel<AccountRow, AccountEvent>({
  name: 'account',
  version: 4,
  key: 'account_id',
  columns: {
    account_id: 'text',
    kind: 'text',
    name: 'text',
    status: 'text',
    reason: 'text',
    opened_at: 'timestamptz',
    currency: 'text',
    price_list: 'text',
    addresses: 'jsonb',
    primary_address: 'text',
  },
  indexes: ['using gin (lower(name) gin_trgm_ops)'],
  streams: ({ account_id }) => [`account-${account_id}`],
  on: {
    AccountOpened: ({ data: { accountId, kind, name, currency, openedAt } }) =>
      put<AccountRow>(accountId, {
        account_id: accountId,
        kind,
        name,
        status: 'active',
        reason: '',
        opened_at: openedAt,
        currency,
        price_list: '',
        addresses: {},
        primary_address: '',
      }),
    AccountApprovalRequested: ({ data: { accountId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'waiting' })),
    AccountApproved: ({ data: { accountId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'active', reason: '' })),
    AccountDeclined: ({ data: { accountId, reason } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'declined', reason })),
    AccountRenamed: ({ data: { accountId, to } }) => update<AccountRow>(accountId, (row) => ({ ...row, name: to })),
    AccountCurrencySet: ({ data: { accountId, to } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, currency: to })),
    AccountPriceListAssigned: ({ data: { accountId, priceList } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, price_list: priceList })),
    AccountAddressSaved: ({ data: { accountId, addressId, address, primary } }) =>
      update<AccountRow>(accountId, (row) => ({
        ...row,
        addresses: { ...row.addresses, [addressId]: address },
        primary_address: primary ? addressId : row.primary_address,
      })),
  },
});

/** One row per account with credit: what lists filter by, and what its events add up to. */
export interface CreditRow {
  readonly account_id: string;
  /** The day on which the first of its open items falls due, YYYY-MM-DD; empty where none does. */
  readonly due_on: string;
  readonly state: CreditStanding;
}

function evolved(event: StoredEvent<CreditEvent>): Change<CreditRow> {
  const { accountId } = event.data;
  return {
    key: accountId,
    apply(row) {
      // Every credit note and payment there ever was is the decider's to know: a row must not grow for ever.
      const { creditNotes: _, receipts: __, ...state } = evolve({ ...initialState, ...row?.state }, event);
      return { account_id: accountId, due_on: firstDue(state.openItems) ?? '', state };
    },
  };
}

export const credits = defineReadModel<CreditRow, CreditEvent>({
  name: 'credit',
  version: 4,
  key: 'account_id',
  columns: { account_id: 'text', due_on: 'text', state: 'jsonb' },
  streams: ({ account_id }) => [`credit-${account_id}`],
  on: {
    CreditLimitSet: evolved,
    CreditHeld: evolved,
    CreditHoldReleased: evolved,
    OpenItemPosted: evolved,
    CreditNoteIssued: evolved,
    AccountPaymentReceived: evolved,
  },
});

/** Reads the row on a day of the shop's calendar; all are zero without a row. */
export function creditFacts(row: CreditRow | undefined, today: string): AnswerOf<Queries['account']['credit']> {
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
