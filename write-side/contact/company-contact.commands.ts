// An admin contact keeps the contacts of their company (spec 6).
import { randomBytes } from 'node:crypto';
import type { contactOperations } from '#contracts/contact/contact.ts';
import { account } from '#domain/account/account.decider.ts';
import { contact, type ContactCommand } from '#domain/contact/contact.decider.ts';
import type { ContactData, ContactDetails } from '#domain/contact/contact.events.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { Request } from '#contracts/api.ts';
import { onRecord } from '#platform/adapters/session/sign-in.ts';
import { rightsChanged, signOut } from './contact-rights.ts';
import { contactIdFrom, registerContact } from './register-contact.ts';

const success = { message: 'success' } as const;
type Fields = Request<'customer/changecontact'>['changed'];

const byCaller = ({ caller, now }: OperationContext) => ({ by: caller.personId, at: now });
const decide = (command: ContactCommand, context: OperationContext) =>
  context.run(contact, `contact-${command.contactId}`, command);

/** The contact's own words for what the wire says; what is not said is left out. */
const detailsIn = ({
  FirstName,
  LastName,
  Email,
  Phone,
  IsAdmin,
  OrderAccess,
  InvoiceAccess,
  LanguageISOCode,
}: Fields) =>
  Object.fromEntries(
    Object.entries({
      firstName: FirstName,
      lastName: LastName,
      email: Email,
      phone: Phone,
      role: IsAdmin === undefined ? undefined : IsAdmin ? 'admin-contact' : 'contact',
      orderAccess: OrderAccess,
      invoiceAccess: InvoiceAccess,
      language: LanguageISOCode,
    }).filter(([, value]) => value !== undefined),
  ) as Partial<ContactDetails>;

/**
 * A contact of the caller's company, or of one that it has absorbed.
 * @throws DomainError contact_not_found
 */
async function colleague(contactId: string, context: OperationContext): Promise<ContactData> {
  const { accountId } = context.caller;
  const { state } = await context.load(contact, `contact-${contactId}`);
  if (!state.data || state.isDeleted) return notFound('contact_not_found');
  const { absorbed } = (await context.load(account, `account-${accountId}`)).state;
  return [accountId, ...absorbed].includes(state.data.accountId) ? state.data : notFound('contact_not_found');
}

/** @throws DomainError contact_is_oneself */
function requireAnother(contactId: string, { caller }: OperationContext): void {
  if (String(contactNumber(caller)) === contactId) refuse('contact_is_oneself');
}

/** Nobody gives what they do not have (spec 6). @throws DomainError contact_right_not_own */
async function requireOwnRights(given: Partial<ContactDetails>, context: OperationContext): Promise<void> {
  const { contact: own } = await context.queries.contact.find({ contactId: String(contactNumber(context.caller)) });
  if (given.orderAccess === 'View All' && own?.orderAccess !== 'View All')
    refuse('contact_right_not_own', { right: 'View All' });
  if (given.invoiceAccess === 'Allow' && own?.invoiceAccess !== 'Allow')
    refuse('contact_right_not_own', { right: 'invoices' });
}

/**
 * Takes the rights of an admin contact, or some of them. Who does so has their own as of now, whoever takes those at this moment: the
 * company's stream tells which of two comes first. @throws DomainError contact_right_lost
 */
async function dismiss(command: ContactCommand, context: OperationContext) {
  const { contactId, at } = command;
  const target = await context.load(contact, `contact-${contactId}`);
  if (target.state.data?.role === 'admin-contact' && contact.decide(command, target.state).length) {
    const { accountId, personId: by } = context.caller;
    const own = await context.load(contact, `contact-${contactNumber(context.caller)}`);
    if (!own.state.active || own.state.data?.role !== 'admin-contact') refuse('contact_right_lost', {}, 'forbidden');
    const { revision } = target;
    await context.run(account, `account-${accountId}`, {
      ...({ type: 'DismissAdmin', accountId, contactId, revision, byRevision: own.revision, by, at } as const),
    });
  }
  return decide(command, context);
}

const RIGHTS = ['role', 'orderAccess', 'invoiceAccess'] as const;

export const companyContactCommands: Handlers<typeof contactOperations, 'command'> = {
  async 'customer/addcontact'({ UserName, SendEmail, ...fields }, context) {
    const details = detailsIn(fields) as ContactDetails;
    await requireOwnRights(details, context);
    const { accountId } = context.caller;
    const contactId = contactIdFrom(context.id('contact'));
    await registerContact(
      { contactId, accountId, userName: UserName, ...details },
      { password: randomBytes(32).toString('base64url'), notice: SendEmail ? 'invited' : 'silent' },
      context,
    );
    await onRecord('rights-changed', context, `contact:${contactId}`, { role: details.role, added: 'yes' });
    return { ContactId: contactId };
  },

  async 'customer/changecontact'({ ContactId: contactId, seen, changed }, context) {
    const before = await colleague(contactId, context);
    const [wanted, known] = [detailsIn(changed), detailsIn(seen)];
    if (RIGHTS.some((right) => right in wanted)) requireAnother(contactId, context);
    await requireOwnRights(wanted, context);
    const { accountId: _, userName: __, ...present } = before;
    const change = wanted.role === 'contact' ? dismiss : decide;
    const after = await change(
      {
        ...({ type: 'Change', contactId, ...byCaller(context) } as const),
        details: { ...present, ...wanted },
        seen: { ...present, ...known },
      },
      context,
    );
    await rightsChanged(contactId, before, after.state.data ?? before, context);
    return success;
  },

  async 'customer/activatecontact'({ ContactId: contactId }, context) {
    await colleague(contactId, context);
    await decide({ type: 'Activate', contactId, ...byCaller(context) }, context);
    await onRecord('rights-changed', context, `contact:${contactId}`, { active: 'yes' });
    return success;
  },

  async 'customer/deactivatecontact'({ ContactId: contactId }, context) {
    requireAnother(contactId, context);
    await colleague(contactId, context);
    await dismiss({ type: 'Deactivate', contactId, ...byCaller(context) }, context);
    await signOut(contactId, context);
    await onRecord('rights-changed', context, `contact:${contactId}`, { active: 'no' });
    return success;
  },

  async 'customer/deletecontact'({ ContactId: contactId }, context) {
    requireAnother(contactId, context);
    await colleague(contactId, context);
    await dismiss({ type: 'Delete', contactId, ...byCaller(context) }, context);
    await signOut(contactId, context);
    await onRecord('rights-changed', context, `contact:${contactId}`, { active: 'no' });
    return success;
  },

  async 'account/sendapprovalemail'({ ContactId: contactId }, context) {
    await colleague(contactId, context);
    await decide({ type: 'Invite', contactId, ...byCaller(context) }, context);
    return success;
  },
};
