// The back office's list of orders when there are many: every filter and every sort. The orders are written straight
// into the read model's table, since placing so many would take an hour and the list reads nothing else.
import pg from 'pg';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { orders } from '#projections/order/orders.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const ROUNDS = 15;

/** 100,000 orders of three years: most shipped and paid, few in each of the other states; every twentieth on terms. */
async function fill(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const names = Object.keys(orders.columns)
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into ${orders.table} (${names}, _position)
     select ${names}, 0 from (
       select n, 'bench-' || n as order_id,
       'MW-' || upper(substr(md5(n::text), 1, 5)) || '-' || upper(substr(md5(n::text), 6, 5)) as order_number,
       now() - n * interval '15 minutes' as placed_at,
         'contact:' || n % 5000 as person_id, 'ACC-' || n % 800 as account_id, 'buyer' || n % 5000 || '@company' || n % 800 || '.example' as email, 'Buyer ' || n % 5000 as placed_by, 'Company ' || n % 800 as company,
         'Montréal, QC' as ship_to_city, (case when n % 100 < 90 then 'shipped' when n % 100 < 95 then 'processing'
         when n % 100 < 98 then 'partially-shipped' else 'cancelled' end) as status, 'CAD' as currency,
         (random() * 1000000)::int as total, 0 as refunded, 3 as line_count, array[case when n % 20 = 0 then 'terms'
         else 'card' end] as payment_methods,
         (case when n % 100 < 93 then 'captured' when n % 100 < 96 then 'partly-refunded'
         when n % 100 < 98 then 'refunded' when n % 1000 < 990 then 'authorised' else 'failed' end) as payment_status,
         (case when n % 20 = 0 then 'PO-' || n else '' end) as po_number, '' as ships_by, 0 as days_until_paid, '{}'::jsonb as returned,
         '{}'::jsonb as receipts,
         lower(' MW-' || substr(md5(n::text), 1, 5) || '-' || substr(md5(n::text), 6, 5) || ' ' || 'buyer' || n % 5000 || '@company' || n % 800 || '.example' || ' ' || 'Buyer ' || n % 5000 || ' ' || 'Company ' || n % 800 || ' ' || (case when n % 20 = 0 then 'PO-' || n else '' end)) as search,
         jsonb_build_object('draft', jsonb_build_object('lines', jsonb_build_array(repeat(md5(n::text), 30)))) as state, '{}'::jsonb as taken, '[]'::jsonb as shipments, '[]'::jsonb as notes, '{}'::jsonb as refunded_by
       from generate_series(1, $1::int) n) made`,
    [count],
  );
  await client.query(`vacuum analyze ${orders.table}`);
  await client.end();
}

/** No event made them, so no rebuild would: what is measured later must not find them. */
async function clear(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`delete from ${orders.table} where order_id like 'bench-%'`);
  await client.query(`vacuum full ${orders.table}`);
  await client.end();
}

const questions: readonly (readonly [name: string, query: string])[] = [
  ['no filter, the newest first', ''],
  ...(['OrderDate', 'OrderNumber', 'OrderTotal'] as const).flatMap((sort) =>
    (['ASC', 'DESC'] as const).map(
      (direction) => [`sorted by ${sort} ${direction}`, `&sort=${sort}&direction=${direction}`] as const,
    ),
  ),
  ['page 100', '&page=100'],
  ['page 400, the last that is counted', '&page=400'],
  ...['processing', 'partially-shipped', 'shipped', 'cancelled'].map(
    (status) => [`status ${status}`, `&status=${status}`] as const,
  ),
  ...['authorised', 'captured', 'partly-refunded', 'refunded', 'failed'].map(
    (status) => [`payment ${status}`, `&paymentStatus=${status}`] as const,
  ),
  ['payment method terms', '&paymentMethod=terms'],
  ['a month, two years ago', `&placedFrom=${day(760)}&placedTo=${day(730)}`],
  ['to ship and on terms, dearest first', '&status=processing&paymentMethod=terms&sort=OrderTotal'],
  ['failed and cancelled, by number', '&paymentStatus=failed&status=cancelled&sort=OrderNumber'],
  ['search: a whole order number', `&search=${encodeURIComponent('MW-C4CA4-238A0')}`],
  ['search: part of a number', '&search=4238a'],
  ['search: an e-mail', '&search=buyer77@company77.example'],
  ['search: part of a company', `&search=${encodeURIComponent('company 79')}`],
  ['search: a PO', '&search=po-4720'],
  ['search: what all have', '&search=example'],
  ['search: what nobody has', '&search=nobodyhasthis'],
  ['search: two letters that nothing begins with', '&search=zq'],
  ['search: two letters that all begin with', '&search=mw'],
  [
    'search: one company, status shipped, by total',
    `&search=${encodeURIComponent('company 7')}&status=shipped&sort=OrderTotal`,
  ],
];

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}

/** One reader, one question after the other: what the server takes, HTTP included. */
export async function orderList(
  { url, environment }: Pick<ShopUnderTest, 'url' | 'environment'>,
  count: number,
): Promise<Figure[]> {
  await fill(environment['DATABASE_URL']!, count);
  const dana = new Browser(url);
  await dana.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
  const figures: Figure[] = [];
  for (const [name, query] of questions) {
    const times: number[] = [];
    let total = '';
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now();
      const { status, body } = await dana.get(`admin/order/list${query}`);
      if (status !== 200) throw new Error(`${name}: ${status} ${String(body['code'])}`);
      times.push(performance.now() - begun);
      total = `${String(body['total'])}${body['more'] ? '+' : ''} found`;
    }
    // The first of a question plans it and fills the cache: it is told apart.
    figures.push({
      name: `orders: ${name}`,
      ...percentiles(times.slice(1)),
      note: `first ${times[0]!.toFixed(0)} ms, ${total}`,
    });
  }
  await clear(environment['DATABASE_URL']!);
  return figures;
}
