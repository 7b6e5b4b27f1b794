import type { AddressBook } from '#storefront/shared/address/address.ts';

export type AddressEntry = AddressBook[number];

/** Stands in the place of an id for the address that is still to be written. */
export const NEW_ADDRESS = 'new';

/** A sentence calls an entry by its own name, else by its street. */
export const entryName = ({ address }: AddressEntry): string => address.addressName || address.addressLine1;
