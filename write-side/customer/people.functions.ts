// People and addresses of customers as rows of a file bring them (decision 0045).
import { randomBytes } from 'node:crypto';
import { own } from '#domain/shared/dictionary.ts';
import type { BookedAddress } from '#domain/account/account.events.ts';
import { account } from '#domain/account/account.decider.ts';
import { contact } from '#domain/contact/contact.decider.ts';
import type { ContactData, ContactDetails, PersonData } from '#domain/contact/contact.events.ts';
import { userName as userNames } from '#domain/contact/user-name.decider.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { EMPTY_ADDRESS, type Address } from '#domain/shared/address.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { onRecord } from '#platform/adapters/session/sign-in.ts';
import { rightsChanged, signOut } from '#write-side/contact/contact-rights.ts';
import { contactIdFrom, registerContact } from '#write-side/contact/register-contact.ts';

interface OfPerson {
  readonly accountId: string;
  readonly userName: string;
}

const byStaff = ({ caller, now }: OperationContext) => ({ by: caller.personId, at: now });
const detailsOf = ({ accountId: _, userName: __, ...details }: ContactData): ContactDetails => details;

/** @throws DomainError user_name_taken where it is somebody else's */
async function contactIdOf({ accountId, userName }: OfPerson, context: OperationContext): Promise<string | undefined> {
  const { state } = await context.load(userNames, `user-name-${context.services.hashName(userName)}`);
  if (!state.subject) return undefined;
  const [kind, contactId = ''] = state.subject.split(':');
  if (kind !== 'contact') return refuse('user_name_taken');
  const known = (await context.load(contact, `contact-${contactId}`)).state.data;
  return !known || known.accountId === accountId ? contactId : refuse('user_name_taken');
}

async function setActive(contactId: string, isActive: boolean, context: OperationContext): Promise<void> {
  const stream = `contact-${contactId}`;
  const before = (await context.load(contact, stream)).state.active;
  if (before === isActive) return;
  await context.run(contact, stream, { type: isActive ? 'Activate' : 'Deactivate', contactId, ...byStaff(context) });
  if (!isActive) await signOut(contactId, context);
  await onRecord('rights-changed', context, `contact:${contactId}`, { active: isActive ? 'yes' : 'no' });
}

async function add(
  { accountId, userName }: OfPerson,
  { admin, status, language, ...person }: PersonData,
  invites: boolean,
  context: OperationContext,
): Promise<void> {
  const { kind, mergedInto } = (await context.load(account, `account-${accountId}`)).state;
  if (!kind) notFound('account_not_found');
  if (kind === 'buyer') refuse('buyer_has_no_contacts');
  if (mergedInto) refuse('account_merged', { into: mergedInto });
  const contactId =
    (await contactIdOf({ accountId, userName }, context)) ?? contactIdFrom(context.id('contact', accountId, userName));
  const role = admin ? 'admin-contact' : 'contact';
  const notice = invites && status === 'Active' ? 'invited' : 'silent';
  await registerContact(
    { contactId, accountId, userName, ...person, role, language: language || context.language },
    { password: randomBytes(32).toString('base64url'), notice },
    context,
  );
  await onRecord('rights-changed', context, `contact:${contactId}`, { role, added: 'yes' });
  await setActive(contactId, status === 'Active', context);
}

async function change(
  of: OfPerson,
  { seen, changed }: { readonly seen: Partial<PersonData>; readonly changed: Partial<PersonData> },
  context: OperationContext,
): Promise<void> {
  const contactId = (await contactIdOf(of, context)) ?? notFound('contact_not_found');
  const { data: before = notFound('contact_not_found') } = (await context.load(contact, `contact-${contactId}`)).state;
  const detailsIn = ({ admin, status: _, ...fields }: Partial<PersonData>): Partial<ContactDetails> => ({
    ...saidFields(fields),
    ...(admin === undefined || before.role === 'buyer' ? {} : { role: admin ? 'admin-contact' : 'contact' }),
  });
  const present = detailsOf(before);
  const details = { ...present, ...detailsIn(changed) };
  const changing = { type: 'Change', details, seen: { ...present, ...detailsIn(seen) } } as const;
  const after = await context.run(contact, `contact-${contactId}`, { ...changing, contactId, ...byStaff(context) });
  await rightsChanged(contactId, before, after.state.data ?? before, context);
  if (changed.status) await setActive(contactId, changed.status === 'Active', context);
}

