import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { refreshContacts, type CompanyContact } from './contact.queries.ts';

export const nameOf = ({ FirstName, LastName }: CompanyContact): string => `${FirstName} ${LastName}`;

interface ContactCommand {
  readonly run: (input: { readonly ContactId: string }) => Promise<unknown>;
}

/** What can be done with a contact of the list; each says when it is done. */
export function useContactCommands() {
  const { t } = useText('contact');
  const queryClient = useQueryClient();
  const activate = useCommand('customer/activatecontact');
  const deactivate = useCommand('customer/deactivatecontact');
  const remove = useCommand('customer/deletecontact');
  const invite = useCommand('account/sendapprovalemail');
  const all = [activate, deactivate, remove, invite];
  const act = async (command: ContactCommand, contact: CompanyContact, done: string) => {
    for (const { clear } of all) clear();
    if (!(await command.run({ ContactId: contact.ContactId }))) return;
    await refreshContacts(queryClient);
    // The button may be gone with the change, so the focus needs another place.
    focusHeading();
    announce(done);
  };
  return {
    pending: all.some((command) => command.pending),
    error: all.find((command) => command.error !== undefined)?.error,
    activate: (contact: CompanyContact) => act(activate, contact, t('nowActive', { name: nameOf(contact) })),
    deactivate: (contact: CompanyContact) => act(deactivate, contact, t('nowInactive', { name: nameOf(contact) })),
    remove: (contact: CompanyContact) => act(remove, contact, t('removed', { name: nameOf(contact) })),
    invite: (contact: CompanyContact) => act(invite, contact, t('invited', { email: contact.Email })),
  };
}
