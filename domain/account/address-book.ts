import type { Address } from '#domain/shared/address.ts';
import { changedFields, changesOn } from '#domain/shared/changed-fields.ts';
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { RemoveAddress, SaveAddress, YieldPrimary } from './account-commands.ts';
import type { AccountEvent } from './account.events.ts';
import type { AccountState } from './account.state.ts';

const MAX_ADDRESSES = 500;

export const yieldPrimary = (command: YieldPrimary, state: AccountState): AccountEvent[] =>
  state.primaryAddress === command.addressId ? primaryBefore(command, state) : [];

/** Without one before, it is the oldest; the only address stays primary. */
function primaryBefore(
  { accountId, addressId, by, at }: YieldPrimary | RemoveAddress,
  { addresses, primariesBefore }: AccountState,
): AccountEvent[] {
  const others = [...Object.keys(addresses).reverse(), ...primariesBefore].filter(
    (one) => one !== addressId && own(addresses, one),
  );
  const next = others.at(-1);
  return next === undefined ? [] : [{ type: 'AccountPrimaryAddressSet', data: { accountId, addressId: next, by, at } }];
}

export function removeAddress(command: RemoveAddress, state: AccountState): AccountEvent[] {
  const { accountId, addressId, by, at } = command;
  if (!own(state.addresses, addressId)) return [];
  const next = state.primaryAddress === addressId ? primaryBefore(command, state) : [];
  return [...next, { type: 'AccountAddressRemoved', data: { accountId, addressId, by, at } }];
}

export function saveAddress(command: SaveAddress, state: AccountState): AccountEvent[] {
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
