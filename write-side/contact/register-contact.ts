// A new contact: the user name is claimed first, since it alone can be refused.
import { contact, type RegistrationNotice } from '#domain/contact/contact.decider.ts';
import type { ContactData } from '#domain/contact/contact.events.ts';
import { userName } from '#domain/contact/user-name.decider.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** @throws DomainError user_name_taken */
export async function claimName(nameHash: string, subject: string, context: OperationContext): Promise<void> {
  await context.run(userName, `user-name-${nameHash}`, { type: 'Claim', nameHash, subject });
}

/** ContactId is a number above 0 (spec 3): twelve digits drawn from a random id. */
export const contactIdFrom = (id: string): string =>
  String(100_000_000_000 + (Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) % 900_000_000_000));

/**
 * Who is invited is told by mail how to choose a password of their own.
 * @throws DomainError user_name_taken, before anything else has happened
 */
export async function registerContact(
  person: ContactData & { contactId: string },
  { password, notice = 'self' }: { password: string; notice?: RegistrationNotice },
  context: OperationContext,
  afterClaim?: () => Promise<void>,
): Promise<void> {
  const { contactId, ...data } = person;
  const subject = `contact:${contactId}`;
  const nameHash = context.services.hashName(data.userName);
  await claimName(nameHash, subject, context);
  await afterClaim?.();
  const { state } = await context.load(contact, `contact-${contactId}`);
  if (!state.data)
    await context.run(contact, `contact-${contactId}`, {
      type: 'Register',
      contactId,
      data,
      told: notice,
      at: context.now,
    });
  await context.services.passwords.set(nameHash, subject, password);
}
