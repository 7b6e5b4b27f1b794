import { own } from '#domain/shared/dictionary.ts';
import { type CurrencyCode } from '#domain/shared/money.ts';
import type { Address } from '#domain/shared/address.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Answer } from './registration-form.events.ts';
import { changedFields, changesOn } from '#domain/shared/changed-fields.ts';
import { NO_TERMS, type AccountEvent, type AccountStatus, type AccountTerms } from './account.events.ts';

export interface AccountState {
  readonly kind?: 'buyer' | 'dealer';
  readonly status: AccountStatus;
  readonly name: string;
  /** Absent before it was opened. */
  readonly currency?: CurrencyCode;
  readonly priceList: string;
  readonly terms: AccountTerms;
  readonly isAnswered: boolean;
  /** None of its contacts signs in without a second factor. */
  readonly demandsSecondFactor: boolean;
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

export type AccountCommand = { readonly accountId: string } & (
  | {
      readonly type: 'Open';
      readonly kind: 'buyer' | 'dealer';
      readonly name: string;
      readonly currency: CurrencyCode;
      readonly at: string;
    }
  | { readonly type: 'RequestApproval'; readonly at: string }
  | { readonly type: 'Approve'; readonly by: string; readonly at: string }
  | { readonly type: 'Decline'; readonly by: string; readonly at: string; readonly reason: string }
  | { readonly type: 'Rename'; readonly by: string; readonly at: string; readonly name: string; readonly seen?: string }
  | { readonly type: 'SetCurrency'; readonly by: string; readonly at: string; readonly currency: CurrencyCode }
  | {
      readonly type: 'AssignPriceList';
      readonly priceList: string;
      /** As it was shown; empty: none of its own. Without it whatever is there is overwritten. */
      readonly seen?: string | undefined;
    }
  | {
      readonly type: 'AnswerQuestions';
      readonly personId: string;
      readonly answers: readonly Answer[];
      readonly at: string;
    }
  | {
      readonly type: 'ChangeTerms';
      readonly by: string;
      readonly at: string;
      readonly seen: Partial<AccountTerms>;
      readonly changed: Partial<AccountTerms>;
    }
  | {
      readonly type: 'DemandSecondFactor';
      readonly by: string;
      readonly at: string;
      readonly isDemanded: boolean;
      /** Why it is demanded no more, where staff say so. */
      readonly reason: string;
    }
  | { readonly type: 'Suspend'; readonly by: string; readonly at: string; readonly reason: string }
  | { readonly type: 'Reopen'; readonly by: string; readonly at: string }
  | { readonly type: 'Merge'; readonly by: string; readonly at: string; readonly survivor: Survivor }
  | {
      readonly type: 'Absorb';
      readonly by: string;
      readonly at: string;
      readonly from: string;
      readonly accounts: readonly string[];
    }
  | {
      readonly type: 'SaveAddress';
      readonly addressId: string;
      readonly personId: string;
      readonly address: Address;
      readonly primary: boolean;
      /** As it was shown; without it whatever is there is overwritten. */
      readonly seen?: Address | undefined;
      /** Who saves it has said whose it is: else it stays whose it was while nothing else changes. */
      readonly isTheirs?: boolean;
    }
  | { readonly type: 'RemoveAddress'; readonly addressId: string; readonly by: string; readonly at: string }
  /** The address is primary no more: the one before it is again. */
  | { readonly type: 'YieldPrimary'; readonly addressId: string; readonly by: string; readonly at: string }
);

/** What decides whether another account can live on in it. */
export type Survivor = { readonly accountId: string } & Pick<AccountState, 'kind' | 'status' | 'currency'>;

const MAX_ADDRESSES = 500;

export const account: Decider<AccountState, AccountCommand, AccountEvent> = {
  initialState: {
    status: 'active',
    name: '',
    priceList: '',
    terms: NO_TERMS,
    isAnswered: false,
    demandsSecondFactor: false,
    mergedInto: '',
    absorbed: [],
    addresses: {},
    persons: {},
    primaryAddress: '',
    primariesBefore: [],
  },
  snapshotVersion: 5,

  decide(command, state) {
    const { accountId } = command;
    if (command.type === 'Open') {
      const { kind, name, currency, at } = command;
      return state.kind ? [] : [{ type: 'AccountOpened', data: { accountId, kind, name, currency, openedAt: at } }];
    }
    if (!state.kind) return notFound('account_not_found');
    if (state.mergedInto && command.type !== 'Merge') return refuse('account_merged', { into: state.mergedInto });
    switch (command.type) {
      case 'Rename':
        return rename(command, state);
      case 'SetCurrency':
        return setCurrency(command, state);
      case 'AssignPriceList':
        changesOn(
          { priceList: state.priceList },
          { priceList: command.seen ?? state.priceList },
          { priceList: command.priceList },
        );
        return state.priceList === command.priceList
          ? []
          : [{ type: 'AccountPriceListAssigned', data: { accountId, priceList: command.priceList } }];
      case 'SaveAddress':
      case 'RemoveAddress':
      case 'YieldPrimary':
        return decideAddressBook(command, state);
      case 'AnswerQuestions': {
        const { personId, answers, at: answeredAt } = command;
        return state.isAnswered || !answers.length
          ? []
          : [{ type: 'RegistrationQuestionsAnswered', data: { accountId, personId, answers, answeredAt } }];
      }
      case 'ChangeTerms': {
        const { seen, by, at } = command;
        const changed = changesOn(state.terms, seen, command.changed);
        return changed ? [{ type: 'AccountTermsChanged', data: { accountId, changed, by, at } }] : [];
      }
      case 'DemandSecondFactor': {
        const { isDemanded, reason, by, at } = command;
        if (state.kind === 'buyer') return refuse('account_of_a_person');
        if (isDemanded === state.demandsSecondFactor) return [];
        return isDemanded
          ? [{ type: 'AccountSecondFactorDemanded', data: { accountId, by, at } }]
          : [{ type: 'AccountSecondFactorDemandLifted', data: { accountId, reason, by, at } }];
      }
      default:
        return decideStanding(command, state);
    }
  },

  evolve(state, event) {
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
        return { ...state, currency: event.data.to };
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
  },
};

type StandingCommand = Extract<
  AccountCommand,
  { type: 'RequestApproval' | 'Approve' | 'Decline' | 'Suspend' | 'Reopen' | 'Merge' | 'Absorb' }
>;

/** Whether the account may be used at all, and as whose. */
function decideStanding(command: StandingCommand, state: AccountState): AccountEvent[] {
  const { accountId } = command;
  switch (command.type) {
    case 'RequestApproval':
      return state.status === 'waiting'
        ? []
        : [{ type: 'AccountApprovalRequested', data: { accountId, requestedAt: command.at } }];
    case 'Approve':
      return state.status === 'active' || state.status === 'suspended'
        ? []
        : [{ type: 'AccountApproved', data: { accountId, by: command.by, at: command.at } }];
    case 'Decline':
      if (state.status === 'active' || state.status === 'suspended') return refuse('account_active');
      return state.status === 'declined'
        ? []
        : [{ type: 'AccountDeclined', data: { accountId, by: command.by, at: command.at, reason: command.reason } }];
    case 'Suspend': {
      const { by, at, reason } = command;
      if (state.status === 'suspended') return [];
      if (state.status !== 'active') return refuse('account_not_active');
      return [{ type: 'AccountSuspended', data: { accountId, reason, by, at } }];
    }
    case 'Reopen': {
      const { by, at } = command;
      if (state.status === 'active') return [];
      if (state.status !== 'suspended') return refuse('account_not_suspended');
      return [{ type: 'AccountReopened', data: { accountId, by, at } }];
    }
    case 'Merge':
      return merge(command, state);
    case 'Absorb': {
      const { from, accounts, by, at } = command;
      return state.absorbed.includes(from)
        ? []
        : [{ type: 'AccountAbsorbed', data: { accountId, from, accounts, by, at } }];
    }
    default:
      return unreachable(command);
  }
}

/** Only what was agreed in one currency, with one kind of customer, can be one account. */
function merge(
  { accountId, survivor, by, at }: Extract<AccountCommand, { type: 'Merge' }>,
  state: AccountState,
): AccountEvent[] {
  const { accountId: into, kind, status, currency } = survivor;
  if (state.mergedInto === into) return [];
  if (state.mergedInto) return refuse('account_merged', { into: state.mergedInto });
  if (into === accountId || state.absorbed.includes(into)) return refuse('merge_with_itself');
  if (kind !== state.kind) return refuse('merge_kinds_differ');
  if (currency !== state.currency) return refuse('merge_currencies_differ', { from: state.currency, into: currency });
  if (status !== 'active' && status !== 'suspended') return refuse('merge_into_inactive');
  return [{ type: 'AccountMerged', data: { accountId, into, by, at } }];
}

function withPrimary(addressId: string, state: AccountState): AccountState {
  const { primaryAddress, primariesBefore } = state;
  if (primaryAddress === addressId) return state;
  const before = [...primariesBefore, primaryAddress].filter(
    (one) => one && one !== addressId && own(state.addresses, one),
  );
  return { ...state, primaryAddress: addressId, primariesBefore: [...new Set(before.reverse())].reverse() };
}

/** Without one before, it is the oldest; the only address stays primary. */
function primaryBefore(
  { accountId, addressId, by, at }: Extract<AccountCommand, { type: 'YieldPrimary' | 'RemoveAddress' }>,
  { addresses, primariesBefore }: AccountState,
): AccountEvent[] {
  const others = [...Object.keys(addresses).reverse(), ...primariesBefore].filter(
    (one) => one !== addressId && own(addresses, one),
  );
  const next = others.at(-1);
  return next === undefined ? [] : [{ type: 'AccountPrimaryAddressSet', data: { accountId, addressId: next, by, at } }];
}

function decideAddressBook(
  command: Extract<AccountCommand, { type: 'SaveAddress' | 'RemoveAddress' | 'YieldPrimary' }>,
  state: AccountState,
): AccountEvent[] {
  switch (command.type) {
    case 'SaveAddress':
      return saveAddress(command, state);
    case 'RemoveAddress':
      return removeAddress(command, state);
    case 'YieldPrimary':
      return state.primaryAddress === command.addressId ? primaryBefore(command, state) : [];
    default:
      return unreachable(command);
  }
}

function removeAddress(
  command: Extract<AccountCommand, { type: 'RemoveAddress' }>,
  state: AccountState,
): AccountEvent[] {
  const { accountId, addressId, by, at } = command;
  if (!own(state.addresses, addressId)) return [];
  const next = state.primaryAddress === addressId ? primaryBefore(command, state) : [];
  return [...next, { type: 'AccountAddressRemoved', data: { accountId, addressId, by, at } }];
}

function saveAddress(command: Extract<AccountCommand, { type: 'SaveAddress' }>, state: AccountState): AccountEvent[] {
  const { accountId, addressId, personId } = command;
  const before = own(state.addresses, addressId);
  const { seen = before } = command;
  const address =
    before && seen
      ? { ...before, ...changesOn(before, seen, changedFields(seen, command.address) ?? {}) }
      : command.address;
  if (!own(state.addresses, addressId) && Object.keys(state.addresses).length >= MAX_ADDRESSES)
    return refuse('address_book_full', { addresses: MAX_ADDRESSES });
  const primary = command.primary || state.primaryAddress === '' || state.primaryAddress === addressId;
  const unchanged =
    changedFields<Partial<Address>>(before ?? {}, address) === undefined &&
    (!command.isTheirs || own(state.persons, addressId) === personId) &&
    primary === (state.primaryAddress === addressId);
  return unchanged ? [] : [{ type: 'AccountAddressSaved', data: { accountId, addressId, personId, address, primary } }];
}

function rename(
  { accountId, by, at, seen, name }: Extract<AccountCommand, { type: 'Rename' }>,
  state: AccountState,
): AccountEvent[] {
  if (state.kind === 'buyer') return refuse('account_without_name');
  changesOn({ name: state.name }, { name: seen ?? state.name }, { name });
  return state.name === name
    ? []
    : [{ type: 'AccountRenamed', data: { accountId, by, at, from: state.name, to: name } }];
}

function setCurrency(
  { accountId, by, at, currency }: Extract<AccountCommand, { type: 'SetCurrency' }>,
  state: AccountState,
): AccountEvent[] {
  return !state.currency || state.currency === currency
    ? []
    : [{ type: 'AccountCurrencySet', data: { accountId, by, at, from: state.currency, to: currency } }];
}
