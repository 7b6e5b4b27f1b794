import type { Output } from '#contracts/api.ts';
import { companyDomain } from '#projections/shared/likeness.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { accounts, type AccountRow } from '#projections/account/accounts.ts';
import { contacts } from '#projections/contact/contacts.ts';

type Duplicate = Output<'admin/customer/duplicates'>['rows'][number];
type Found = Pick<AccountRow, 'account_id' | 'name' | 'status' | 'opened_at'> & {
  readonly tax_number: string;
  readonly contacts: number;
  readonly by_name: boolean;
  readonly by_tax: boolean;
  readonly by_domain: boolean;
};

/** Names that have so much in common, of 1, are worth a look: `laurentide machine works` and `laurentide machines`. */
const ALIKE = 0.55;
const MOST = 10;

/** What has most in common first. An account that was merged is no duplicate any more. */
export async function duplicatesOf({ pool }: ReadSide, accountId: string): Promise<Duplicate[]> {
  const row = (await loadRows(pool, accounts, [accountId])).get(accountId);
  if (!row) return [];
  const own = await rowsOf<{ email: string }>(
    pool,
    knex(contacts.table)
      .select('email')
      .whereIn('account_id', [accountId, ...row.absorbed]),
  );
  const domains = [...new Set(own.map(({ email }) => companyDomain(email)))].filter(Boolean);
  // A buyer's account has no name to compare.
  const byName = knex.raw(`(t.name_key <> '' and t.name_key % ? and similarity(t.name_key, ?) >= ?)`, [
    row.name_key,
    row.name_key,
    ALIKE,
  ]);
  const byTax = knex.raw(`(t.tax_key <> '' and t.tax_key = ?)`, [row.tax_key]);
  const withDomain = knex({ c: contacts.table }).select('c.account_id').whereRaw('c.email_domain = any(?)', [domains]);
  const byDomain = knex.raw('(t.account_id in (?))', [withDomain]);
  const ofIt = knex({ c: contacts.table }).whereRaw('c.account_id = t.account_id');
  const found = await rowsOf<Found>(
    pool,
    knex({ t: accounts.table })
      .select('t.account_id', 't.name', 't.status', 't.opened_at', {
        tax_number: knex.raw(`coalesce(t.terms ->> 'taxNumber', '')`),
        contacts: ofIt.select(knex.raw('count(*)::int')),
        by_name: byName,
        by_tax: byTax,
        by_domain: byDomain,
      })
      .where((likely) => likely.whereRaw(byName).orWhereRaw(byTax).orWhereRaw(byDomain))
      .whereNot({ 't.account_id': accountId })
      .whereNot({ 't.status': 'merged' })
      .orderByRaw(`(${'?'}::int * 4 + ${'?'}::int * 2 + ${'?'}::int) desc, t.account_id`, [byTax, byName, byDomain])
      .limit(MOST),
  );
  return found.map(({ account_id, name, status, opened_at, tax_number, contacts: people, ...by }) => ({
    accountId: account_id,
    name: name || account_id,
    status,
    openedAt: new Date(opened_at).toISOString(),
    contacts: people,
    taxNumber: tax_number,
    alike: [
      ...(by.by_tax ? (['taxNumber'] as const) : []),
      ...(by.by_name ? (['name'] as const) : []),
      ...(by.by_domain ? (['domain'] as const) : []),
    ],
  }));
}
