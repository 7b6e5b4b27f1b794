import type { Output } from '#contracts/api.ts';
import type { Statement, statementOperations } from '#contracts/statement/statement.ts';
import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import { daysOverdue, isInBucket } from '#domain/shared/aging.ts';
import { addDays } from '#domain/shared/day.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import { lastDayOf, monthName } from '#domain/shared/month.ts';
import {
  statementIdOf,
  statementStream,
  type Movement,
  type StatementEvent,
} from '#domain/statement/statement.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { AnswerOf, FunctionsOf, Queries } from '#platform/kernel/operations/features.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { money } from '#projections/shared/money-and-days.ts';
import { accountsOf, balanceAt, countsOf, entriesOf, openAt, periodOf, type LedgerEntry } from './ledger-reads.ts';
import { statementPaper } from './statement-pdf.ts';
import { statementRuns } from './statement-runs.ts';
import { statements, type StatementRow } from './statements.ts';

type Contents = StatementEvent['data'];

export const statementQueries = (read: ReadSide): Handlers<typeof statementOperations, 'query'> => ({
  async 'customer/getstatements'(input, context) {
    await context.queries.invoice.requireAccess();
    return statementsOf(read, { ...input, accountId: context.caller.accountId }, context);
  },

  async 'customer/downloadstatement'({ StatementId: statementId }, context) {
    await context.queries.invoice.requireAccess();
    return ownPaper(read, { accountId: context.caller.accountId, statementId }, context);
  },

  'admin/statement/list': (input, context) => statementsOf(read, input, context),

  'admin/statement/paper': (input, context) => ownPaper(read, input, context),

  async 'admin/statement/preview'({ month, page, pageSize }, context) {
    const [counts, rows, run] = await Promise.all([
      countsOf(read.pool, month),
      accountsOf(read.pool, month, { limit: pageSize, offset: (page - 1) * pageSize }),
      read.row(statementRuns, month, context),
    ]);
    const accountIds = rows.map(({ accountId }) => accountId);
    const { names } = await context.queries.account.namesOf({ accountIds });
    const profiles = await Promise.all(accountIds.map((accountId) => context.queries.account.profile({ accountId })));
    return {
      ...counts,
      rows: rows.map((row, at) => ({
        ...row,
        customer: own(names, row.accountId) || row.accountId,
        currency: profiles[at]?.currency ?? 'USD',
      })),
      ...(run && { run: { status: run.status, startedAt: run.started_at, issued: run.issued } }),
    };
  },
});

