// What becomes of who leaves for good, and of what they leave behind.
import { account } from '#domain/account/account.decider.ts';
import { contact } from '#domain/account/contact.decider.ts';
import { userName } from '#domain/account/user-name.decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { signOut } from './contact-rights.ts';

export const leaveFunctions = {
  /** A contact leaves for good, and their user name is free again. Harmless when repeated. */
  async leave({ contactId }: { readonly contactId: string }, context: OperationContext): Promise<void> {
    const subject = `contact:${contactId}`;
    const { state } = await context.run(contact, `contact-${contactId}`, {
      type: 'Delete',
      contactId,
      by: subject,
      at: context.now,
    });
    await signOut(contactId, context);
    const nameHash = context.services.hashName(state.data?.userName ?? '');
    await context.run(userName, `user-name-${nameHash}`, { type: 'Release', nameHash, subject });
  },

  /** What a contact who leaves has in the address book is another contact's from now on. Harmless when repeated. */
  async handOverAddresses(
    { from, to }: { readonly from: string; readonly to: string },
    context: OperationContext,
  ): Promise<void> {
    const { data } = (await context.load(contact, `contact-${from}`)).state;
    if (!data) return;
    const stream = `account-${data.accountId}`;
    const { addresses, persons, primaryAddress } = (await context.load(account, stream)).state;
    for (const [addressId, address] of Object.entries(addresses)) {
      if (own(persons, addressId) !== `contact:${from}`) continue;
      await context.run(
        account,
        stream,
        {
          ...({ type: 'SaveAddress', accountId: data.accountId, addressId, address, isTheirs: true } as const),
          ...{ personId: `contact:${to}`, primary: addressId === primaryAddress },
        },
        { step: addressId },
      );
    }
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly contact: FunctionsOf<typeof leaveFunctions>;
  }
}
