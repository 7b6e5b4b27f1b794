// Customers in the back office: accounts with their contacts, addresses, price list and credit, and registrations that
// ask for approval.
import { z } from 'zod';
import { paymentMethodName, paymentMethods } from '../payment/method/payment-methods.ts';
import { loginProviders } from '../contact/contact.ts';
import { contactFacts, foreignName, nameIsOwn, userName } from '../account/account.ts';
import { QUESTION_KINDS } from '#domain/registration-form/registration-form.events.ts';
import { changeInput } from '../shared/change.ts';
import { overdueFacts, receipt } from '../credit/credit.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { factorCount } from '../second-factor/second-factor.ts';
import {
  address,
  amount,
  companyName,
  asOf,
  done,
  email,
  id,
  isoDate,
  languageCode,
  none,
  listParameters,
  personName,
  requiredText,
  text,
  currencyCode,
} from '../shared/shared.ts';

/** When orders on account are billed. */
export const INVOICINGS = ['order', 'shipment', 'month'] as const;

const accountStatus = z.enum(['active', 'waiting', 'declined', 'suspended', 'merged']);

const customerRow = z.object({
  accountId: z.string(),
  /** The company's, or of a buyer the person's. */
  name: z.string(),
  kind: z.enum(['buyer', 'dealer']),
  status: accountStatus,
  openedAt: isoDate,
  contacts: z.int(),
  priceList: z.string(),
  currency: currencyCode,
  creditLimit: amount,
  creditLeft: amount,
  held: amount.meta({ description: 'For orders that are being placed, and what of placed ones is not billed yet' }),
  owed: amount.meta({ description: 'Below 0 where more was given back than is owed' }),
  salesRep: z.string().meta({ description: 'Name of the member of staff who looks after them' }),
  ...overdueFacts,
});
export type CustomerRow = z.output<typeof customerRow>;

/** Agreed with a customer beside prices and credit. */
const termsFields = {
  name: companyName.min(1, 'required'),
  taxNumber: text(40),
  salesRep: id.or(z.literal('')).meta({ description: 'Id of a member of staff' }),
  paymentTermDays: z
    .int()
    .min(0, 'days_invalid')
    .max(365, 'days_invalid')
    .nullable()
    .meta({ description: "Null: the shop's, with its discount" }),
  termFromMonthEnd: z.boolean().meta({ description: 'The days are counted from the end of the order’s month' }),
  discountRate: z
    .int('percent_invalid')
    .min(0, 'percent_invalid')
    .max(20_000, 'percent_invalid')
    .meta({ description: 'Thousandths of a percent off what is paid within discountDays' }),
  discountDays: z.int().min(0, 'days_invalid').max(365, 'days_invalid'),
  closedMethods: z
    .array(paymentMethodName)
    .max(paymentMethods.length)
    .readonly()
    .meta({ description: 'Ways of paying that the shop has and does not offer them' }),
  financeRate: z
    .int('percent_invalid')
    .min(0, 'percent_invalid')
    .max(50_000, 'percent_invalid')
    .nullable()
    .meta({ description: 'Thousandths of a percent a year on what is overdue; null: the shop’s, 0: nothing' }),
  invoicing: z.enum(INVOICINGS).meta({
    description:
      'When their orders on account are billed: when they are placed, as their goods leave, or with all that leaves in a month',
  }),
  booksNumber: z
    .string()
    .regex(/^[A-Z0-9]{0,20}$/, 'books_number_invalid')
    .meta({ description: 'Their account in the dealer’s books; empty where they have none of their own' }),
};

const answer = z.object({
  questionId: z.string(),
  kind: z.enum(QUESTION_KINDS),
  label: z.string(),
  value: z.string(),
});

const linkedAccount = z.object({ accountId: z.string(), name: z.string() });

const customerDetails = customerRow.extend({
  reason: z.string().meta({ description: 'Why it was declined or suspended' }),
  taxNumber: z.string(),
  salesRepId: z.string(),
  paymentTermDays: z.int().nullable(),
  termFromMonthEnd: z.boolean(),
  discountRate: z.int(),
  discountDays: z.int(),
  closedMethods: z.array(paymentMethodName).readonly(),
  financeRate: z.int().nullable(),
  invoicing: z.enum(INVOICINGS),
  booksNumber: z.string(),
  shopTermDays: z.int().meta({ description: "The shop's own term, where the account has none" }),
  mergedInto: linkedAccount.optional(),
  absorbed: z.array(linkedAccount),
  answers: z.array(answer).meta({ description: "To the shop's questions, in the reader's language" }),
  openOrders: z.int(),
  openQuotes: z.int(),
  contacts: z.array(
    contactFacts.extend({
      factors: factorCount.meta({ description: 'What they sign in with beside the password, today' }),
      loginProvider: z.enum(loginProviders).meta({ description: 'Today' }),
    }),
  ),
  demandsSecondFactor: z.boolean().meta({ description: 'None of its contacts signs in without a second factor' }),
  demandedOpenid: z
    .string()
    .meta({ description: 'The provider by which alone its contacts sign in, by its name; empty where by any way' }),
  addresses: z.array(z.object({ addressId: z.string(), primary: z.boolean(), address })),
  orders: z.int(),
});
export type CustomerDetails = z.output<typeof customerDetails>;

