import type { Address } from '#contracts/shared/shared.ts';
import type { ReadSide, Viewpoint } from '#platform/kernel/read-model/read-side.ts';
import { accounts, type AccountRow } from './accounts.ts';

interface Entry {
  readonly addressId: string;
  readonly primary: boolean;
  readonly address: Address;
}

/** The primary one first. What came by mergers follows; of one address, the account's own form counts. */
export async function addressBook(read: ReadSide, row: AccountRow, from: Viewpoint): Promise<Entry[]> {
  const absorbed = row.absorbed.length ? [...(await read.rows(accounts, row.absorbed, from)).values()] : [];
  const addresses = Object.assign(
    {},
    ...absorbed.map((one) => one.addresses),
    row.addresses,
  ) as AccountRow['addresses'];
  const primary = row.primary_address || absorbed.find((one) => one.primary_address)?.primary_address;
  return Object.entries(addresses)
    .map(([addressId, address]) => ({ addressId, primary: addressId === primary, address }))
    .sort((a, b) => Number(b.primary) - Number(a.primary));
}
