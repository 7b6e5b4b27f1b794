import type { accountOperations } from '#contracts/account/account.ts';
import { account } from '#domain/account/account.decider.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { signInCommands } from './sign-in.commands.ts';

/** Changes of one address book in an hour. */
const SAVED_ADDRESSES = { name: 'save-address', most: 60, perSeconds: 3_600 };

/** One with credit and contacts is opened by the customer's room. */
type Ours = Omit<typeof accountOperations, 'account/open'>;

export const accountCommands: Handlers<Ours, 'command'> = {
  ...signInCommands,

  async 'account/register'({ password, confirmPassword: _, ...registrant }, context) {
    const { contactId, isDone } = await context.commands.registration.begin(registrant);
    if (isDone) return context.queries.account.userContext();
    return context.commands.registration.register({ contactId, registrant, password });
  },

  async 'customer/saveaddress'({ addressId = '', address, primary }, context) {
    const { accountId, personId } = context.caller;
    await context.services.limits.consume(SAVED_ADDRESSES, accountId);
    if (!addressId) await context.queries.store.checkCountries({ named: [address] });
    await context.queries.store.requireCounties({ addresses: { address } });
    const known = addressId || context.id('address');
    await context.run(account, `account-${accountId}`, {
      type: 'SaveAddress',
      accountId,
      addressId: known,
      personId,
      address,
      primary,
    });
    return { addressId: known };
  },
};
