import type { Address } from '#domain/shared/address.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { AccountEvent } from './account.events.ts';

export interface AccountState {
  readonly kind?: 'buyer' | 'dealer';
  readonly priceList: string;
  readonly addresses: Readonly<Record<string, Address>>;
  readonly primaryAddress: string;
}

export type AccountCommand = { readonly accountId: string } & (
  | { readonly type: 'Open'; readonly kind: 'buyer' | 'dealer'; readonly name: string; readonly currency: string; readonly at: string }
  | { readonly type: 'AssignPriceList'; readonly priceList: string }
  | { readonly type: 'SaveAddress'; readonly addressId: string; readonly personId: string; readonly address: Address; readonly primary: boolean }
);

const MAX_ADDRESSES = 500;

export const account: Decider<AccountState, AccountCommand, AccountEvent> = {
  initialState: { priceList: '', addresses: {}, primaryAddress: '' },

  decide(command, state) {
    const { accountId } = command;
    if (command.type === 'Open') {
      const { kind, name, currency, at } = command;
      return state.kind ? [] : [{ type: 'AccountOpened', data: { accountId, kind, name, currency, openedAt: at } }];
    }
    if (!state.kind) return notFound('account_not_found');
    switch (command.type) {
      case 'AssignPriceList':
        return state.priceList === command.priceList ? [] : [{ type: 'AccountPriceListAssigned', data: { accountId, priceList: command.priceList } }];
      case 'SaveAddress':
        return saveAddress(command, state);
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'AccountOpened':
        return { ...state, kind: event.data.kind };
      case 'AccountPriceListAssigned':
        return { ...state, priceList: event.data.priceList };
      case 'AccountAddressSaved': {
        const { addressId, address, primary } = event.data;
        return { ...state, addresses: { ...state.addresses, [addressId]: address }, primaryAddress: primary ? addressId : state.primaryAddress };
      }
      default:
        return unreachable(event);
    }
  },
};

function saveAddress(command: Extract<AccountCommand, { type: 'SaveAddress' }>, state: AccountState): AccountEvent[] {
  const { accountId, addressId, personId, address } = command;
  if (!state.addresses[addressId] && Object.keys(state.addresses).length >= MAX_ADDRESSES) return refuse('address_book_full', { addresses: MAX_ADDRESSES });
  const primary = command.primary || state.primaryAddress === '' || state.primaryAddress === addressId;
  const unchanged = JSON.stringify(state.addresses[addressId]) === JSON.stringify(address) && primary === (state.primaryAddress === addressId);
  return unchanged ? [] : [{ type: 'AccountAddressSaved', data: { accountId, addressId, personId, address, primary } }];
}
