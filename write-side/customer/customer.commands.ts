// Staff act for customers here. Who has no account of the shop's own cannot be asked for a password: a new contact
// chooses one by the mailed link.
import { randomBytes } from 'node:crypto';
import type { accountOperations } from '#contracts/account/account.ts';
import type { customerOperations } from '#contracts/customer/customer.ts';
import type { AccountCommand } from '#domain/account/account-commands.ts';
import { account } from '#domain/account/account.decider.ts';
import { mergers } from '#domain/account/mergers.decider.ts';
import { MERGERS_STREAM } from '#domain/account/mergers.events.ts';
import { contact, type ContactCommand } from '#domain/contact/contact.decider.ts';
import { NO_TERMS, type AccountTerms, type CompanyData } from '#domain/account/account.events.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { onRecord } from '#platform/adapters/session/sign-in.ts';
import { hasRight } from '#platform/kernel/operations/caller.ts';
import { rightsChanged, signOut } from '#write-side/contact/contact-rights.ts';
import { peopleFunctions } from './people.functions.ts';
import { openAccount } from '../account/open-account.ts';
import { contactIdFrom, registerContact } from '#write-side/contact/register-contact.ts';

const success = { message: 'success' } as const;
/** Why a company that an import had added orders nothing any more. */
const IMPORT_UNDONE = 'Import';

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

type Ours = typeof customerOperations & Pick<typeof accountOperations, 'account/open'>;

