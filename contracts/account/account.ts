import { z } from 'zod';
import { ADDRESS_LIMITS } from '#domain/shared/address.ts';
import { isGuessablePassword } from '#domain/shared/guessable-password.ts';
import { backOffice, defineOperations, signedInShoppers } from '../shared/operation.ts';
import { givenAnswer } from '../registration-form/registration-form.ts';
import { passkeyAnswer, proof, secondFactorCode } from '../second-factor/second-factor.ts';
import { settings } from '../setting/settings.ts';
import { priceShown } from '../tax/price-shown.ts';
import {
  address,
  done,
  email,
  id,
  isoDate,
  languageCode,
  companyName,
  none,
  pageParameters,
  personName,
  requiredText,
  text,
  currencyCode,
} from '../shared/shared.ts';

/** Spec 3, user context. ContactId above 0 means a known contact; i_user_type 1 means a registered customer. */
export const userContext = z.object({
  OrderId: z.string().meta({ description: 'The current cart, or an empty text' }),
  lineCount: z.int(),
  ContactId: z.int(),
  i_user_type: z.union([z.literal(0), z.literal(1)]),
  Name: z.string(),
  IsPrimaryContact: z.boolean(),
  InvoiceSharing: z.enum(['Allow', 'Deny']),
  AllowSaveAsCart: z.boolean(),
  Role: z.enum(['guest', 'buyer', 'contact', 'admin-contact', 'staff']),
  AccountName: z.string(),
  Email: z.string(),
  OrderAccess: z.enum(['View All', 'View Self']),
  AccountStatus: z
    .enum(['active', 'suspended'])
    .meta({ description: 'Who is suspended sees everything and orders nothing' }),
  LacksSecondFactor: z
    .boolean()
    .meta({ description: 'Their company demands one: nothing else can be done before it is set' }),
  PriceShown: priceShown,
});
export type UserContext = z.output<typeof userContext>;

/** Spec 5: at least 12 characters with an upper-case letter, a digit and a special character. */
export const newPassword = z
  .string()
  .max(200, 'password_too_long')
  .refine((p) => !isGuessablePassword(p), 'password_common')
  .refine((p) => p.length >= 12 && /\p{Lu}/u.test(p) && /\d/.test(p) && /[^\p{L}\d\s]/u.test(p), 'password_too_weak');

export const ownSessions = z.object({
  sessions: z.array(
    z.object({
      sessionId: z.string(),
      begunAt: isoDate,
      seenAt: isoDate,
      agent: z.string().meta({ description: 'The browser as it names itself' }),
      current: z.boolean(),
    }),
  ),
});
export const endedSessions = z.strictObject({
  sessionId: z.uuid().optional().meta({ description: 'One of them; all others where it is not said' }),
});

/** The one that somebody has, whatever rules it was made by. */
export const currentPassword = z.string().min(1, 'required').max(200);

export const passwordsMatch = <T extends { password: string; confirmPassword: string }>(value: T) =>
  value.password === value.confirmPassword;
export const mismatch = { path: ['confirmPassword'], message: 'password_mismatch' };

export const changedPassword = z
  .strictObject({
    currentPassword,
    password: newPassword,
    confirmPassword: z.string().max(200),
  })
  .refine(passwordsMatch, mismatch);

/** 3 to 60 characters that can be typed anywhere; an e-mail address is allowed. Upper and lower case are one. */
export const userName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._@+-]{2,59}$/, 'user_name_invalid');

/** Nobody takes another's address as a user name (security.md S9). */
export const nameIsOwn = ({
  userName: name,
  email: own,
}: {
  readonly userName: string;
  readonly email: string;
}): boolean => !name.includes('@') || name === own;
export const foreignName = { path: ['userName'], message: 'user_name_not_own_email' };

export const contactFacts = z.object({
  contactId: z.string(),
  accountId: z.string(),
  role: z.enum(['buyer', 'contact', 'admin-contact']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  userName: z.string(),
  active: z.boolean(),
  orderAccess: z.enum(['View All', 'View Self']),
  invoiceAccess: z.enum(['Allow', 'Deny']),
  language: z.string(),
});
export type ContactFacts = z.output<typeof contactFacts>;

/** An entry of the address book. */
export const savedAddress = z.object({ addressId: z.string(), primary: z.boolean(), address });

/** Of the link in a letter, by which its reader chooses a password. */
export const resetToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'reset_link_invalid');

/** Whoever registers, and their company. */
export const registrant = {
  accountType: z.enum(['buyer', 'dealer']),
  companyName: companyName.default(''),
  taxNumber: text(40).default('').meta({ description: 'Of a company: the number that its own taxes go by' }),
  answers: z.array(givenAnswer).max(40).default([]).meta({ description: "To the shop's own questions" }),
  firstName: personName,
  lastName: personName,
  email,
  phone: text(30).default(''),
  userName,
  language: languageCode
    .optional()
    .meta({ description: 'In which we write; that of the request where it is not said' }),
};
export type Registrant = z.output<z.ZodObject<typeof registrant>>;
export const companyIsNamed = ({ accountType, companyName: name }: Pick<Registrant, 'accountType' | 'companyName'>) =>
  accountType === 'buyer' || name !== '';
export const namelessCompany = { path: ['companyName'], message: 'required' };