export const statementFunctions = (read: ReadSide) => ({
  /** The next accounts behind one (empty: the first) that get a statement for a month and have none yet. */
  async due({
    month,
    after,
    count,
  }: {
    readonly month: string;
    readonly after: string;
    readonly count: number;
  }): Promise<{ accountIds: string[] }> {
    const rows = await accountsOf(read.pool, month, { open: true, after, limit: count });
    return { accountIds: rows.map(({ accountId }) => accountId) };
  },

  /** How many statements a month has. */
  async issued({ month }: { readonly month: string }): Promise<{ issued: number }> {
    return { issued: (await countsOf(read.pool, month)).issued };
  },

  /** What an account owes by all lines of its ledger that are known here. */
  async balance({ accountId }: { readonly accountId: string }): Promise<{ balance: number }> {
    return { balance: await balanceAt(read.pool, accountId, 'infinity') };
  },

  /** What a statement of an account for a month says if it is issued now. */
  async contents(
    { accountId, month }: { readonly accountId: string; readonly month: string },
    context: OperationContext,
  ): Promise<Contents> {
    const { queries } = context;
    const period = periodOf(month);
    const [opening, entries, open, profile, credit, recipients] = await Promise.all([
      balanceAt(read.pool, accountId, period.from),
      entriesOf(read.pool, accountId, period),
      openAt(read.pool, accountId, period.until),
      queries.account.profile({ accountId }),
      queries.credit.balance({ accountId }),
      recipientsOf(accountId, context),
    ]);
    const [first] = recipients;
    const { language } = await queries.store.spoken({ language: first?.language === 'fr' ? 'fr' : 'en' });
    const [company, { primary }, movements, ages] = await Promise.all([
      queries.store.company({ language }),
      queries.account.primaryAddress({ accountId }),
      movementsOf(entries, context),
      agesOf(open, addDays(lastDayOf(month), 1), context),
    ]);
    const { name, legalName, addressLines, phone, email, taxNumbers, logo } = company;
    return {
      ...{ statementId: statementIdOf(accountId, month), accountId, month, issuedOn: shopDay(context.now) },
      personId: first ? `contact:${first.contactId}` : `account:${accountId}`,
      contactIds: recipients.map(({ contactId }) => contactId),
      ...{ language, currency: profile.currency, customer: profile.name, ...(primary && { billTo: primary }) },
      company: { name, legalName, addressLines, phone, email, taxNumbers, logo: logo?.picture ?? '' },
      ...{ opening, movements, closing: opening + sum(movements.map(({ amount }) => amount)), ages },
      unapplied: 0 - sum(open.filter(({ openItemId }) => !openItemId).map((item) => item.open)),
      creditLimit: credit.limit,
    };
  },

  /** A statement's PDF. @throws DomainError statement_not_found */
  paper: ({ statementId }: { readonly statementId: string }, context: OperationContext) =>
    paperOf(statementId, context),

  /** The letter to one of those who get a statement. @throws DomainError statement_not_found */
  async letterFacts(
    {
      statementId,
      contactId,
      origin,
    }: { readonly statementId: string; readonly contactId: string; readonly origin: string },
    context: OperationContext,
  ): Promise<AnswerOf<Queries['letter']['contactFacts']>> {
    const contents = await contentsOf(statementId, context);
    const facts = await context.queries.letter.contactFacts({ contactId, path: '/profile/mycreditlimit', origin });
    const texts = {
      'statement.month': monthName(contents.month, facts.language),
      'statement.closing': money(contents.closing, contents.currency, facts.language),
    };
    return { ...facts, texts: { ...facts.texts, ...texts } };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly statement: FunctionsOf<ReturnType<typeof statementFunctions>>;
  }
}

async function statementsOf(
  read: ReadSide,
  { accountId, page, pageSize }: { readonly accountId: string; readonly page: number; readonly pageSize: number },
  { queries }: OperationContext,
): Promise<Output<'customer/getstatements'>> {
  const { accountIds } = await queries.account.family({ accountId });
  const { rows, total } = await selectRows(read.pool, statements, {
    where: (query) => void query.whereIn('account_id', accountIds),
    orderBy: [{ column: 'month', order: 'desc' }, 'account_id'],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { total, statements: rows.map(shown) };
}

const shown = (row: StatementRow): Statement => ({
  ...{ StatementId: row.statement_id, Month: row.month, IssuedOn: row.issued_on },
  ...{ Opening: row.opening, Closing: row.closing, CurrencyCode: row.currency as Statement['CurrencyCode'] },
});

/** @throws DomainError statement_not_found where it is another account's */
async function ownPaper(
  read: ReadSide,
  { accountId, statementId }: { readonly accountId: string; readonly statementId: string },
  context: OperationContext,
) {
  const [row, { accountIds }] = await Promise.all([
    read.row(statements, statementId, context),
    context.queries.account.family({ accountId }),
  ]);
  return row && accountIds.includes(row.account_id) ? paperOf(statementId, context) : notFound('statement_not_found');
}

async function contentsOf(statementId: string, context: OperationContext): Promise<Contents> {
  const [issued] = (await context.history(statementStream(statementId), 0, 1)) as StoredEvent<StatementEvent>[];
  return issued?.data ?? notFound('statement_not_found');
}

async function paperOf(
  statementId: string,
  context: OperationContext,
): Promise<{ fileName: string; content: Uint8Array }> {
  const statement = await contentsOf(statementId, context);
  const { logo } = statement.company;
  const file = logo ? await context.queries.picture.paperFile({ picture: logo }) : undefined;
  const content = await context.services.threads.run(statementPaper, {
    statement,
    ...(file && { logoFile: file.bytes }),
  });
  return { fileName: `${statement.accountId}-${statement.month}.pdf`, content };
}

/** Whom the company shows its invoices by their role: buyers and admin contacts who may sign in. */
async function recipientsOf(accountId: string, { queries }: OperationContext) {
  const { accountIds } = await queries.account.family({ accountId });
  const contacts = await queries.contact.ofAccounts({ accountIds });
  return contacts.filter(({ active, role }) => active && role !== 'contact');
}

async function movementsOf(entries: readonly LedgerEntry[], { queries }: OperationContext): Promise<Movement[]> {
  const invoiceIds = [...new Set(entries.map(({ document }) => document && invoiceIdOf(document)).filter(Boolean))];
  const numbers = await queries.invoice.numbers({ invoiceIds });
  return entries.map(({ at, kind, document, dated, text, amount }) => {
    const invoice = own(numbers, invoiceIdOf(document));
    const number = {
      ...{ invoice: invoice?.number, payment: text, merger: text, reversal: '', 'finance-charge': '' },
      'credit-note': own(invoice?.creditNotes ?? {}, text),
      ...{ adjustment: invoice?.number, 'write-off': invoice?.number, discount: invoice?.number },
    }[kind];
    const isExplained = kind === 'reversal' || kind === 'adjustment' || kind === 'write-off';
    return { on: dated || shopDay(at), kind, number: number ?? '', text: isExplained ? text : '', amount };
  });
}

/** By the buckets of the shop, as days overdue on `day`. */
async function agesOf(
  open: Awaited<ReturnType<typeof openAt>>,
  day: string,
  { queries }: OperationContext,
): Promise<Contents['ages']> {
  const { buckets } = await queries.credit.agingBuckets();
  const items = open
    .filter(({ openItemId }) => openItemId)
    .map((item) => ({ ...item, days: daysOverdue(item.dueOn, day) }));
  return buckets.map((bucket) => ({
    ...bucket,
    amount: sum(items.filter(({ days }) => isInBucket(bucket, days)).map((item) => item.open)),
  }));
}
