// What the lines of ledgers add up to. A month is one of the shop's calendar: it begins and ends on the shop's clock.
import type { Pool } from 'pg';
import { firstDayOf, lastDayOf } from '#domain/shared/month.ts';
import type { MovementKind } from '#domain/statement/statement.events.ts';
import { knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { endOfShopDay, momentOfShop } from '#platform/shop/shop-calendar.ts';
import { ledgerLines } from './ledger-lines.ts';
import { statements } from './statements.ts';

/** ISO: from the first moment of a month until the first one after it. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

export const periodOf = (month: string): Period => ({
  from: momentOfShop(firstDayOf(month), '00:00'),
  until: endOfShopDay(lastDayOf(month)),
});

export interface LedgerEntry {
  readonly at: string;
  readonly kind: MovementKind;
  readonly document: string;
  readonly dated: string;
  readonly text: string;
  readonly amount: number;
}

const SUM = knex.raw('coalesce(sum(amount), 0)::bigint::text');
const before = (moment: string) => knex.raw('coalesce(sum(amount) filter (where at < ?), 0)::bigint::text', [moment]);

/** What an account owed at a moment, in minor units. */
export async function balanceAt(pool: Pool, accountId: string, moment: string): Promise<number> {
  const row = await rowOf<{ balance: string }>(
    pool,
    knex(ledgerLines.table).select({ balance: SUM }).where({ account_id: accountId }).where('at', '<', moment),
  );
  return Number(row.balance);
}

/** What changed the balance of an account in a period, in its order. */
export async function entriesOf(pool: Pool, accountId: string, { from, until }: Period): Promise<LedgerEntry[]> {
  const rows = await rowsOf<{ entry: LedgerEntry; amount: string }>(
    pool,
    knex(ledgerLines.table)
      .select({
        entry: knex.raw(
          `jsonb_build_object('at', at, 'kind', kind, 'document', document, 'dated', dated, 'text', text)`,
        ),
        amount: SUM,
      })
      .where({ account_id: accountId })
      .where('at', '>=', from)
      .where('at', '<', until)
      .groupBy('entry_id', 'revision', 'at', 'kind', 'document', 'dated', 'text')
      .havingRaw('sum(amount) <> 0')
      .orderBy(['at', 'revision']),
  );
  return rows.map(({ entry, amount }) => ({ ...entry, amount: Number(amount) }));
}

/** What was open of each item of an account at a moment; `openItemId` is empty for what waited in its favour. */
export async function openAt(
  pool: Pool,
  accountId: string,
  moment: string,
): Promise<{ readonly openItemId: string; readonly dueOn: string; readonly open: number }[]> {
  const rows = await rowsOf<{ openItemId: string; dueOn: string; open: string }>(
    pool,
    knex(ledgerLines.table)
      .select({ openItemId: 'open_item_id', dueOn: knex.raw('max(due_on)'), open: SUM })
      .where({ account_id: accountId })
      .where('at', '<', moment)
      .groupBy('open_item_id')
      .havingRaw('sum(amount) <> 0'),
  );
  return rows.map((row) => ({ ...row, open: Number(row.open) }));
}

/** Those that owed something at one end of a month, or had something change; of the accounts behind `after` alone. */
function balancesOf(month: string, after = '') {
  const { from, until } = periodOf(month);
  return knex(ledgerLines.table)
    .select('account_id', { opening: before(from), closing: SUM })
    .where('at', '<', until)
    .where('account_id', '>', after)
    .groupBy('account_id')
    .havingRaw('sum(amount) <> 0 or max(at) >= ?', [from])
    .as('balances');
}

export interface AccountOfMonth {
  readonly accountId: string;
  readonly opening: number;
  readonly closing: number;
  readonly isIssued: boolean;
}

/**
 * Accounts that get a statement for a month: who owed something at one end of it, or had something change. `open`: only
 * those that have none for it yet. Those behind an account are found without the ledgers of the others.
 */
export async function accountsOf(
  pool: Pool,
  month: string,
  {
    open = false,
    after = '',
    limit,
    offset = 0,
  }: { readonly open?: boolean; readonly after?: string; readonly limit: number; readonly offset?: number },
): Promise<AccountOfMonth[]> {
  const issued = knex(statements.table)
    .select(knex.raw('1'))
    .where({ month })
    .whereRaw('?? = ??', [`${statements.table}.account_id`, 'balances.account_id']);
  const statement = knex
    .select('account_id', 'opening', 'closing', { issued: knex.raw('exists ?', [issued]) })
    .from(balancesOf(month, after))
    .orderBy('account_id')
    .limit(limit)
    .offset(offset);
  if (open) statement.whereNotExists(issued);
  const rows = await rowsOf<{ account_id: string; opening: string; closing: string; issued: boolean }>(pool, statement);
  return rows.map((row) => ({
    accountId: row.account_id,
    opening: Number(row.opening),
    closing: Number(row.closing),
    isIssued: row.issued,
  }));
}

/** How many accounts get a statement for a month, and how many have it. */
export async function countsOf(pool: Pool, month: string): Promise<{ total: number; issued: number }> {
  return rowOf(
    pool,
    knex.select({
      total: knex.select(knex.raw('count(*)::int')).from(balancesOf(month)),
      issued: knex(statements.table).select(knex.raw('count(*)::int')).where({ month }),
    }),
  );
}
