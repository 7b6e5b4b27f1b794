import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Address } from '#domain/shared/address.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { AccountEvent, AccountStatus } from './account.events.ts';

export interface AccountState {
  readonly kind?: 'buyer' | 'dealer';
  readonly status: AccountStatus;
  readonly name: string;
  /** Absent before it was opened. */
  readonly currency?: CurrencyCode;
  readonly priceList: string;
  readonly addresses: Readonly<Record<string, Address>>;
  readonly primaryAddress: string;
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
  | { readonly type: 'Rename'; readonly by: string; readonly at: string; readonly name: string }
  | { readonly type: 'SetCurrency'; readonly by: string; readonly at: string; readonly currency: CurrencyCode }
  | { readonly type: 'AssignPriceList'; readonly priceList: string }
  | {
      readonly type: 'SaveAddress';
      readonly addressId: string;
      readonly personId: string;
      readonly address: Address;
      readonly primary: boolean;
    }
);

const MAX_ADDRESSES = 500;

export const account: Decider<AccountState, AccountCommand, AccountEvent> = {
  initialState: { status: 'active', name: '', priceList: '', addresses: {}, primaryAddress: '' },

  decide(command, state) {
    const { accountId } = command;
    if (command.type === 'Open') {
      const { kind, name, currency, at } = command;
      return state.kind ? [] : [{ type: 'AccountOpened', data: { accountId, kind, name, currency, openedAt: at } }];
    }
    if (!state.kind) return notFound('account_not_found');
    switch (command.type) {
      case 'RequestApproval':
        return state.status === 'waiting'
          ? []
          : [{ type: 'AccountApprovalRequested', data: { accountId, requestedAt: command.at } }];
      case 'Approve':
        return state.status === 'active'
          ? []
          : [{ type: 'AccountApproved', data: { accountId, by: command.by, at: command.at } }];
      case 'Decline':
        if (state.status === 'active') return refuse('account_active');
        return state.status === 'declined'
          ? []
          : [{ type: 'AccountDeclined', data: { accountId, by: command.by, at: command.at, reason: command.reason } }];
      case 'Rename':
        if (state.kind === 'buyer') return refuse('account_without_name');
        return state.name === command.name
          ? []
          : [
              {
                type: 'AccountRenamed',
                data: { accountId, by: command.by, at: command.at, from: state.name, to: command.name },
              },
            ];
      case 'SetCurrency': {
        const { by, at, currency } = command;
        if (!state.currency || state.currency === currency) return [];
        return [{ type: 'AccountCurrencySet', data: { accountId, by, at, from: state.currency, to: currency } }];
      }
      case 'AssignPriceList':
        return state.priceList === command.priceList
          ? []
          : [{ type: 'AccountPriceListAssigned', data: { accountId, priceList: command.priceList } }];
      case 'SaveAddress':
        return saveAddress(command, state);
      default:
        return unreachable(command);
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
        const { addressId, address, primary } = event.data;
        return {
          ...state,
          addresses: { ...state.addresses, [addressId]: address },
          primaryAddress: primary ? addressId : state.primaryAddress,
        };
      }
      default:
        return unreachable(event);
    }
  },
};

function saveAddress(command: Extract<AccountCommand, { type: 'SaveAddress' }>, state: AccountState): AccountEvent[] {
  const { accountId, addressId, personId, address } = command;
  if (!state.addresses[addressId] && Object.keys(state.addresses).length >= MAX_ADDRESSES)
    return refuse('address_book_full', { addresses: MAX_ADDRESSES });
  const primary = command.primary || state.primaryAddress === '' || state.primaryAddress === addressId;
  const unchanged =
    JSON.stringify(state.addresses[addressId]) === JSON.stringify(address) &&
    primary === (state.primaryAddress === addressId);
  return unchanged ? [] : [{ type: 'AccountAddressSaved', data: { accountId, addressId, personId, address, primary } }];
}
