import type { AccountEvent } from '#domain/account/account.events.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import type { Address } from '#domain/shared/address.ts';
import { sum } from '#domain/shared/money.ts';
import { defineReadModel, put, update, type Change } from '#platform/read-model/read-model.ts';

export interface AccountRow {
  readonly account_id: string;
  readonly kind: 'buyer' | 'dealer';
  readonly name: string;
  readonly currency: string;
  readonly price_list: string;
  readonly addresses: Readonly<Record<string, Address>>;
  readonly primary_address: string;
}

export const accounts = defineReadModel<AccountRow, AccountEvent>({
  name: 'account',
  version: 1,
  key: 'account_id',
  columns: { account_id: 'text', kind: 'text', name: 'text', currency: 'text', price_list: 'text', addresses: 'jsonb', primary_address: 'text' },
  on: {
    AccountOpened: ({ data: { accountId, kind, name, currency } }) => put<AccountRow>(accountId, { account_id: accountId, kind, name, currency, price_list: '', addresses: {}, primary_address: '' }),
    AccountPriceListAssigned: ({ data: { accountId, priceList } }) => update<AccountRow>(accountId, (row) => ({ ...row, price_list: priceList })),
    AccountAddressSaved: ({ data: { accountId, addressId, address, primary } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, addresses: { ...row.addresses, [addressId]: address }, primary_address: primary ? addressId : row.primary_address })),
  },
});

export interface CreditRow {
  readonly account_id: string;
  readonly credit_limit: number;
  readonly currency: string;
  readonly owed: number;
  readonly holds: Readonly<Record<string, number>>;
}

const change = (accountId: string, apply: (row: CreditRow) => CreditRow): Change<CreditRow> => ({
  key: accountId,
  apply: (row) => apply(row ?? { account_id: accountId, credit_limit: 0, currency: '', owed: 0, holds: {} }),
});

function without(holds: CreditRow['holds'], holdId: string): CreditRow['holds'] {
  const { [holdId]: _, ...others } = holds;
  return others;
}

export const credits = defineReadModel<CreditRow, CreditEvent>({
  name: 'credit',
  version: 1,
  key: 'account_id',
  columns: { account_id: 'text', credit_limit: 'bigint', currency: 'text', owed: 'bigint', holds: 'jsonb' },
  on: {
    CreditLimitSet: ({ data: { accountId, limit, currency } }) => change(accountId, (row) => ({ ...row, credit_limit: limit, currency })),
    CreditHeld: ({ data: { accountId, holdId, amount } }) => change(accountId, (row) => ({ ...row, holds: { ...row.holds, [holdId]: amount } })),
    CreditHoldReleased: ({ data: { accountId, holdId } }) => change(accountId, (row) => ({ ...row, holds: without(row.holds, holdId) })),
    CreditHoldConfirmed: ({ data: { accountId, holdId } }) => change(accountId, (row) => ({ ...row, owed: row.owed + (row.holds[holdId] ?? 0), holds: without(row.holds, holdId) })),
  },
});

export const creditLeft = (row: CreditRow): number => Math.max(0, row.credit_limit - row.owed - sum(Object.values(row.holds)));