/** What a row says of the address itself: it also names the account and whose the address is. */
const fieldsIn = (row: Partial<BookedAddress>): Partial<Address> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field in EMPTY_ADDRESS));

/** @throws DomainError account_without_people, import_contact_unknown */
async function personOf(accountId: string, named: string, { queries }: OperationContext): Promise<string> {
  const people = (await queries.people.standings({ accountIds: [accountId] })).get(accountId)?.people ?? new Map();
  if (!named) return [...people.keys()][0] ?? refuse('account_without_people');
  return [...people].find(([, name]) => name === named)?.[0] ?? refuse('import_contact_unknown', { name: named });
}

export const peopleFunctions = {
  /**
   * Makes a contact what a row of a file says. Refuses with user_name_taken, account_not_found, account_merged, buyer_has_no_contacts
   * and changed_meanwhile.
   */
  async bringContact(
    {
      accountId,
      userName,
      isNew,
      invites,
      seen,
      changed,
      wanted,
    }: OfPerson & {
      readonly isNew: boolean;
      /** They get a letter by which they choose a password. */
      readonly invites: boolean;
      readonly seen: Partial<PersonData>;
      readonly changed: Partial<PersonData>;
      readonly wanted: PersonData;
    },
    context: OperationContext,
  ): Promise<void> {
    if (isNew) await add({ accountId, userName }, wanted, invites, context);
    else await change({ accountId, userName }, { seen, changed }, context);
  },

  /** Takes back a contact that a file had added: they stay in the history, and sign in no more. */
  async withdrawContact(of: OfPerson, context: OperationContext): Promise<void> {
    const contactId = await contactIdOf(of, context);
    if (contactId) await setActive(contactId, false, context);
  },

  /** Makes an address what a row of a file says. Refuses with account_without_people, address_book_full, changed_meanwhile. */
  async bringAddress(
    {
      accountId,
      addressId,
      isNew,
      seen,
      changed,
    }: {
      readonly accountId: string;
      readonly addressId: string;
      readonly isNew: boolean;
      readonly seen: Partial<BookedAddress>;
      readonly changed: Partial<BookedAddress>;
    },
    context: OperationContext,
  ): Promise<void> {
    const stream = `account-${accountId}`;
    const { addresses, persons } = (await context.load(account, stream)).state;
    const present = own(addresses, addressId);
    if (!isNew && !present) notFound('address_not_found');
    const { contact: named, primary } = changed;
    const before = { ...EMPTY_ADDRESS, ...present };
    const theirs = named === undefined ? own(persons, addressId) : undefined;
    const personId = theirs || (await personOf(accountId, named ?? '', context));
    await context.run(account, stream, {
      ...({ type: 'SaveAddress', accountId, addressId, personId, isTheirs: true } as const),
      address: { ...before, ...fieldsIn(changed) },
      seen: { ...before, ...fieldsIn(seen) },
      primary: primary ?? false,
    });
    if (primary === false)
      await context.run(account, stream, { type: 'YieldPrimary', accountId, addressId, ...byStaff(context) });
  },

  /** Takes back an address that a file had added; the address that was primary before it is so again. */
  async removeAddress(
    { accountId, addressId }: { readonly accountId: string; readonly addressId: string },
    context: OperationContext,
  ): Promise<void> {
    await context.run(account, `account-${accountId}`, {
      ...({ type: 'RemoveAddress', accountId, addressId } as const),
      ...byStaff(context),
    });
  },
};
