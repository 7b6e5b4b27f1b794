import { nameIsOwn } from '#contracts/account/account.ts';
import type { loginDetailsOperations } from '#contracts/contact/login-details.ts';
import { contact } from '#domain/contact/contact.decider.ts';
import type { ContactData } from '#domain/contact/contact.events.ts';
import { userName as userNames } from '#domain/contact/user-name.decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { checkPassword, onRecord, replacePassword } from '#platform/adapters/session/sign-in.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { claimName } from './register-contact.ts';

export const loginDetailsCommands: Handlers<typeof loginDetailsOperations, 'command'> = {
  async 'account/changelogindetails'({ currentPassword, password, ...to }, context) {
    if (![password, to.firstName, to.lastName, to.userName, to.email].some(Boolean))
      return refuse('login_details_empty', {}, 'invalid');
    const { personId } = context.caller;
    const contactId = personId.slice('contact:'.length);
    await checkPassword(currentPassword, context, password);
    const { state } = await context.load(contact, `contact-${contactId}`);
    const before = state.data ?? notFound('contact_not_found');
    const after = {
      ...before,
      firstName: to.firstName || before.firstName,
      lastName: to.lastName || before.lastName,
      email: to.email || before.email,
      userName: to.userName || before.userName,
    };
    if (to.userName && !nameIsOwn(after)) refuse('user_name_not_own_email', {}, 'invalid');
    // The name first: it may be somebody else's, and then nothing has changed.
    if (after.userName !== before.userName) await rename(contactId, { before, after }, context);
    const { accountId: _, userName: __, ...details } = after;
    await context.run(contact, `contact-${contactId}`, {
      type: 'Change',
      contactId,
      details,
      by: personId,
      at: context.now,
    });
    if (password) await replacePassword({ currentPassword, password }, context);
    if (password)
      await context.run(contact, `contact-${contactId}`, { type: 'RecordPasswordChange', contactId, at: context.now });
    return { message: 'success' };
  },
};

/** Both names are the person's until they sign in by the new one alone. @throws DomainError user_name_taken */
async function rename(
  contactId: string,
  { before, after }: { readonly before: ContactData; readonly after: ContactData },
  context: OperationContext,
): Promise<void> {
  const { hashName, passwords } = context.services;
  const subject = `contact:${contactId}`;
  const [oldHash, newHash] = [hashName(before.userName), hashName(after.userName)];
  await claimName(newHash, subject, context);
  await passwords.rename(subject, newHash);
  await context.run(contact, `contact-${contactId}`, {
    type: 'ChangeUserName',
    contactId,
    userName: after.userName,
    by: subject,
    at: context.now,
  });
  await context.run(userNames, `user-name-${oldHash}`, { type: 'Release', nameHash: oldHash, subject });
  await onRecord('user-name-changed', context, subject);
}
