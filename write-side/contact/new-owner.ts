import { contact } from '#domain/contact/contact.decider.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/**
 * Who takes over what a contact leaves behind: the admin contact who made them inactive, else the one whom the company has
 * had longest. Empty where the contact is active again, or nobody manages the company.
 */
export async function newOwnerOf(
  { contactId, by }: { readonly contactId: string; readonly by: string },
  context: OperationContext,
): Promise<{ newOwnerId: string }> {
  // Asked of the stream: the read model may not know yet that they have left.
  const { data, active } = (await context.load(contact, `contact-${contactId}`)).state;
  if (!data || active) return { newOwnerId: '' };
  const { accountIds } = await context.queries.account.family({ accountId: data.accountId });
  const colleagues = await context.queries.contact.ofAccounts({ accountIds });
  const admins = colleagues.filter((one) => one.active && one.role === 'admin-contact' && one.contactId !== contactId);
  const actor = admins.find((one) => `contact:${one.contactId}` === by);
  if (actor) return { newOwnerId: actor.contactId };
  const since = await Promise.all(
    admins.map(async (one) => ({
      newOwnerId: one.contactId,
      at: (await context.history(`contact-${one.contactId}`, 0, 1))[0]?.at ?? '',
    })),
  );
  const [oldest] = since.sort((a, b) => (a.at < b.at ? -1 : 1));
  return { newOwnerId: oldest?.newOwnerId ?? '' };
}
