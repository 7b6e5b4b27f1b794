import { partsOfKey } from '#contracts/import/kinds/import-kind.ts';
import { addressIdOf } from '#platform/shop/address-id.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { KindCommands } from '../kind-commands.ts';

const addressOf = (key: string, { services }: OperationContext) => {
  const [accountId = '', code = ''] = partsOfKey(key);
  return { accountId, addressId: addressIdOf(accountId, code, services) };
};

export const addresses: KindCommands = {
  async change({ key, isNew, seen, changed }, context) {
    await context.commands.customer.bringAddress({ ...addressOf(key, context), isNew, seen, changed });
  },
  async remove({ key }, context) {
    await context.commands.customer.removeAddress(addressOf(key, context));
  },
};
