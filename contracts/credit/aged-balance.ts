// What an account owes by age, and how its money came and went (spec 2, 3 and 9).
import { z } from 'zod';
import { settings } from '../setting/settings.ts';
import { TRANSACTION_KINDS } from './transaction-kinds.ts';
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
  pageParameters,
  requiredText,
  listParameters,
} from '../shared/shared.ts';

const bucket = z.object({
  From: z.int().meta({ description: 'Days overdue; 0 for what is not due yet' }),
  To: z.int().nullable().meta({ description: 'Days overdue, the last of the bucket; null for the last bucket' }),
  Amount: amount,
  Items: z.int(),
});

export const agedBalance = z.object({
  AsOf: z.iso.date(),
  CurrencyCode: currencyCode,
  CreditLimit: amount,
  Owed: amount.meta({ description: 'Below 0 where more was given back than is owed' }),
  Overdue: amount,
  Held: amount.meta({ description: 'For orders that are being placed, and what of placed ones is not billed yet' }),
  Unapplied: amount.meta({ description: 'In the account’s favour: no open item was left for it' }),
  Available: amount.meta({ description: 'What can still be ordered on terms' }),
  TermDays: z.int(),
  TermFromMonthEnd: z.boolean().meta({ description: 'The days are counted from the end of the order’s month' }),
  DiscountPercent: z.number().meta({ description: 'Off what is paid within DiscountDays; 0: none' }),
  DiscountDays: z.int(),
  Buckets: z.array(bucket),
  OpenItems: z.array(
    z.object({
      OpenItemId: z.string(),
      Kind: z
        .enum(['invoice', 'adjustment', 'reversal', 'finance-charge'])
        .meta({ description: 'All but an invoice are of no order' }),
      InvoiceId: z.string().meta({ description: 'By which customer/chargeinvoice pays it, of an order or not' }),
      OrderID: z.string(),
      OrderNumber: z.string(),
      Amount: amount,
      Open: amount,
      Payable: amount.meta({
        description: 'Open, less what is being paid at this moment and the discount of paying today',
      }),
      DueDate: z.iso.date(),
      DaysOverdue: z.int(),
      IsDisputed: z.boolean(),
    }),
  ),
});
export type AgedBalance = z.output<typeof agedBalance>;

const transaction = z.object({
  TransactionId: z.string(),
  At: isoDate,
  Kind: z.enum(TRANSACTION_KINDS),
  Method: z.string().meta({ description: 'By name; of a payment on account empty' }),
  Text: z.string().meta({ description: 'For the eye, such as "Visa 4242" or the number of a cheque' }),
  OrderID: z.string(),
  OrderNumber: z.string(),
  Amount: amount.meta({ description: 'Below 0 where it is the buyer’s again' }),
  AmountWaiting: amount.meta({ description: 'Of a payment on account: it settles nothing yet' }),
  CurrencyCode: currencyCode,
  Status: z.enum(['completed', 'awaiting', 'failed', 'reversed']),
});
export type Transaction = z.output<typeof transaction>;

const history = z.object({ total: z.int(), transactions: z.array(transaction) });

const accountRow = z.object({
  accountId: z.string(),
  customer: z.string(),
  currency: currencyCode,
  owed: amount,
  overdue: amount,
  limit: amount,
  buckets: z.array(amount).meta({ description: 'As the buckets of the answer' }),
});

export const agedBalanceOperations = defineOperations({
  'customer/getagedbalance': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'What the account owes by age, its credit limit, and what can still be ordered on terms',
    input: none,
    output: agedBalance,
  },
  'customer/getcustomerpaymenthistory': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'Payments of the account and what was given back, the newest first',
    input: z.strictObject(pageParameters(20)),
    output: history,
  },
  'customer/getcustomerfilterpaymenthistory': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'The same of some days, some kinds or one number',
    input: z.strictObject({
      ...pageParameters(20, 1_000),
      from: day.optional(),
      to: day.optional(),
      kind: z.enum(TRANSACTION_KINDS).optional(),
      search: z.string().trim().max(60).default(''),
    }),
    output: history,
  },
  'admin/credit/agedbalance': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'What an account owes by age',
    input: z.strictObject({ accountId: id, asOf }),
    output: agedBalance,
  },
  'admin/credit/transactions': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'Payments of an account and what was given back, the newest first',
    input: z.strictObject({ accountId: id, ...pageParameters(25) }),
    output: history,
  },
  'admin/credit/receivables': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'account:{accountId}', of: 'rows' },
    summary: 'Accounts that owe something, by age',
    input: z.strictObject({
      ...listParameters(['overdue', 'owed'], 'DESC'),
      only: z.literal('overdue').optional(),
    }),
    output: z.object({
      total: z.int(),
      buckets: z.array(z.object({ from: z.int(), to: z.int().nullable() })),
      rows: z.array(accountRow),
    }),
  },
  'admin/credit/reversepayment': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Owes again what a payment on account had settled, as when a cheque bounced',
    input: z.strictObject({ accountId: id, receiptId: id, reason: requiredText(300) }),
    output: done,
  },
});
