// An address while it is being typed: every field a text.
import type { Output } from '#contracts/api.ts';
import { EMPTY_ADDRESS } from '#domain/shared/address.ts';
import type { WireAddress } from '#storefront/shared/wire-types.ts';

export type AddressDraft = Required<WireAddress>;
export type AddressBook = Output<'customer/getcustomeraddressbook'>;

export const toDraft = (address: WireAddress): AddressDraft => ({ ...EMPTY_ADDRESS, ...address });

/** Nothing but the country that the shop names first. */
export const newAddress = (countries: Output<'account/countrylist'>): AddressDraft => ({
  ...EMPTY_ADDRESS,
  country: countries[0]?.countryCode ?? '',
});

/** A form begins with the address chosen before, else the address book's first (the primary one), else a new one. */
export function firstDraft(chosen: WireAddress | undefined, book: AddressBook, fresh: AddressDraft): AddressDraft {
  const address = chosen ?? book[0]?.address;
  return address ? toDraft(address) : fresh;
}

export const sameAddress = (a: AddressDraft, b: AddressDraft): boolean =>
  (Object.keys(EMPTY_ADDRESS) as (keyof AddressDraft)[]).every((field) => a[field] === b[field]);

/** Entry of the address book that equals the draft; empty when it is a new one. */
export const entryOf = (draft: AddressDraft, book: AddressBook): string =>
  book.find((entry) => sameAddress(toDraft(entry.address), draft))?.addressId ?? '';
