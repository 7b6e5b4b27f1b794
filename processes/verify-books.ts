// The sum of the open items is the balance: what each account owes is kept twice, by item (what is paid and collected by) and
// by line of its ledger (what statements are made of), and the two must agree to the cent.
import { knex, rowOf, rowsOf, type Db } from '#platform/kernel/postgres/statement.ts';
import { credits } from '#projections/credit/credits.ts';
import { ledgerLines } from '#projections/statement/ledger-lines.ts';

export interface BooksVerdict {
  readonly accounts: number;
  /** One sentence each, of the first accounts that have any. */
  readonly faults: readonly string[];
}

const MOST_FAULTS = 20;

/** Amounts of sentences are in minor units. */
export async function verifyBooks(db: Db): Promise<BooksVerdict> {
  const { accounts } = await rowOf<{ accounts: number }>(
    db,
    knex(credits.table).select({ accounts: knex.raw('count(*)::int') }),
  );
  const items = await rowsOf<{ account: string; item: string; kept: string; lines: string }>(db, differentItems());
  const balances = await rowsOf<{ account: string; owed: string; kept: string }>(db, differentBalances());
  return {
    accounts,
    faults: [
      ...items.map(
        ({ account, item, kept, lines }) =>
          `Account ${account}: ${item || 'what waits in its favour'} is ${kept} by its open items and ${lines} by its ledger.`,
      ),
      ...balances.map(
        ({ account, owed, kept }) => `Account ${account} owes ${owed}, and its open items come to ${kept}.`,
      ),
    ],
  };
}

/** Raw: items lie in a document, which knex cannot take apart, and it joins in full only what has names. */
const OPEN_ITEMS = `select account_id, item->>'openItemId' as open_item_id, (item->>'open')::bigint as open
    from ??, jsonb_array_elements(state->'openItems') as item
  union all select account_id, '', -(state->>'unapplied')::bigint from ??`;

const differentItems = () =>
  knex.raw(
    `with kept as (${OPEN_ITEMS}),
      lines as (select account_id, open_item_id, sum(amount)::bigint as open from ?? group by account_id, open_item_id)
    select account_id as account, open_item_id as item, coalesce(kept.open, 0)::text as kept, coalesce(lines.open, 0)::text as lines
      from kept full join lines using (account_id, open_item_id)
      where coalesce(kept.open, 0) <> coalesce(lines.open, 0) order by account_id, open_item_id limit ?`,
    [credits.table, credits.table, ledgerLines.table, MOST_FAULTS],
  );

const differentBalances = () =>
  knex.raw(
    `with kept as (${OPEN_ITEMS}), sums as (select account_id, sum(open)::bigint as open from kept group by account_id)
    select account_id as account, owed::text as owed, open::text as kept from ?? join sums using (account_id)
      where owed <> open order by account_id limit ?`,
    [credits.table, credits.table, credits.table, MOST_FAULTS],
  );