export const customerCommands: Handlers<Ours, 'command'> = {
  async 'account/open'({ accountId, contacts, addresses, creditLimit, priceList, ...opened }, context) {
    await openAccount({ accountId, ...opened }, context);
    if (priceList)
      await context.run(account, `account-${accountId}`, { type: 'AssignPriceList', accountId, priceList });
    if (creditLimit)
      await context.commands.credit.setLimit({ accountId, limit: creditLimit, currency: opened.currency });
    for (const { password, ...contact } of contacts)
      await registerContact({ accountId, ...contact }, { password }, context);
    for (const { addressId, address, primary } of addresses) {
      const personId = `contact:${contacts[0]?.contactId ?? ''}`;
      await context.run(
        account,
        `account-${accountId}`,
        { type: 'SaveAddress', accountId, addressId, personId, address, primary },
        { step: addressId },
      );
    }
    return success;
  },

  async 'admin/customer/open'(input, context) {
    const { accountId = context.id('account'), name, contact: person, address, priceList, creditLimit } = input;
    const terms = saidFields({
      taxNumber: input.taxNumber,
      salesRep: input.salesRep,
      paymentTermDays: input.paymentTermDays,
    });
    const asCredit = [priceList, creditLimit, input.paymentTermDays].some((given) => given !== undefined);
    if (asCredit && !hasRight(context.caller, 'credit')) return refuse('forbidden', {}, 'forbidden');
    const currency = input.currency ?? (await context.queries.account.profile({ accountId: '' })).currency;
    const contactId = contactIdFrom(context.id('contact'));
    await mustBeFree(accountId, { contactId, name, priceList, currency, salesRep: input.salesRep }, context);
    if (address) await context.queries.store.checkCountries({ named: [address] });
    await registerContact(
      {
        ...{ contactId, accountId, ...person, userName: person.userName ?? person.email },
        ...{ role: 'admin-contact', orderAccess: 'View All', invoiceAccess: 'Allow' },
      },
      { password: randomBytes(32).toString('base64url'), notice: 'invited' },
      context,
      // Who cannot get the user name opens no account.
      () => openAccount({ accountId, kind: 'dealer', name, currency }, context),
    );
    await onRecord('rights-changed', context, `contact:${contactId}`, { role: 'admin-contact', added: 'yes' });
    if (priceList) await assignPriceList({ accountId, priceList }, context);
    if (creditLimit) await setCreditLimit({ accountId, limit: creditLimit }, context);
    await agree(accountId, terms, context);
    if (address) {
      const saved = { addressId: context.id('address'), personId: `contact:${contactId}`, address, primary: true };
      await decideOnAccount({ type: 'SaveAddress', accountId, ...saved }, context);
    }
    return { accountId };
  },

  async 'admin/customer/approve'({ accountId, priceList, creditLimit, paymentTermDays, salesRep }, context) {
    await stateOf(accountId, context);
    const asCredit = [priceList, creditLimit, paymentTermDays].some((given) => given !== undefined);
    if (asCredit && !hasRight(context.caller, 'credit')) return refuse('forbidden', {}, 'forbidden');
    if (priceList !== undefined) await assignPriceList({ accountId, priceList }, context);
    if (creditLimit !== undefined) await setCreditLimit({ accountId, limit: creditLimit }, context);
    await agree(accountId, saidFields({ paymentTermDays, salesRep }), context);
    // Last, since its letter says that they can order.
    return decideOnAccount({ type: 'Approve', accountId, ...byStaff(context) }, context);
  },
  'admin/customer/decline': ({ accountId, reason }, context) =>
    decideOnAccount({ type: 'Decline', accountId, reason, ...byStaff(context) }, context),
  'admin/customer/rename': ({ accountId, name }, context) =>
    decideOnAccount({ type: 'Rename', accountId, name, ...byStaff(context) }, context),

  'admin/customer/setcurrency': (input, context) => setCurrency(input, context),

  async 'admin/customer/change'({ accountId, seen, changed }, context) {
    const { name, ...terms } = saidFields(changed);
    const { taxNumber: _, salesRep: __, booksNumber: ___, ...asCredit } = terms;
    if (Object.keys(asCredit).length && !hasRight(context.caller, 'credit'))
      return refuse('forbidden', {}, 'forbidden');
    const { name: seenName = '', ...seenTerms } = saidFields(seen);
    if (terms.salesRep) await requireMember(terms.salesRep, context);
    if (name !== undefined)
      await decideOnAccount({ type: 'Rename', accountId, name, seen: seenName, ...byStaff(context) }, context);
    if (Object.keys(terms).length)
      await decideOnAccount(
        { type: 'ChangeTerms', accountId, seen: seenTerms, changed: terms, ...byStaff(context) },
        context,
      );
    return success;
  },

  'admin/customer/suspend': ({ accountId, reason }, context) =>
    decideOnAccount({ type: 'Suspend', accountId, reason, ...byStaff(context) }, context),
  'admin/customer/reopen': ({ accountId }, context) =>
    decideOnAccount({ type: 'Reopen', accountId, ...byStaff(context) }, context),

  'admin/customer/liftsecondfactor': ({ accountId, reason }, context) =>
    decideOnAccount({ type: 'DemandSecondFactor', accountId, isDemanded: false, reason, ...byStaff(context) }, context),

  'admin/customer/liftopeniddemand': ({ accountId, reason }, context) =>
    decideOnAccount({ type: 'DemandOpenid', accountId, provider: '', reason, ...byStaff(context) }, context),

  async 'admin/customer/merge'({ accountId, into }, context) {
    const { state } = await context.load(account, `account-${into}`);
    const survivor = { accountId: into, ...state };
    const merge = { type: 'Merge', accountId, survivor, ...byStaff(context) } as const;
    // What is refused anyway is not agreed on.
    if (account.decide(merge, await stateOf(accountId, context)).length)
      await context.run(mergers, MERGERS_STREAM, { type: 'AgreeOnMerger', accountId, into });
    await decideOnAccount(merge, context);
    await customerFunctions.completeMerger({ accountId }, context);
    return success;
  },

  'admin/customer/assignpricelist': (input, context) => assignPriceList(input, context),
  'admin/customer/setcreditlimit': (input, context) => setCreditLimit(input, context),

  async 'admin/customer/recordpayment'(receipt, context) {
    await stateOf(receipt.accountId, context);
    await context.commands.credit.receive(receipt);
    return success;
  },

  async 'admin/customer/saveaddress'({ accountId, addressId = '', address, primary, seen }, context) {
    if (!addressId) await context.queries.store.checkCountries({ named: [address] });
    const known = addressId || context.id('address');
    const { contacts } = await context.queries.customer.people({ accountId });
    const personId = contacts[0] ? `contact:${contacts[0].contactId}` : refuse('account_without_people');
    await decideOnAccount(
      { type: 'SaveAddress', accountId, addressId: known, personId, address, primary, seen },
      context,
    );
    return { addressId: known };
  },

  async 'admin/customer/addcontact'({ accountId, ...person }, context) {
    const { kind } = await stateOf(accountId, context);
    if (kind === 'buyer') return refuse('buyer_has_no_contacts');
    const contactId = contactIdFrom(context.id('contact'));
    await registerContact(
      { contactId, accountId, ...person, role: companyRole(person.role) },
      { password: randomBytes(32).toString('base64url'), notice: 'invited' },
      context,
    );
    await onRecord('rights-changed', context, `contact:${contactId}`, { role: companyRole(person.role), added: 'yes' });
    return { contactId };
  },

  async 'admin/customer/changecontact'({ contactId, seen, ...details }, context) {
    const { state } = await context.load(contact, `contact-${contactId}`);
    const before = state.data ?? notFound('contact_not_found');
    const role = before.role === 'buyer' ? 'buyer' : companyRole(details.role);
    const change = { type: 'Change', details: { ...details, role }, seen, by: context.caller.personId } as const;
    const changed = await context.run(contact, `contact-${contactId}`, { ...change, contactId, at: context.now });
    await rightsChanged(contactId, before, changed.state.data ?? before, context);
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

interface Agreed {
  readonly contactId: string;
  readonly name: string;
  readonly priceList?: string | undefined;
  readonly currency: CurrencyCode;
  readonly salesRep: string;
}

/**
 * What would be refused is refused before anything is opened.
 * @throws DomainError account_exists, price_list_not_found, price_list_other_currency, staff_not_found
 */
async function mustBeFree(
  accountId: string,
  { contactId, name, priceList, currency, salesRep }: Agreed,
  context: OperationContext,
): Promise<void> {
  const { state } = await context.load(account, `account-${accountId}`);
  if (state.kind) {
    // The same press again finds what it opened, and nobody else's people.
    const { contacts } = await context.queries.customer.people({ accountId });
    const isOwn =
      state.kind === 'dealer' && state.name === name && contacts.every((one) => one.contactId === contactId);
    if (!isOwn) refuse('account_exists', { accountId });
  }
  if (salesRep) await requireMember(salesRep, context);
  if (priceList === undefined) return;
  const known = (await context.queries.priceList.names()).find((list) => list.priceList === priceList);
  if (!known) return refuse('price_list_not_found', {}, 'invalid');
  if (known.currency && known.currency !== currency)
    refuse('price_list_other_currency', { currency: known.currency, accountCurrency: currency }, 'invalid');
}

async function setCurrency(
  { accountId, currency }: { readonly accountId: string; readonly currency: CurrencyCode },
  context: OperationContext,
) {
  const state = await stateOf(accountId, context);
  if (state.mergedInto) return refuse('account_merged', { into: state.mergedInto });
  if (state.currency === currency) return success;
  const [{ orders }, { quotes }, credit] = await Promise.all([
    context.queries.order.count({ accountId }),
    context.queries.quote.open({ accountId }),
    context.queries.credit.balance({ accountId }),
  ]);
  // Amounts that were agreed, owed or offered are in the present one, and nothing converts them.
  if (orders || quotes || credit.limit || credit.owed)
    return refuse('account_currency_fixed', { currency: state.currency });
  if (state.priceList) return refuse('account_has_price_list', { priceList: state.priceList });
  return decideOnAccount({ type: 'SetCurrency', accountId, currency, ...byStaff(context) }, context);
}

interface AssignedPriceList {
  readonly accountId: string;
  readonly priceList: string;
  readonly seen?: string | undefined;
}

async function assignPriceList({ accountId, priceList, seen }: AssignedPriceList, context: OperationContext) {
  const known = (await context.queries.priceList.names()).find((list) => list.priceList === priceList);
  if (!known) return refuse('price_list_not_found', {}, 'invalid');
  // Asked of its stream: an account that was opened a moment ago is in no read model yet.
  const state = await stateOf(accountId, context);
  const { currency = (await context.queries.account.profile({ accountId })).currency } = state;
  if (known.currency && known.currency !== currency)
    return refuse('price_list_other_currency', { currency: known.currency, accountCurrency: currency }, 'invalid');
  // An account without a list of its own is shown that of everybody.
  const { priceList: present } = state;
  const own = seen === STANDARD_PRICE_LIST && !present ? present : seen;
  return decideOnAccount({ type: 'AssignPriceList', accountId, priceList, seen: own }, context);
}

async function setCreditLimit(
  {
    accountId,
    limit,
    seen,
  }: { readonly accountId: string; readonly limit: number; readonly seen?: number | undefined },
  context: OperationContext,
) {
  const { mergedInto, currency = (await context.queries.account.profile({ accountId })).currency } = await stateOf(
    accountId,
    context,
  );
  if (mergedInto) return refuse('account_merged', { into: mergedInto });
  await context.commands.credit.setLimit({ accountId, limit, currency, ...(seen === undefined ? {} : { seen }) });
  return success;
}

/** Terms as they are agreed with the approval, whatever they were. */
async function agree(accountId: string, changed: Partial<AccountTerms>, context: OperationContext): Promise<void> {
  if (changed.salesRep) await requireMember(changed.salesRep, context);
  if (!Object.keys(changed).length) return;
  const { terms: seen } = await stateOf(accountId, context);
  await decideOnAccount({ type: 'ChangeTerms', accountId, seen, changed, ...byStaff(context) }, context);
}

/** @throws DomainError staff_not_found */
async function requireMember(staffId: string, context: OperationContext): Promise<void> {
  const { name } = await context.queries.staff.find({ staffId });
  if (!name) refuse('staff_not_found', {}, 'invalid');
}

/** A buyer is a person with an account alone; in a company there are contacts. */
const companyRole = (role: 'buyer' | 'contact' | 'admin-contact') => (role === 'buyer' ? 'contact' : role);

export const customerFunctions = {
  ...peopleFunctions,

  /**
   * What follows from a merger: both sides say it, debts go over, and its people sign in anew. Harmless when repeated: who has signed
   * in meanwhile acts for the other account already, and stays.
   */
  async completeMerger({ accountId }: { readonly accountId: string }, context: OperationContext): Promise<void> {
    const { state } = await context.load(account, `account-${accountId}`);
    const { mergedInto: into, absorbed } = state;
    if (!into) return;
    const accounts = [accountId, ...absorbed];
    const { personId: by } = context.caller;
    await context.run(account, `account-${into}`, {
      type: 'Absorb',
      accountId: into,
      from: accountId,
      accounts,
      by,
      at: context.now,
    });
    await context.commands.credit.giveOver({ accountId, to: into });
    await context.commands.reward.giveOver({ accountId, to: into });
    for (const from of accounts) await context.commands.conversation.takeOver({ from, into });
    await context.commands.customerPartNumber.takeOver({ from: accountId, into });
    for (const { contactId } of await context.queries.contact.ofAccounts({ accountIds: accounts }))
      await context.services.sessions.endAllFor(accounts, `contact:${contactId}`);
  },

  /**
   * Makes a company what a row of a file says; a new one may order at once. Refuses with account_exists, price_list_not_found,
   * account_currency_fixed, account_has_price_list and changed_meanwhile.
   */
  async bring(
    {
      accountId,
      isNew,
      seen,
      changed: { name, currency, priceList, ...terms },
    }: {
      readonly accountId: string;
      readonly isNew: boolean;
      readonly seen: Partial<CompanyData>;
      readonly changed: Partial<CompanyData>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { name: seenName = '', currency: _, priceList: __, ...seenTerms } = seen;
    if (isNew) {
      const { state } = await context.load(account, `account-${accountId}`);
      if (state.kind && (state.kind !== 'dealer' || state.name !== name)) refuse('account_exists', { accountId });
      const company = { name: needed(name, 'name of the company'), currency: needed(currency, 'currency') };
      await openAccount({ accountId, kind: 'dealer', ...company }, context);
    } else {
      if (name !== undefined)
        await decideOnAccount({ type: 'Rename', accountId, name, seen: seenName, ...byStaff(context) }, context);
      if (currency !== undefined) await setCurrency({ accountId, currency }, context);
    }
    if (priceList) await assignPriceList({ accountId, priceList }, context);
    const changedTerms = saidFields(terms);
    const before = isNew ? NO_TERMS : seenTerms;
    if (Object.keys(changedTerms).length)
      await decideOnAccount(
        { type: 'ChangeTerms', accountId, seen: before, changed: changedTerms, ...byStaff(context) },
        context,
      );
  },

  /** Ends the orders of a company that an import added, and that is taken back. */
  async suspend({ accountId }: { readonly accountId: string }, context: OperationContext): Promise<void> {
    await decideOnAccount({ type: 'Suspend', accountId, reason: IMPORT_UNDONE, ...byStaff(context) }, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly customer: FunctionsOf<typeof customerFunctions>;
  }
}
