// What follows from something being overdue: orders on terms that are blocked, promises to pay, and calls (issue 34).
import { z } from 'zod';
import { settings } from '../setting/settings.ts';
import { backOffice, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import {
  amount,
  asOf,
  currencyCode,
  day,
  done,
  id,
  isoDate,
  none,
  optionalDay,
  pageParameters,
  requiredText,
  text,
} from '../shared/shared.ts';

const words = text(500);
const ofAccount = { accountId: id };

/** Of items that are neither disputed nor being paid at this moment. */
const overdueFacts = { overdue: amount, overdueDays: z.int().meta({ description: 'Of the oldest of it' }) };

const promise = z.object({
  promiseId: z.string(),
  payOn: z.iso.date(),
  amount: amount.meta({ description: 'What is still open of its items' }),
  side: z.enum(['buyer', 'staff']).meta({ description: 'Whoever wrote it down' }),
  isBroken: z.boolean(),
});

const note = z.object({
  noteId: z.string(),
  kind: z.enum(['call', 'promise']),
  text: z.string(),
  about: z.string().meta({ description: 'Name of the contact whom staff spoke with, or who promised; or empty' }),
  by: z.string(),
  at: isoDate,
  day: optionalDay.meta({ description: 'Of the next call, or of the promise' }),
});

const collectionRow = z.object({
  accountId: z.string(),
  customer: z.string(),
  contact: z.string(),
  phone: z.string(),
  currency: currencyCode,
  ...overdueFacts,
  promisedOn: optionalDay,
  isBroken: z.boolean(),
  lastCallAt: z.union([z.literal(''), isoDate]),
  nextCallOn: optionalDay,
});

export const overdueOperations = defineOperations({
  'customer/getpaymentpromise': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'What is overdue and not promised yet, until when it may be promised, and what was promised',
    input: none,
    output: z.object({
      CurrencyCode: currencyCode,
      Amount: amount.meta({ description: 'What may be promised; 0 where nothing may be' }),
      FirstDay: z.iso.date(),
      LastDay: z.iso.date(),
      IsBlocked: z.boolean().meta({ description: 'Nothing can be ordered on terms before that' }),
      Promises: z.array(
        z.object({ PromiseId: z.string(), PayOn: z.iso.date(), Amount: amount, IsBroken: z.boolean() }),
      ),
    }),
  },
  'customer/promisepayment': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    refusesCardNumbers: true,
    summary:
      'Promises to pay what is overdue until a day: until then orders on terms are taken, and nobody is reminded',
    input: z.strictObject({ PayOn: day, Text: words.default('') }),
    output: done,
  },
  'admin/credit/overdue': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'Whether what is overdue blocks orders on terms of an account, what was promised, and calls about it',
    input: z.strictObject({ ...ofAccount, asOf }),
    output: z.object({
      currency: currencyCode,
      ...overdueFacts,
      isBlocked: z.boolean(),
      override: z.object({ until: z.iso.date(), reason: z.string(), isOver: z.boolean() }).optional(),
      promises: z.array(promise),
      nextCallOn: optionalDay,
      notes: z.array(note).meta({ description: 'The newest first' }),
    }),
  },
  'admin/credit/granttermsoverride': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Takes orders on terms of an account until the end of a day, whatever is overdue',
    input: z.strictObject({ ...ofAccount, until: day, reason: requiredText(300) }),
    output: done,
  },
  'admin/credit/withdrawtermsoverride': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Takes that back: what is overdue counts again',
    input: z.strictObject(ofAccount),
    output: done,
  },
  'admin/credit/promisepayment': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Writes down until when a customer promised to pay all that is overdue, in place of an earlier promise',
    input: z.strictObject({ ...ofAccount, payOn: day, text: words.default('') }),
    output: done,
  },
  'admin/credit/notecall': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Notes a call about what is overdue, and when the customer is called again',
    input: z.strictObject({
      ...ofAccount,
      contactId: z
        .string()
        .regex(/^\d{1,15}$/, 'id_invalid')
        .optional(),
      text: requiredText(500),
      nextOn: optionalDay.default(''),
    }),
    output: done,
  },
  'admin/credit/collectionlist': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'account:{accountId}', of: 'rows' },
    summary: 'Accounts with something overdue: broken promises first, then calls that are due, then the oldest',
    input: z.strictObject({ ...pageParameters(25, 1_000), search: text(80).default('') }),
    output: z.object({ total: z.int(), rows: z.array(collectionRow) }),
  },
});
export type OverdueStanding = z.output<(typeof overdueOperations)['admin/credit/overdue']['output']>;