export const accountOperations = defineOperations({
  'account/login': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Signs in; the guest cart of this browser is taken along',
    input: z.strictObject({
      userName: requiredText(254).meta({ description: 'Or the e-mail address, where one contact alone has it' }),
      password: z.string().min(1, 'required').max(200),
      code: secondFactorCode.optional().meta({ description: 'Of the authenticator, or from paper' }),
      passkey: passkeyAnswer.optional().meta({ description: 'Instead of a code' }),
    }),
    output: userContext,
  },
  'account/loginwithpasskey': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 20,
    summary: 'Signs in a buyer without a password, by a passkey that has made sure who holds it',
    input: z.strictObject({ passkey: passkeyAnswer }),
    output: userContext,
  },
  'account/logout': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    summary: 'Ends the session',
    input: none,
    output: userContext,
  },
  'account/guestlogin': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    summary: 'Begins a session as a guest',
    input: none,
    output: userContext,
  },
  'account/getusercontext': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    summary: 'Who this session belongs to, and its current cart',
    input: none,
    output: userContext,
  },
  'account/register': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 10,
    summary:
      'Registers a buyer, or a company with its first admin contact, and signs in; ' +
      'a company waits for approval where the setting DealersNeedApproval is on',
    input: z
      .strictObject({ ...registrant, password: newPassword, confirmPassword: z.string().max(200) })
      .refine(passwordsMatch, mismatch)
      .refine(nameIsOwn, foreignName)
      .refine(companyIsNamed, namelessCompany),
    output: userContext,
  },
  'account/retriveforgottenpassword': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 5,
    summary: 'Mails a link for a new password; answers the same whether or not the user exists',
    input: z.strictObject({ userName: requiredText(254) }),
    output: done,
  },
  'account/resetpassword': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 10,
    summary: 'Sets a new password with the token of the mailed link, and ends all sessions of the user',
    input: z
      .strictObject({
        token: resetToken,
        password: newPassword,
        confirmPassword: z.string().max(200),
      })
      .refine(passwordsMatch, mismatch),
    output: done,
  },
  'account/changepassword': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Sets a new password for who knows the present one, and ends all other sessions of theirs',
    input: changedPassword,
    output: done,
  },
  'account/sessions': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    summary: 'Where one is signed in: own sessions, the one last seen first',
    input: none,
    output: ownSessions,
  },
  'account/demandsecondfactor': {
    via: 'post',
    kind: 'command',
    access: ['admin-contact'],
    summary:
      'Says whether every contact of one’s company signs in with a second factor; who has none sets one up at their next sign-in. ' +
      'Demanding it no more takes a proof of who asks',
    input: z.union([
      z.strictObject({ isDemanded: z.literal(true) }),
      z.strictObject({ isDemanded: z.literal(false), proof }),
    ]),
    output: done,
  },
  'account/demandopenid': {
    via: 'post',
    kind: 'command',
    access: ['admin-contact'],
    summary:
      'Says whether every contact of one’s company signs in by one provider of OpenID Connect alone, one’s own; ' +
      'asking for it no more takes a proof of who asks',
    input: z.union([
      z.strictObject({ isDemanded: z.literal(true), provider: id }),
      z.strictObject({ isDemanded: z.literal(false), proof }),
    ]),
    output: done,
  },
  'account/endsessions': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: "Signs out everywhere else, or one of one's own sessions",
    input: endedSessions,
    output: z.object({ ended: z.int() }),
  },
  'admin/contact/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'account:{accountId}', of: 'rows' },
    summary: 'Contacts whose name, e-mail, phone or company holds every word of the search, by name',
    input: z.strictObject({
      search: text(80).default(''),
      ...pageParameters(20),
    }),
    output: z.object({
      total: z.int(),
      rows: z.array(
        z.object({
          contactId: z.string(),
          name: z.string(),
          email: z.string(),
          phone: z.string(),
          accountId: z.string(),
          accountName: z.string(),
        }),
      ),
    }),
  },
  'account/open': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Opens an account with its first contact, as the demonstration data and the back office do',
    input: z.strictObject({
      accountId: z.string(),
      kind: z.enum(['buyer', 'dealer']),
      name: text(80),
      currency: currencyCode,
      priceList: z.string(),
      creditLimit: z.int(),
      contacts: z.array(
        z.strictObject({
          contactId: z.string(),
          role: z.enum(['buyer', 'contact', 'admin-contact']),
          firstName: personName,
          lastName: personName,
          email,
          phone: text(30),
          userName,
          password: newPassword,
          orderAccess: z.enum(['View All', 'View Self']),
          invoiceAccess: z.enum(['Allow', 'Deny']),
          language: languageCode,
        }),
      ),
      addresses: z.array(z.strictObject({ addressId: z.string(), address, primary: z.boolean() })),
    }),
    output: done,
  },
  'customer/getcustomeraddressbook': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    summary: "The account's addresses; the primary one first",
    input: none,
    output: z.array(savedAddress),
  },
  'customer/saveaddress': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.addressBook,
    summary: 'Adds an address to the address book, or changes one',
    input: z.strictObject({ addressId: z.uuid().optional(), address, primary: z.boolean().default(false) }),
    output: z.object({ addressId: z.string() }),
  },
  'account/countrylist': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    summary: 'Countries that goods are shipped to',
    input: none,
    output: z.array(z.object({ countryCode: z.string(), countryName: z.string() })),
  },
  'account/statelist/{id}': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    summary: 'States or provinces of a country',
    input: z.strictObject({ id: z.string().regex(/^[A-Z]{2}$/, 'country_invalid') }),
    output: z.array(z.object({ stateCode: z.string(), stateName: z.string() })),
  },
  'account/countylist': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    summary: 'Counties of a state of the United States; none of any other country',
    input: z.strictObject({
      Country: z.string().regex(/^[A-Z]{2}$/, 'country_invalid'),
      State: requiredText(ADDRESS_LIMITS.state).toUpperCase(),
    }),
    output: z.array(z.object({ countyName: z.string() })),
  },
});
