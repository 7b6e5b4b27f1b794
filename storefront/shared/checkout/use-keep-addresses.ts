// New addresses go into the address book once the checkout has taken them.
import { useQueryClient } from '@tanstack/react-query';
import { refreshAddressBook } from '#storefront/shared/address/address.queries.ts';
import { sameAddress, type AddressDraft } from '#storefront/shared/address/address.ts';
import { useCommand } from '#storefront/lib/command.ts';

export function useKeepAddresses() {
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('customer/saveaddress');
  /** False when one could not be saved; `error` says why. */
  const keep = async (addresses: readonly AddressDraft[]): Promise<boolean> => {
    const different = addresses.filter(
      (address, index) => addresses.findIndex((one) => sameAddress(one, address)) === index,
    );
    for (const address of different) {
      if (!(await run({ address }))) return false;
    }
    if (different.length > 0) await refreshAddressBook(queryClient);
    return true;
  };
  return { keep, pending, error };
}
