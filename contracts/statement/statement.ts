// What an account is told about a month: what was owed, what changed it, and what is owed (issue 34).
import { z } from 'zod';
import { settings } from '../setting/settings.ts';
import { backOffice, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { amount, currencyCode, done, id, isoDate, month, pageParameters } from '../shared/shared.ts';

const statement = z.object({
  StatementId: z.string(),
  Month: z.string().meta({ description: 'YYYY-MM' }),
  IssuedOn: z.iso.date(),
  Opening: amount.meta({ description: 'Owed when the month began; below 0 where it was in the account’s favour' }),
  Closing: amount.meta({ description: 'Owed when it was over' }),
  CurrencyCode: currencyCode,
});
export type Statement = z.output<typeof statement>;

const list = z.object({ total: z.int(), statements: z.array(statement) });
const paper = z.object({ fileName: z.string(), content: z.custom<Uint8Array>() });

const previewRow = z.object({
  accountId: z.string(),
  customer: z.string(),
  opening: amount,
  closing: amount,
  currency: currencyCode,
  isIssued: z.boolean(),
});

const run = z.object({
  status: z.enum(['started', 'completed']),
  startedAt: isoDate,
  issued: z.int().meta({ description: 'So many statements; 0 until it is completed' }),
});

export const statementOperations = defineOperations({
  'customer/getstatements': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    summary: 'Statements of the account, the newest first',
    input: z.strictObject(pageParameters(12)),
    output: list,
  },
  'customer/downloadstatement': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.invoiceHistory,
    file: 'application/pdf',
    summary: 'A statement as a PDF, byte for byte as it was issued',
    input: z.strictObject({ StatementId: id }),
    output: paper,
  },
  'admin/statement/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'Statements of an account, the newest first',
    input: z.strictObject({ accountId: id, ...pageParameters(12) }),
    output: list,
  },
  'admin/statement/paper': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    file: 'application/pdf',
    summary: 'A statement as a PDF, byte for byte as it was issued',
    input: z.strictObject({ accountId: id, statementId: id }),
    output: paper,
  },
  'admin/statement/preview': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'account:{accountId}', of: 'rows' },
    summary: 'Accounts that get a statement for a month: who owed something, or had something change',
    input: z.strictObject({ month, ...pageParameters(25) }),
    output: z.object({ total: z.int(), issued: z.int(), rows: z.array(previewRow), run: run.optional() }),
  },
  'admin/statement/run': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Issues the statements of a month that is over, for every account that has none for it yet',
    input: z.strictObject({ month }),
    output: done,
  },
  'admin/statement/issue': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Issues the statement of one account for a month that is over',
    input: z.strictObject({ accountId: id, month }),
    output: done,
  },
});
