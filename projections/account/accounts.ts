import type { CurrencyCode } from '#domain/shared/money.ts';
import { NO_TERMS, type AccountEvent, type AccountStatus, type AccountTerms } from '#domain/account/account.events.ts';
import type { Answer } from '#domain/registration-form/registration-form.events.ts';
import { nameKey, taxKey } from '#projections/shared/likeness.ts';
import type { Address } from '#domain/shared/address.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

export interface AccountRow {
  readonly account_id: string;
  readonly kind: 'buyer' | 'dealer';
  readonly name: string;
  readonly status: AccountStatus;
  /** Says why it was declined or suspended. */
  readonly reason: string;
  readonly opened_at: string;
  readonly currency: CurrencyCode;
  readonly price_list: string;
  readonly addresses: Readonly<Record<string, Address>>;
  /** Whose each is, as `contact:<id>`. */
  readonly address_persons: Readonly<Record<string, string>>;
  readonly primary_address: string;
  readonly terms: AccountTerms;
  readonly answers: readonly Answer[];
  /** What tells that another account may be the same company; empty where it tells nothing. */
  readonly name_key: string;
  readonly tax_key: string;
  /** The account that it lives on in; empty: it is its own. */
  readonly merged_into: string;
  readonly absorbed: readonly string[];
  /** None of its contacts signs in without a second factor. */
  readonly demands_second_factor: boolean;
  /** The provider of OpenID Connect by which alone its contacts sign in; empty where by any way. */
  readonly demanded_openid: string;
}

export const accounts = defineReadModel<AccountRow, AccountEvent>({
  name: 'account',
  version: 11,
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
    address_persons: 'jsonb',
    primary_address: 'text',
    terms: 'jsonb',
    answers: 'jsonb',
    name_key: 'text',
    tax_key: 'text',
    merged_into: 'text',
    absorbed: 'jsonb',
    demands_second_factor: 'boolean',
    demanded_openid: 'text',
  },
  indexes: ['using gin (lower(name) gin_trgm_ops)', 'using gin (name_key gin_trgm_ops)', '(tax_key)', '(opened_at)'],
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
        address_persons: {},
        primary_address: '',
        terms: NO_TERMS,
        answers: [],
        name_key: nameKey(name),
        tax_key: '',
        merged_into: '',
        absorbed: [],
        demands_second_factor: false,
        demanded_openid: '',
      }),
    AccountApprovalRequested: ({ data: { accountId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'waiting' })),
    AccountApproved: ({ data: { accountId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'active', reason: '' })),
    AccountDeclined: ({ data: { accountId, reason } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'declined', reason })),
    AccountRenamed: ({ data: { accountId, to } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, name: to, name_key: nameKey(to) })),
    AccountCurrencySet: ({ data: { accountId, to } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, currency: to })),
    AccountPriceListAssigned: ({ data: { accountId, priceList } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, price_list: priceList })),
    AccountAddressSaved: ({ data: { accountId, addressId, address, personId, primary } }) =>
      update<AccountRow>(accountId, (row) => ({
        ...row,
        addresses: { ...row.addresses, [addressId]: address },
        address_persons: { ...row.address_persons, [addressId]: personId },
        primary_address: primary ? addressId : row.primary_address,
      })),
    AccountAddressRemoved: ({ data: { accountId, addressId } }) =>
      update<AccountRow>(accountId, (row) => {
        const { [addressId]: _, ...addresses } = row.addresses;
        const { [addressId]: __, ...persons } = row.address_persons;
        const primary = row.primary_address === addressId ? '' : row.primary_address;
        return { ...row, addresses, address_persons: persons, primary_address: primary };
      }),
    AccountPrimaryAddressSet: ({ data: { accountId, addressId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, primary_address: addressId })),
    RegistrationQuestionsAnswered: ({ data: { accountId, answers } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, answers })),
    AccountTermsChanged: ({ data: { accountId, changed } }) =>
      update<AccountRow>(accountId, (row) => {
        const terms = { ...row.terms, ...changed };
        return { ...row, terms, tax_key: taxKey(terms.taxNumber) };
      }),
    AccountSecondFactorDemanded: ({ data: { accountId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, demands_second_factor: true })),
    AccountSecondFactorDemandLifted: ({ data: { accountId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, demands_second_factor: false })),
    AccountOpenidDemanded: ({ data: { accountId, provider } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, demanded_openid: provider })),
    AccountOpenidDemandLifted: ({ data: { accountId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, demanded_openid: '' })),
    AccountSuspended: ({ data: { accountId, reason } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'suspended', reason })),
    AccountReopened: ({ data: { accountId } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'active', reason: '' })),
    AccountMerged: ({ data: { accountId, into } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, status: 'merged', merged_into: into })),
    AccountAbsorbed: ({ data: { accountId, accounts } }) =>
      update<AccountRow>(accountId, (row) => ({ ...row, absorbed: [...row.absorbed, ...accounts] })),
  },
});

/** Ids of accounts, of companies and of persons, whose name holds a text. */
export const accountsNamed = (text: string) =>
  knex(accounts.table)
    .select('account_id')
    .whereRaw('lower(name) like ?', [like(text.toLowerCase())]);
