// What an account has bought (issue 35) when it has placed 50,000 orders of three items. The orders are written straight into the
// read model's table, which is all that the page reads.
import pg from 'pg';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { needed } from '#domain/shared/needed.ts';
import { purchases } from '#projections/order/purchases.ts';
import { products } from '#projections/product/products.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const ROUNDS = 31;

const { accountId, contacts } = needed(
  accounts.find((account) => account.contacts.some(({ userName }) => userName === 'ben')),
  'account of ben',
);

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await work(client);
  await client.end();
}

const fill = (client: pg.Client, count: number) =>
  client
    .query(
      `insert into ${purchases.table}
         (order_id, order_number, account_id, person_id, placed_at, items, quantities, names, lines, _position)
       select 'bench-' || n, 'MW-BENCH-' || n, $2, $3, now() - n * interval '20 minutes',
         array_agg(item_number), array_agg((1 + (n + nth) % 40)::text), array_agg(item_number || E'\\n' || item_number),
         jsonb_agg(jsonb_build_object('lineId', nth::text, 'itemNumber', item_number, 'quantity', 1 + (n + nth) % 40, 'cancelled', 0)), 0
       from generate_series(1, $1::int) n
       cross join generate_series(0, 2) nth
       join (select item_number, row_number() over (order by item_number) - 1 as place from ${products.table}) item
         on place = (n * 7 + nth * 131) % (select least(800, count(*)) from ${products.table})
       group by n`,
      [count, accountId, `contact:${needed(contacts[1], 'ben').contactId}`],
    )
    .then(() => client.query(`vacuum analyze ${purchases.table}`));

const questions = [
  ['first page', ''],
  ['page 20, by quantity', '&sort=quantity&page=20'],
  ['search', '&search=6205'],
  ['four for the dashboard', '&sort=times&pageSize=4'],
] as const;

export async function purchasedItems({ url, environment }: ShopUnderTest, count: number): Promise<Figure[]> {
  const databaseUrl = environment['DATABASE_URL']!;
  await withClient(databaseUrl, (client) => fill(client, count));
  const ben = new Browser(url);
  await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  const figures: Figure[] = [];
  for (const [name, query] of questions) {
    const times: number[] = [];
    let total = '';
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      const { status, body } = await ben.get(`customer/getpurchaseditems${query}`);
      if (status !== 200) throw new Error(`${name}: ${status} ${String(body['code'])}`);
      times.push(performance.now() - begun);
      total = String(body['total']);
    }
    figures.push({
      name: `purchased items of ${count} orders: ${name}`,
      ...percentiles(times.slice(1)),
      note: `first ${(times[0] ?? 0).toFixed(0)} ms, ${total} items`,
    });
  }
  // No event made them, so no rebuild would: what is measured later must not find them.
  await withClient(databaseUrl, (client) =>
    client.query(`delete from ${purchases.table} where order_id like 'bench-%'`),
  );
  return figures;
}
