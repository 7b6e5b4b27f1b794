// Money that came into the shop's bank account, from the bank's own files, and what it pays for (issue 33).
import { z } from 'zod';
import { isBase64 } from '../attachment/attachment.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { amount, currencyCode, day, done, id, isoDate, listParameters, requiredText } from '../shared/shared.ts';

export const BANK_TRANSACTION_STATUSES = ['open', 'matched', 'aside'] as const;
const status = z.enum(BANK_TRANSACTION_STATUSES);

const FILE_BYTES = 4 * 1_024 * 1_024;
/** So many suggestions are made at most. */
export const MOST_SUGGESTIONS = 10;

const row = z.object({
  transactionId: z.string(),
  bookedOn: z.string(),
  amount,
  unmatched: amount.meta({ description: 'It pays for nothing yet; 0 of what was set aside' }),
  currency: currencyCode,
  payer: z.string(),
  text: z.string(),
  reference: z.string(),
  account: z
    .string()
    .meta({ description: 'Last characters of the shop’s own account; empty where the file says none' }),
  fileName: z.string(),
  importedAt: isoDate,
  status,
});
export type BankTransactionRow = z.output<typeof row>;

const target = z.object({
  kind: z.enum(['account', 'order']),
  accountId: z.string().meta({ description: 'Empty of a guest' }),
  customer: z.string(),
  orderId: z.string().meta({ description: 'Empty of an account’s debt' }),
  orderNumber: z.string(),
  paymentId: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
});

const suggestion = target.extend({
  openItemId: z.string(),
  due: amount.meta({ description: 'Less the discount of a payment on the day that it was booked' }),
  discount: amount,
  dueOn: z.string(),
  isDisputed: z.boolean(),
  reasons: z
    .array(z.enum(['invoice', 'order', 'amount', 'payer']))
    .meta({ description: 'What of the transaction speaks for it' }),
});
export type BankSuggestion = z.output<typeof suggestion>;

const match = target.extend({
  matchId: z.string(),
  further: z.int().meta({ description: 'How many open items beside the named one were chosen' }),
  amount,
  receivedOn: z.string(),
  matchedAt: isoDate,
  by: z.string(),
  mayTakeBack: z.boolean(),
});

const detail = row.extend({
  seen: z.int().meta({ description: 'How many matches there ever were' }),
  reason: z.string().meta({ description: 'Why the rest was set aside' }),
  matches: z.array(match),
  suggestions: z.array(suggestion).meta({ description: 'The likeliest first' }),
});
export type BankTransactionDetail = z.output<typeof detail>;

const ofTransaction = { transactionId: id };
const seen = z.int().min(0).max(10_000).meta({ description: 'As the page showed it' });

export const bankTransactionOperations = defineOperations({
  'admin/banktransaction/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'bank-transaction:{transactionId}', of: 'rows' },
    summary: 'Money that came into the bank account',
    input: z.strictObject({
      ...listParameters(['bookedOn', 'amount', 'importedAt'], 'DESC'),
      status: status.optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(row) }),
  },
  'admin/banktransaction/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'bank-transaction:{transactionId}',
    summary: 'A transaction, what it was matched to, and what it may be for',
    input: z.strictObject(ofTransaction),
    output: detail,
  },
  'admin/banktransaction/import': {
    via: 'upload',
    kind: 'command',
    access: staffWith('credit'),
    perMinute: 20,
    takesLong: true,
    summary:
      'Takes in what came in from a bank’s file: CAMT.053, CAMT.054, CSV or XLSX. What is known already is left alone, ' +
      'so a file can be brought again',
    input: z.strictObject({
      FileName: requiredText(255),
      FileData: z
        .string()
        .min(1, 'attachment_empty')
        .max(Math.ceil((FILE_BYTES * 4) / 3) + 8, 'bank_file_too_large')
        .refine(isBase64, 'attachment_unreadable')
        .meta({ description: 'Base64, 4 MB of it at most' }),
      DayFirst: z
        .boolean()
        .optional()
        .meta({ description: 'Of days such as 03/04/2026 the day stands first; left out, the file’s own days decide' }),
    }),
    output: z.object({
      imported: z.int(),
      known: z.int().meta({ description: 'Brought by an earlier file' }),
      others: z.int().meta({ description: 'Went out, or is only announced: left out' }),
      faults: z.array(z.object({ line: z.int(), code: z.string(), message: z.string() })),
    }),
  },
  'admin/banktransaction/matchaccount': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary:
      'It pays what an account owes: one open item or several, or the oldest; what is beyond the debt waits on the account',
    input: z.strictObject({
      ...ofTransaction,
      seen,
      accountId: id,
      openItemId: id.optional(),
      further: z
        .array(id)
        .max(MOST_SUGGESTIONS)
        .optional()
        .meta({ description: 'Open items that are settled after it, in this order' }),
      amount: amount.min(1, 'amount_invalid'),
      receivedOn: day.optional().meta({ description: 'The day it bears in the books; without it that of the bank' }),
    }),
    output: done,
  },
  'admin/banktransaction/matchorder': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'It is the money that an order waits for, or a part of that; what is beyond it waits to be matched',
    input: z.strictObject({
      ...ofTransaction,
      seen,
      orderId: id,
      paymentId: id,
      isShort: z
        .boolean()
        .optional()
        .meta({ description: 'It counts as paid though less came, up to the limit of who says so' }),
      receivedOn: day.optional(),
    }),
    output: done,
  },
  'admin/banktransaction/unmatch': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary:
      'Takes a match back, of an order while the rest is awaited: it is owed again, and the money waits to be matched',
    input: z.strictObject({ ...ofTransaction, matchId: id, reason: requiredText(300) }),
    output: done,
  },
  'admin/banktransaction/setaside': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'What is left of it is no customer’s payment',
    input: z.strictObject({ ...ofTransaction, seen, reason: requiredText(300) }),
    output: done,
  },
  'admin/banktransaction/takeup': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Waits to be matched again',
    input: z.strictObject(ofTransaction),
    output: done,
  },
});