const ofAccount = { accountId: id };
const creditLimit = amount.min(0, 'amount_invalid').max(1_000_000_000_00, 'amount_invalid');
const ofContact = { contactId: z.string().regex(/^\d{1,15}$/, 'id_invalid') };

const details = {
  role: z.enum(['contact', 'admin-contact', 'buyer']),
  firstName: personName,
  lastName: personName,
  email,
  phone: text(30).default(''),
  orderAccess: z.enum(['View All', 'View Self']),
  invoiceAccess: z.enum(['Allow', 'Deny']),
  language: languageCode,
};

/** They decide who else orders for the company. */
const { role: _, orderAccess: __, invoiceAccess: ___, ...firstContact } = details;

/** Who changes what somebody else has changed meanwhile is refused with changed_meanwhile. */
const SEEN = { description: 'As it was shown; without it whatever is there by now is overwritten' };

export const customerOperations = defineOperations({
  'admin/customer/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'account:{accountId}', of: 'rows' },
    summary: 'Accounts, found by their own or their people’s names, numbers and e-mail addresses',
    input: z.strictObject({
      ...listParameters(['name', 'openedAt'], 'ASC'),
      status: accountStatus.optional(),
      credit: z.enum(['overdue']).optional(),
      kind: z.enum(['buyer', 'dealer']).optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(customerRow) }),
  },
  'admin/customer/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'One account with contacts, addresses, price list and credit',
    input: z.strictObject({ ...ofAccount, asOf }),
    output: customerDetails,
  },
  'admin/customer/pricelists': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Price lists that an account can be given',
    input: none,
    output: z.object({
      priceLists: z.array(z.object({ priceList: z.string(), currency: currencyCode.optional() })),
    }),
  },
  'admin/customer/salesreps': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Members of staff who can look after a customer',
    input: none,
    output: z.object({ salesReps: z.array(z.object({ staffId: z.string(), name: z.string() })) }),
  },
  'admin/customer/open': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary:
      'Opens the account of a company by hand, with its first person, who is invited to choose a password; it can order at once',
    input: z.strictObject({
      accountId: id
        .optional()
        .meta({ description: 'The number that the company has in the books; without it one is drawn' }),
      name: termsFields.name,
      currency: currencyCode.optional().meta({ description: "Without it the shop's" }),
      taxNumber: termsFields.taxNumber.default(''),
      salesRep: termsFields.salesRep.default(''),
      priceList: id.optional(),
      creditLimit: creditLimit.optional(),
      paymentTermDays: termsFields.paymentTermDays.optional(),
      contact: z.strictObject({
        ...firstContact,
        userName: userName.optional().meta({ description: 'Without it the e-mail address' }),
      }),
      address: address.optional(),
    }),
    output: z.object({ accountId: z.string() }),
  },
  'admin/customer/approve': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Approves a registration, with what was agreed; its people can sign in, and are told so',
    input: z.strictObject({
      ...ofAccount,
      priceList: id.optional(),
      creditLimit: creditLimit.optional(),
      paymentTermDays: termsFields.paymentTermDays.optional(),
      salesRep: termsFields.salesRep.optional(),
    }),
    output: done,
  },
  'admin/customer/decline': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Declines a registration, with a reason that the mail carries',
    input: z.strictObject({ ...ofAccount, reason: requiredText(300) }),
    output: done,
  },
  'admin/customer/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Changes name, tax number, sales representative and terms of payment, which take the right of credit',
    input: changeInput(ofAccount, z.strictObject(termsFields), { salesRep: '' }),
    output: done,
  },
  'admin/customer/suspend': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Suspends an account: its people still see everything, and can order and request nothing',
    input: z.strictObject({ ...ofAccount, reason: requiredText(300) }),
    output: done,
  },
  'admin/customer/reopen': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Lets a suspended account order again',
    input: z.strictObject(ofAccount),
    output: done,
  },
  'admin/customer/liftsecondfactor': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Lets the contacts of a company sign in without a second factor again, which one of them had demanded',
    input: z.strictObject({ ...ofAccount, reason: requiredText(300) }),
    output: done,
  },
  'admin/customer/liftopeniddemand': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Lets the contacts of a company sign in by any way again, after one of them had demanded their provider',
    input: z.strictObject({ ...ofAccount, reason: requiredText(300) }),
    output: done,
  },
  'admin/customer/duplicates': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'account:{accountId}', of: 'rows' },
    summary: 'Accounts that may be the same customer, by name, tax number and domain of e-mail addresses',
    input: z.strictObject(ofAccount),
    output: z.object({
      rows: z.array(
        z.object({
          accountId: z.string(),
          name: z.string(),
          status: accountStatus,
          openedAt: isoDate,
          contacts: z.int(),
          taxNumber: z.string(),
          alike: z.array(z.enum(['name', 'taxNumber', 'domain'])),
        }),
      ),
    }),
  },
  'admin/customer/mergepreview': {
    via: 'get',
    kind: 'query',
    access: staffWith('credit'),
    discloses: 'account:{accountId}',
    summary: 'What would move if one account was merged into another, and why it may not be',
    input: z.strictObject({ ...ofAccount, into: id }),
    output: z.object({
      from: linkedAccount,
      into: linkedAccount,
      contacts: z.array(z.string()).meta({ description: 'Names, and how they sign in' }),
      addresses: z.int(),
      orders: z.int(),
      openOrders: z.int(),
      quotes: z.int(),
      openQuotes: z.int(),
      notes: z.int(),
      owed: amount,
      currency: currencyCode,
      intoCurrency: currencyCode,
      priceList: z.object({ from: z.string(), into: z.string() }),
      creditLimit: z.object({ from: amount, into: amount }),
      refusal: z.string().optional().meta({ description: 'Code of the refusal' }),
    }),
  },
  'admin/customer/merge': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary:
      'Merges an account into another: its people, orders, quotes and debts are that one’s from now on; both histories stay as they are',
    input: z.strictObject({ ...ofAccount, into: id }),
    output: done,
  },
  'admin/customer/answerfile': {
    via: 'getfile',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    file: 'application/octet-stream',
    summary: 'The file that answers a question of the registration',
    input: z.strictObject({ ...ofAccount, questionId: id }),
    output: z.object({ fileName: z.string(), content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array) }),
  },
  'admin/customer/rename': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: "Changes a company's name",
    input: z.strictObject({ ...ofAccount, name: companyName.min(1, 'required') }),
    output: done,
  },
  'admin/customer/assignpricelist': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Gives an account a price list; carts show its prices from their next change on',
    input: z.strictObject({ ...ofAccount, priceList: id, seen: id.optional().meta(SEEN) }),
    output: done,
  },
  'admin/customer/setcurrency': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Sets the currency of an account that has no orders, quotes or credit yet',
    input: z.strictObject({ ...ofAccount, currency: currencyCode }),
    output: done,
  },
  'admin/customer/setcreditlimit': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: "Sets an account's credit limit; 0 ends buying on terms",
    input: z.strictObject({
      ...ofAccount,
      limit: creditLimit,
      seen: creditLimit.optional().meta(SEEN),
    }),
    output: done,
  },
  'admin/customer/recordpayment': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    refusesCardNumbers: true,
    summary: 'Records a payment on account, such as a cheque or a wire: it lowers what is owed, the oldest debt first',
    input: z.strictObject({ ...ofAccount, ...receipt }),
    output: done,
  },
  'admin/customer/saveaddress': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Adds an address to the account’s address book, or changes one',
    input: z.strictObject({
      ...ofAccount,
      addressId: z.uuid().optional(),
      address,
      primary: z.boolean().default(false),
      seen: address.optional().meta(SEEN),
    }),
    output: z.object({ addressId: z.string() }),
  },
  'admin/customer/addcontact': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Adds a contact; the mail says how to choose a password',
    input: z.strictObject({ ...ofAccount, ...details, userName }).refine(nameIsOwn, foreignName),
    output: z.object({ contactId: z.string() }),
  },
  'admin/customer/changecontact': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: "Changes a contact's details and rights; the user name stays",
    input: z.strictObject({ ...ofContact, ...details, seen: z.strictObject(details).optional().meta(SEEN) }),
    output: done,
  },
  'admin/customer/deactivatecontact': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Switches a contact’s sign-in off and ends its sessions',
    input: z.strictObject(ofContact),
    output: done,
  },
  'admin/customer/activatecontact': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Lets a contact sign in again',
    input: z.strictObject(ofContact),
    output: done,
  },
});
