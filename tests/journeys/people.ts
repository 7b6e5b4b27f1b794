// The people of one story, who belong to nobody else: what they order, ask for and keep is theirs, and the story can be
// told again in the same shop. Staff are the demonstration's: they only read and act.
import { randomInt } from 'node:crypto';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Language } from '#storefront/lib/language.ts';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';
import type { RunningShop } from './running-shop.ts';

export interface Person {
  /** As the shop shows it. */
  readonly name: string;
  readonly email: string;
  readonly userName: string;
  /** Their signed-in client of the API. */
  readonly visitor: Visitor;
}

export interface Contact extends Person {
  readonly company: string;
  readonly accountId: string;
}

interface Naming {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly language?: Language;
}

const CREDIT_LIMIT = 2_500_000;

/** Six small letters that no other story has. */
export const ownLetters = (): string =>
  Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('');

const nameOf = ({ firstName = 'Ben', lastName = 'Carter' }: Naming, own: string) => {
  const userName = `${firstName
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()}.${own}`;
  return { firstName, lastName: `${lastName} ${own}`, email: `${userName}@${own}.example`, userName };
};
const withPassword = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD } as const;

/** A member of staff at the API of the back office. */
export async function staffMember(shop: RunningShop, userName: string, language?: Language): Promise<Visitor> {
  const visitor = shop.visitor(language);
  await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
  return visitor;
}

async function signedIn(shop: RunningShop, person: ReturnType<typeof nameOf>, language?: Language): Promise<Person> {
  const { firstName, lastName, email, userName } = person;
  const visitor = shop.visitor(language);
  await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
  return { name: `${firstName} ${lastName}`, email, userName, visitor };
}

/** A person with an account alone, and nothing in it. */
export async function registeredBuyer(shop: RunningShop, naming: Naming = {}): Promise<Person> {
  const person = nameOf(naming, ownLetters());
  const stranger = shop.visitor(naming.language);
  await stranger.post('account/register', { accountType: 'buyer', ...person, ...withPassword });
  return signedIn(shop, person, naming.language);
}

/**
 * The admin contact of an approved company that buys on terms, at standard prices, with the addresses of the
 * demonstration's company.
 */
export async function contactOnTerms(shop: RunningShop, naming: Naming = {}): Promise<Contact> {
  const own = ownLetters();
  const company = `Atelier ${own}`;
  const person = nameOf(naming, own);
  const stranger = shop.visitor(naming.language);
  await stranger.post('account/register', {
    accountType: 'dealer',
    companyName: company,
    ...person,
    ...withPassword,
  });
  const helen = await staffMember(shop, 'helen');
  const accountId = await accountNamed(helen, company);
  await helen.post('admin/customer/approve', { accountId, creditLimit: CREDIT_LIMIT });
  const contact = await signedIn(shop, person, naming.language);
  for (const { address, primary } of accounts[0]!.addresses)
    await contact.visitor.post('customer/saveaddress', { address, primary });
  return { ...contact, company, accountId };
}

/** Another contact of the same company, who has followed the invitation. */
export async function colleagueOf(
  shop: RunningShop,
  { company, accountId }: Contact,
  naming: Naming = {},
): Promise<Contact> {
  const person = nameOf(naming, ownLetters());
  const helen = await staffMember(shop, 'helen');
  await helen.post('admin/customer/addcontact', {
    accountId,
    ...person,
    role: 'contact',
    orderAccess: 'View All',
    invoiceAccess: 'Allow',
    language: naming.language ?? 'en',
  });
  const token = await until(async () => {
    const mail = (await shop.mails()).find(({ to }) => to === person.email);
    return mail && /token=([\w-]+)/.exec(mail.text)?.[1];
  }, `the invitation of ${person.email}`);
  await shop.visitor(naming.language).post('account/resetpassword', { token, ...withPassword });
  return { ...(await signedIn(shop, person, naming.language)), company, accountId };
}

/** The only account that a search for this finds. */
export async function accountNamed(staff: Visitor, search: string): Promise<string> {
  const { rows } = await staff.get('admin/customer/list', { search });
  const [found, ...others] = rows;
  if (!found || others.length) throw new Error(`${rows.length} accounts are found by "${search}"`);
  return found.accountId;
}
