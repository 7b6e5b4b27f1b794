// The dashboard of 90 days when 100,000 orders of three lines were placed in them. Its read models' rows are written
// straight into their tables, as those of `orders.ts` are.
import pg from 'pg';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { quoteCourses } from '#projections/dashboard/quote-courses.ts';
import { salesCorrections } from '#projections/dashboard/sales-corrections.ts';
import { itemSales, itemSalesBlocks, salesSlots } from '#projections/dashboard/sales.ts';
import { products } from '#projections/product/products.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const ROUNDS = 31;
/** Real keys are ids of 36 characters, or begin with a moment. */
const MADE = 'bench-';

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const fill = (databaseUrl: string, count: number) =>
  connected(databaseUrl, async (client) => {
    // Three different items of all that there are, the first far more often than the last.
    await client.query(
      `create temporary table made as
       with item as (select item_number, row_number() over (order by item_number) - 1 as nth from ${products.table})
       select made.*, item_number from (
         select n, nth_line, placed_at, to_timestamp(floor(extract(epoch from placed_at) / 900) * 900) as slot,
           1 + n % 7 as quantity, 500 + n % 90000 as revenue,
           floor((select count(*) from item) * power(abs(hashint4(n * 3 + nth_line) % 1000000) / 1e6, 2))::bigint as nth
         from (select n, now() - n * interval '90 days' / $1::int as placed_at from generate_series(1, $1::int) n) placed
         cross join generate_series(0, 2) nth_line) made
       join item using (nth)`,
      [count],
    );
    await client.query(
      `insert into ${salesSlots.table} (key, slot, currency, orders, revenue, _position)
       select '${MADE}' || slot, slot, 'CAD', count(*), sum(revenue), 0 from made where nth_line = 0 group by slot`,
    );
    await client.query(
      `insert into ${itemSales.table} (key, slot, currency, item_number, quantity, revenue, _position)
       select '${MADE}' || slot || item_number, slot, 'CAD', item_number, sum(quantity), sum(revenue), 0
       from made group by slot, item_number`,
    );
    await client.query(
      `insert into ${itemSalesBlocks.table} (key, block, currency, item_number, quantity, revenue, _position)
       select '${MADE}' || block || item_number, block, 'CAD', item_number, sum(quantity), sum(revenue), 0
       from (select *, to_timestamp(floor(extract(epoch from slot) / 691200) * 691200) as block from made) by_block
       group by block, item_number`,
    );
    // Every tenth was refunded or edited, every thirtieth cancelled.
    await client.query(
      `insert into ${salesCorrections.table}
         (order_id, currency, net, corrections, corrected_at, refunds, units, cancelled_at, _position)
       select '${MADE}' || n, 'CAD', revenue,
         case when n % 10 = 0 then jsonb_build_array(jsonb_build_object('at', placed_at, 'kind', 'refunded', 'amount', -100))
           else '[]' end,
         case when n % 10 = 0 then placed_at end, '{}', '{"1": [1, 0]}', case when n % 30 = 0 then placed_at end, 0
       from made where nth_line = 0`,
    );
    await client.query(
      `insert into ${quoteCourses.table} (quote_id, currency, opened_at, closed_at, outcome, steps, contents, _position)
       select '${MADE}' || n, 'CAD', placed_at, case when n % 100 > 0 then placed_at + interval '3 days' end,
         case when n % 100 = 0 then 'open' when n % 30 = 0 then 'converted' else 'declined' end,
         jsonb_build_array(jsonb_build_object('at', placed_at, 'outcome', 'open', 'worth', revenue)), '{}', 0
       from made where nth_line = 0 and n % 10 = 0`,
    );
    for (const { table } of WRITTEN) await client.query(`vacuum analyze ${table}`);
  });

const WRITTEN = [salesSlots, itemSales, itemSalesBlocks, salesCorrections, quoteCourses];

/** No event made them, so no rebuild would. */
const clear = (databaseUrl: string) =>
  connected(databaseUrl, async (client) => {
    for (const { table, key } of WRITTEN) {
      await client.query(`delete from ${table} where ${key} like '${MADE}%'`);
      await client.query(`vacuum full ${table}`);
    }
  });

/** One manager, one question after the other: what the server takes, HTTP included. */
export async function dashboardFigures(
  { url, environment }: Pick<ShopUnderTest, 'url' | 'environment'>,
  count: number,
): Promise<Figure[]> {
  await fill(environment['DATABASE_URL']!, count);
  const helen = new Browser(url);
  await helen.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
  const figures: Figure[] = [];
  for (const days of [90, 30, 7]) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      const { status, body } = await helen.get(`admin/dashboard/show&days=${days}`);
      if (status !== 200) throw new Error(`dashboard of ${days} days: ${status} ${String(body['code'])}`);
      times.push(performance.now() - begun);
    }
    figures.push({
      name: `dashboard of ${days} days, ${count} orders in 90`,
      ...percentiles(times.slice(1)),
      note: `first ${times[0]!.toFixed(0)} ms`,
    });
  }
  await clear(environment['DATABASE_URL']!);
  return figures;
}
