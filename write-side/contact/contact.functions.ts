// What becomes of who leaves for good, and of what they leave behind.
import { account } from '#domain/account/account.decider.ts';
import { contact } from '#domain/contact/contact.decider.ts';
import type { ContactData } from '#domain/contact/contact.events.ts';
import { userName } from '#domain/contact/user-name.decider.ts';
import type { Address } from '#domain/shared/address.ts';
import { claimName } from './register-contact.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';

export const contactFunctions = {
  /** Claims a user name for somebody; refuses with user_name_taken. */
  async claimName(
    { nameHash, subject }: { readonly nameHash: string; readonly subject: string },
    context: OperationContext,
  ): Promise<void> {
    await claimName(nameHash, subject, context);
  },

  /** A contact leaves for good, and their user name is free again. Harmless when repeated. */
  async leave({ contactId }: { readonly contactId: string }, context: OperationContext): Promise<void> {
    const subject = `contact:${contactId}`;
    const { state } = await context.run(contact, `contact-${contactId}`, {
      type: 'Delete',
      contactId,
      by: subject,
      at: context.now,
    });
    await context.services.sessions.endAllOf(subject);
    await context.services.passwords.revokeResetTokens(subject);
    const nameHash = context.services.hashName(state.data?.userName ?? '');
    await context.run(userName, `user-name-${nameHash}`, { type: 'Release', nameHash, subject });
  },

  /**
   * What a contact who leaves has in the address book is another contact's from now on, who stands there in their place. Harmless when
   * repeated.
   */
  async handOverAddresses(
    { from, to }: { readonly from: string; readonly to: string },
    context: OperationContext,
  ): Promise<void> {
    const dataOf = async (contactId: string) => (await context.load(contact, `contact-${contactId}`)).state.data;
    const [data, heir] = [await dataOf(from), await dataOf(to)];
    if (!data || !heir) return;
    const stream = `account-${data.accountId}`;
    const { addresses, persons, primaryAddress } = (await context.load(account, stream)).state;
    for (const [addressId, address] of Object.entries(addresses)) {
      if (own(persons, addressId) !== `contact:${from}`) continue;
      await context.run(
        account,
        stream,
        {
          ...({ type: 'SaveAddress', accountId: data.accountId, addressId, isTheirs: true } as const),
          address: nowOf(heir, data, address),
          ...{ personId: `contact:${to}`, primary: addressId === primaryAddress },
        },
        { step: addressId },
      );
    }
  },
};

/** An address that names whoever leaves names their heir; one of another colleague stays as it is. */
const nowOf = (heir: ContactData, leaver: ContactData, address: Address): Address =>
  address.firstName === leaver.firstName && address.lastName === leaver.lastName
    ? {
        ...address,
        ...{ firstName: heir.firstName, lastName: heir.lastName, phone1: heir.phone || address.phone1 },
        ...{ phone2: '', phone3: '', fax: '', extension: '' },
      }
    : address;

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly contact: FunctionsOf<typeof contactFunctions>;
  }
}
