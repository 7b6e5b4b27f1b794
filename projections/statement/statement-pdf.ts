// A statement on paper. Its bytes follow from what the event says alone.
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { firstDayOf, lastDayOf, monthName } from '#domain/shared/month.ts';
import type { Movement, StatementEvent } from '#domain/statement/statement.events.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';
import { addressLines, MARGIN, openSheet, type Column } from '#projections/shared/paper/sheet.ts';
import { sums } from '#projections/shared/paper/sums.ts';
import { table } from '#projections/shared/paper/table.ts';

export interface StatementPaper {
  readonly statement: StatementEvent['data'];
  /** PNG. */
  readonly logoFile?: Uint8Array;
}

const MOVEMENTS = {
  on: [48, 84],
  what: [138, 226],
  amount: [370, 92],
  balance: [468, 96],
} as const satisfies Readonly<Record<string, Column>>;

const AGES = {
  age: [48, 200],
  amount: [254, 110],
} as const satisfies Readonly<Record<string, Column>>;

export const statementPaper = defineThreadTask<StatementPaper, Uint8Array>({
  name: 'statement/paper',
  timeoutMs: 30_000,
  work: statementPdf,
});

export async function statementPdf({ statement, logoFile }: StatementPaper): Promise<Buffer> {
  const { language, month, company, customer, currency, issuedOn, closing } = statement;
  const t = translate(language, 'paper', 'statement');
  const amount = (cents: number) => money(cents, currency, language);
  const title = t('title', { month: monthName(month, language) });
  const sheet = await openSheet({ language, title, author: company.legalName, at: `${issuedOn}T12:00:00Z` });
  const head = sheet.letterhead(
    { ...company, slogan: '', description: '', logo: undefined, ...(logoFile && { logoFile }) },
    [
      [t('account'), statement.accountId],
      [t('period'), t('from', { day: dayText(firstDayOf(month), language) })],
      ['', t('until', { day: dayText(lastDayOf(month), language) })],
      [t('issuedOn'), dayText(issuedOn, language)],
      [t('creditLimit'), amount(statement.creditLimit)],
    ],
  );
  const address = statement.billTo ? addressLines(statement.billTo, language) : [customer];
  const parties = sheet.blocks(head, [[t('customer'), address]]);
  const moved = table(
    sheet,
    parties,
    MOVEMENTS,
    (key) => t(key),
    ['amount', 'balance'],
    rowsOf(statement, t, amount, language),
  );
  const end = sums(sheet, moved, [], [t('closing'), amount(closing)]);
  const aged = table(
    sheet,
    end,
    AGES,
    (key) => t(key === 'amount' ? 'open' : 'age'),
    ['amount'],
    statement.ages.map(({ from, to, amount: open }) => ({ age: ageText(from, to, t), amount: amount(open) })),
  );
  if (statement.unapplied > 0)
    sheet.write(t('unapplied', { amount: amount(statement.unapplied) }), MARGIN, aged, sheet.right - MARGIN, {
      quiet: true,
    });
  sheet.feet(`${title} · ${statement.accountId}`);
  return sheet.finish();
}

type T = ReturnType<typeof translate>;

function rowsOf(
  { month, movements, opening }: StatementEvent['data'],
  t: T,
  amount: (cents: number) => string,
  language: Language,
) {
  let balance = opening;
  const moved = movements.map((movement) => {
    balance += movement.amount;
    return {
      on: dayText(movement.on, language),
      what: whatOf(movement, t),
      amount: amount(movement.amount),
      balance: amount(balance),
    };
  });
  const first = { on: dayText(firstDayOf(month), language), what: t('opening'), amount: '', balance: amount(opening) };
  return [first, ...moved];
}

const whatOf = ({ kind, number, text }: Movement, t: T): string =>
  [[t(`kind.${kind}`), number].filter(Boolean).join(' '), text].filter(Boolean).join('\n');

const ageText = (from: number, to: number | null, t: T): string =>
  from === 0 ? t('notDue') : to === null ? t('daysOver', { from }) : t('days', { from, to });
