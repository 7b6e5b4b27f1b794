// Staff act for customers here. Who has no account of the shop's own cannot be asked for a password: a new contact
// chooses one by the mailed link.
import { randomBytes } from 'node:crypto';
import type { customerOperations } from '#contracts/customer.ts';
import { account, type AccountCommand } from '#domain/account/account.decider.ts';
import { contact, type ContactCommand } from '#domain/account/contact.decider.ts';
import type { ContactData, ContactDetails } from '#domain/account/contact.events.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { onRecord } from '#platform/operations/sign-in.ts';
import { contactIdFrom, registerContact } from './registration.ts';

const success = { message: 'success' } as const;

async function decideOnAccount(command: AccountCommand, context: OperationContext) {
  await context.run(account, `account-${command.accountId}`, command);
  return success;
}
async function decideOnContact(command: ContactCommand, context: OperationContext) {
  await context.run(contact, `contact-${command.contactId}`, command);
  return success;
}
const byStaff = ({ caller, now }: OperationContext) => ({ by: caller.personId, at: now });

/** @throws DomainError account_not_found */
async function stateOf(accountId: string, context: OperationContext) {
  const { state } = await context.load(account, `account-${accountId}`);
  return state.kind ? state : notFound('account_not_found');
}

export const customerCommands: Handlers<typeof customerOperations, 'command'> = {
  'admin/customer/approve': ({ accountId }, context) =>
    decideOnAccount({ type: 'Approve', accountId, ...byStaff(context) }, context),
  'admin/customer/decline': ({ accountId, reason }, context) =>
    decideOnAccount({ type: 'Decline', accountId, reason, ...byStaff(context) }, context),
  'admin/customer/rename': ({ accountId, name }, context) =>
    decideOnAccount({ type: 'Rename', accountId, name, ...byStaff(context) }, context),

  async 'admin/customer/assignpricelist'({ accountId, priceList }, context) {
    const known = (await context.queries.priceList.names()).find((list) => list.priceList === priceList);
    if (!known) return refuse('price_list_not_found', {}, 'invalid');
    const { currency } = await context.queries.account.profile({ accountId });
    if (known.currency && known.currency !== currency)
      return refuse('price_list_other_currency', { currency: known.currency, accountCurrency: currency }, 'invalid');
    return decideOnAccount({ type: 'AssignPriceList', accountId, priceList }, context);
  },

  async 'admin/customer/setcurrency'({ accountId, currency }, context) {
    const state = await stateOf(accountId, context);
    if (state.currency === currency) return success;
    const [{ orders }, { quotes }, credit] = await Promise.all([
      context.queries.order.count({ accountId }),
      context.queries.quote.count({ accountId }),
      context.queries.account.credit({ accountId }),
    ]);
    // Amounts that were agreed, owed or offered are in the present one, and nothing converts them.
    if (orders || quotes || credit.limit || credit.owed)
      return refuse('account_currency_fixed', { currency: state.currency });
    if (state.priceList) return refuse('account_has_price_list', { priceList: state.priceList });
    return decideOnAccount({ type: 'SetCurrency', accountId, currency, ...byStaff(context) }, context);
  },

  async 'admin/customer/setcreditlimit'({ accountId, limit }, context) {
    await stateOf(accountId, context);
    const { currency } = await context.queries.account.profile({ accountId });
    await context.commands.credit.setLimit({ accountId, limit, currency });
    return success;
  },

  async 'admin/customer/recordpayment'(receipt, context) {
    await stateOf(receipt.accountId, context);
    await context.commands.credit.receive(receipt);
    return success;
  },

  async 'admin/customer/saveaddress'({ accountId, addressId = '', address, primary }, context) {
    const known = addressId || context.id('address');
    const { contacts } = await context.queries.customer.people({ accountId });
    const personId = contacts[0] ? `contact:${contacts[0].contactId}` : refuse('account_without_people');
    await decideOnAccount({ type: 'SaveAddress', accountId, addressId: known, personId, address, primary }, context);
    return { addressId: known };
  },

  async 'admin/customer/addcontact'({ accountId, ...person }, context) {
    const { kind } = await stateOf(accountId, context);
    if (kind === 'buyer') return refuse('buyer_has_no_contacts');
    const contactId = contactIdFrom(context.id('contact'));
    await registerContact(
      { contactId, accountId, ...person, role: companyRole(person.role) },
      { password: randomBytes(32).toString('base64url'), invited: true },
      context,
    );
    await onRecord('rights-changed', context, `contact:${contactId}`, { role: companyRole(person.role), added: 'yes' });
    return { contactId };
  },

  async 'admin/customer/changecontact'({ contactId, ...details }, context) {
    const { state } = await context.load(contact, `contact-${contactId}`);
    const before = state.data ?? notFound('contact_not_found');
    const role = before.role === 'buyer' ? 'buyer' : companyRole(details.role);
    await decideOnContact(
      { type: 'Change', contactId, details: { ...details, role }, by: context.caller.personId, at: context.now },
      context,
    );
    await rightsChanged(contactId, before, { ...details, role }, context);
    return success;
  },

  async 'admin/customer/deactivatecontact'({ contactId }, context) {
    await decideOnContact({ type: 'Deactivate', contactId, ...byStaff(context) }, context);
    await signOut(contactId, context);
    await onRecord('rights-changed', context, `contact:${contactId}`, { active: 'no' });
    return success;
  },

  async 'admin/customer/activatecontact'({ contactId }, context) {
    await decideOnContact({ type: 'Activate', contactId, ...byStaff(context) }, context);
    await onRecord('rights-changed', context, `contact:${contactId}`, { active: 'yes' });
    return success;
  },
};

/** Nobody goes on with what they had, by an open session or by a link in an e-mail. */
async function signOut(contactId: string, { session, services }: OperationContext): Promise<void> {
  await session.endAllOf(`contact:${contactId}`);
  await services.passwords.revokeResetTokens(`contact:${contactId}`);
}

/** Another address is another way in, so everybody signs in anew; another role counts from the next request on. */
async function rightsChanged(
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

/** A buyer is a person with an account alone; in a company there are contacts. */
const companyRole = (role: 'buyer' | 'contact' | 'admin-contact') => (role === 'buyer' ? 'contact' : role);
