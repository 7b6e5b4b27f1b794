import type { Address } from '#domain/shared/address.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { NO_TERMS, type AccountEvent, type AccountStatus, type AccountTerms } from './account.events.ts';

interface Contents {
  readonly status: AccountStatus;
  readonly name: string;
  readonly priceList: string;
  readonly terms: AccountTerms;
  readonly isAnswered: boolean;
  /** None of its contacts signs in without a second factor. */
  readonly demandsSecondFactor: boolean;
  /** The provider of OpenID Connect by which alone its contacts sign in; empty where by any way. */
  readonly demandedOpenid: string;
  /** Admin contacts whose rights another one took, as `contact:<id>`, with how far their streams had got. */
  readonly dismissed: Readonly<Record<string, number>>;
  /** The account that it lives on in; empty: it is its own. */
  readonly mergedInto: string;
  /** Accounts that live on in it. */
  readonly absorbed: readonly string[];
  readonly addresses: Readonly<Record<string, Address>>;
  /** Whose each address is, as `contact:<id>`: it is erased with them. */
  readonly persons: Readonly<Record<string, string>>;
  readonly primaryAddress: string;
  /** Those that were primary before it, the last one last. */
  readonly primariesBefore: readonly string[];
}

export type NoAccount = Contents & { readonly kind?: undefined; readonly currency?: undefined };
export type OpenedAccount = Contents & { readonly kind: 'buyer' | 'dealer'; readonly currency: CurrencyCode };
export type AccountState = NoAccount | OpenedAccount;

export const initialState: NoAccount = {
  status: 'active',
  name: '',
  priceList: '',
  terms: NO_TERMS,
  isAnswered: false,
  demandsSecondFactor: false,
  demandedOpenid: '',
  dismissed: {},
  mergedInto: '',
  absorbed: [],
  addresses: {},
  persons: {},
  primaryAddress: '',
  primariesBefore: [],
};

export function evolve(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'AccountOpened':
      return { ...state, kind: event.data.kind, name: event.data.name, currency: event.data.currency };
    case 'AccountApprovalRequested':
      return { ...state, status: 'waiting' };
    case 'AccountApproved':
      return { ...state, status: 'active' };
    case 'AccountDeclined':
      return { ...state, status: 'declined' };
    case 'AccountRenamed':
      return { ...state, name: event.data.to };
    case 'AccountCurrencySet':
      return state.kind ? { ...state, currency: event.data.to } : state;
    case 'AccountPriceListAssigned':
      return { ...state, priceList: event.data.priceList };
    case 'AccountAddressSaved': {
      const { addressId, address, personId, primary } = event.data;
      const saved = {
        ...state,
        addresses: { ...state.addresses, [addressId]: address },
        persons: { ...state.persons, [addressId]: personId },
      };
      return primary ? withPrimary(addressId, saved) : saved;
    }
    case 'AccountAddressRemoved': {
      const { [event.data.addressId]: _, ...addresses } = state.addresses;
      const { [event.data.addressId]: __, ...persons } = state.persons;
      const isPrimary = state.primaryAddress === event.data.addressId;
      return { ...state, addresses, persons, primaryAddress: isPrimary ? '' : state.primaryAddress };
    }
    case 'AccountPrimaryAddressSet':
      return withPrimary(event.data.addressId, state);
    case 'RegistrationQuestionsAnswered':
      return { ...state, isAnswered: true };
    case 'AccountTermsChanged':
      return { ...state, terms: { ...state.terms, ...event.data.changed } };
    case 'AccountSecondFactorDemanded':
      return { ...state, demandsSecondFactor: true };
    case 'AccountSecondFactorDemandLifted':
      return { ...state, demandsSecondFactor: false };
    case 'AccountOpenidDemanded':
      return { ...state, demandedOpenid: event.data.provider };
    case 'AccountOpenidDemandLifted':
      return { ...state, demandedOpenid: '' };
    case 'AdminContactDismissed': {
      const { contactId, revision } = event.data;
      return { ...state, dismissed: { ...state.dismissed, [`contact:${contactId}`]: revision } };
    }
    case 'AccountSuspended':
      return { ...state, status: 'suspended' };
    case 'AccountReopened':
      return { ...state, status: 'active' };
    case 'AccountMerged':
      return { ...state, status: 'merged', mergedInto: event.data.into };
    case 'AccountAbsorbed':
      return { ...state, absorbed: [...state.absorbed, ...event.data.accounts] };
    default:
      return unreachable(event);
  }
}

function withPrimary(addressId: string, state: AccountState): AccountState {
  const { primaryAddress, primariesBefore } = state;
  if (primaryAddress === addressId) return state;
  const before = [...primariesBefore, primaryAddress].filter(
    (one) => one && one !== addressId && own(state.addresses, one),
  );
  return { ...state, primaryAddress: addressId, primariesBefore: [...new Set(before.reverse())].reverse() };
}
