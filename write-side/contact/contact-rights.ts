// What follows for somebody's sign-in where staff change who they are or what they may see.
import type { ContactData, ContactDetails } from '#domain/contact/contact.events.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { onRecord } from '#platform/adapters/session/sign-in.ts';

/** Nobody goes on with what they had, by an open session or by a link in an e-mail. */
export async function signOut(contactId: string, { session, services }: OperationContext): Promise<void> {
  await session.endAllOf(`contact:${contactId}`);
  await services.passwords.revokeResetTokens(`contact:${contactId}`);
}

/** Another address is another way in, so everybody signs in anew; another role counts from the next request on. */
export async function rightsChanged(
  contactId: string,
  before: ContactData,
  after: ContactDetails,
  context: OperationContext,
): Promise<void> {
  const subject = `contact:${contactId}`;
  if (after.email !== before.email) await signOut(contactId, context);
  if (after.role !== before.role) await context.session.setRoleOf(subject, after.role);
  const changed = (['role', 'orderAccess', 'invoiceAccess'] as const).filter((right) => after[right] !== before[right]);
  const about = {
    ...Object.fromEntries(changed.map((right) => [right, after[right]])),
    ...(after.email === before.email ? {} : { email: 'changed' }),
  };
  if (Object.keys(about).length) await onRecord('rights-changed', context, subject, about);
}
