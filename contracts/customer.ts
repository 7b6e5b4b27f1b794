// Customers in the back office: accounts with their contacts, addresses, price list and credit, and registrations that
// ask for approval.
import { z } from 'zod';
import { contactFacts, foreignName, nameIsOwn, userName } from './account.ts';
import { overdueFacts, receipt } from './credit.ts';
import { backOffice, defineOperations, staffWith } from './operation.ts';
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
} from './shared.ts';

const accountStatus = z.enum(['active', 'waiting', 'declined']);

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
  owed: amount.meta({ description: 'Below 0 where more was given back than is owed' }),
  ...overdueFacts,
});
export type CustomerRow = z.output<typeof customerRow>;

const customerDetails = customerRow.extend({
  reason: z.string().meta({ description: 'Why it was declined' }),
  contacts: z.array(contactFacts),
  addresses: z.array(z.object({ addressId: z.string(), primary: z.boolean(), address })),
  orders: z.int(),
});
export type CustomerDetails = z.output<typeof customerDetails>;

const ofAccount = { accountId: id };
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
  'admin/customer/approve': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Approves a registration: its people can sign in, and are told so',
    input: z.strictObject(ofAccount),
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
    input: z.strictObject({ ...ofAccount, priceList: id }),
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
      limit: amount.min(0, 'amount_invalid').max(1_000_000_000_00, 'amount_invalid'),
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
    input: z.strictObject({ ...ofContact, ...details }),
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
