import type { Output } from '#contracts/api.ts';
import { MOST_ENTRIES, type journalOperations } from '#contracts/bookkeeping/journal.ts';
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import { journalHead, journalRows, type LedgerNames } from '#domain/shared/journal/journal-file.ts';
import { journalLayouts, type JournalFacts, type JournalLayout } from '#domain/shared/journal/journal-layouts.ts';
import type { Journal, JournalEntry, JournalPage, Ledger } from '#domain/shared/journal/journal.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';

const AT_ONCE = 1_000;

const LEDGER_SETTINGS = {
  receivables: 'BooksReceivables',
  sales: 'BooksSales',
  taxes: 'BooksTaxes',
  money: 'BooksMoney',
  adjustments: 'BooksAdjustments',
  interest: 'BooksInterest',
} as const satisfies Readonly<Record<Ledger, SettingName>>;

export const journalQueries: Handlers<typeof journalOperations, 'query'> = {
  async 'admin/bookkeeping/journal'({ journal, layout: layoutName, from, until }, context) {
    const layout: JournalLayout = journalLayouts[layoutName];
    const [ledgers, facts] = await Promise.all([ledgerNames(context), factsOf({ journal, from, until }, context)]);
    if (layout.preface && yearFrom(until, facts.yearFrom.slice(5)) !== facts.yearFrom)
      return refuse('journal_of_two_years', {}, 'invalid');
    const parts = [journalHead(layout, facts)];
    const accounts = new Set<string>();
    // A page at a time: only the text of a long journal is in memory at once.
    for (let offset = 0; ; offset += AT_ONCE) {
      const entries = await pageOf(journal, { from, until, offset, count: AT_ONCE }, context);
      const accountIds = [...new Set(entries.map(({ accountId }) => accountId).filter(Boolean))];
      const { numbers: customers } = await context.queries.account.booksNumbers({ accountIds });
      parts.push(journalRows(layout, entries, { ...ledgers, customers }));
      for (const accountId of accountIds) accounts.add(accountId);
      if (entries.length < AT_ONCE) break;
      if (offset + AT_ONCE >= MOST_ENTRIES) return refuse('journal_too_long', { most: MOST_ENTRIES }, 'invalid');
    }
    return {
      // DATEV knows its files by their names, too.
      fileName: `${layout.preface ? 'EXTF_' : ''}${journal}-${from}-${until}-${layoutName}.csv`,
      content: encoded(parts.join(''), layout.encoding),
      accounts: [...accounts].map((accountId) => ({ accountId })),
    } satisfies Output<'admin/bookkeeping/journal'>;
  },
};

async function ledgerNames({ queries }: OperationContext): Promise<Omit<LedgerNames, 'customers'>> {
  const entries = Object.entries(LEDGER_SETTINGS).map(
    async ([ledger, name]) => [ledger, (await queries.setting.value({ name })).value] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<Ledger, string>;
}

/** The first day of the year of the books that a day lies in; `begins`: MM-DD. */
function yearFrom(day: string, begins: string): string {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < begins ? year - 1 : year}-${begins}`;
}

async function factsOf(
  { journal, from, until }: { readonly journal: Journal; readonly from: string; readonly until: string },
  { queries, now }: OperationContext,
): Promise<JournalFacts> {
  const valueOf = async (name: SettingName) => (await queries.setting.value({ name })).value;
  const [consultant, client, month, accountLength, { currency }] = await Promise.all([
    valueOf('BooksConsultant'),
    valueOf('BooksClient'),
    valueOf('BooksYearMonth'),
    valueOf('BooksAccountLength'),
    queries.account.profile({ accountId: '' }),
  ]);
  return {
    ...{ from, until, consultant, client, accountLength, currency },
    yearFrom: yearFrom(from, `${month.padStart(2, '0')}-01`),
    createdAt: now,
    title: `${journal} ${from}`,
  };
}

function pageOf(
  journal: Journal,
  asked: JournalPage,
  { queries: { invoiceJournal, transactionJournal } }: OperationContext,
): Promise<readonly JournalEntry[]> {
  const pages = {
    sales: invoiceJournal.sales,
    'credit-notes': invoiceJournal.creditNotes,
    receipts: transactionJournal.receipts,
    adjustments: transactionJournal.adjustments,
    'finance-charges': transactionJournal.financeCharges,
  } as const satisfies Readonly<Record<Journal, unknown>>;
  return pages[journal](asked);
}

/** A byte order mark tells spreadsheets that it is UTF-8; what the older alphabet has not is a question mark. */
function encoded(text: string, encoding: JournalLayout['encoding']): Uint8Array {
  return encoding === 'utf-8'
    ? Buffer.from(`\ufeff${text}`)
    : Buffer.from(text.replace(/[^\u0000-\u007f\u00a0-\u00ff]/g, '?'), 'latin1');
}
