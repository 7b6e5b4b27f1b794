// What 500 promotions cost a shop: its carts, its checkouts, a cart of 500 lines, and a promotion replayed over 100,000
// orders.
import pg from 'pg';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { products } from '#projections/product/products.ts';
import { orders } from '#projections/order/orders.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import { addToCart, allItems, checkout } from './shopping.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const PROMOTIONS = 500;
/** So many of them meet every cart. */
const FOR_ALL = 10;
const LINES = 500;
const EDITS = 60;

interface Named {
  readonly items: readonly string[];
  readonly brands: readonly string[];
  readonly categories: readonly string[];
}

/** Most are for one item, brand or category, as a dealer's are. */
function promotionOf(n: number, { items, brands, categories }: Named) {
  const one = (of: string, from: readonly string[]) => ({ of, named: from[n % from.length]!, value: '' });
  const clause = [one('product', items), one('brand', brands), one('category', categories)][n % 3]!;
  return {
    name: { en: `Bench ${n}`, fr: `Mesure ${n}` },
    currency: 'CAD',
    isActive: true,
    benefit: { kind: 'percent', milliPercent: 100 + n },
    priority: n % 100,
    ...(n < FOR_ALL ? {} : { items: [clause], minimumQuantity: 1 + (n % 7) }),
  };
}

/** Adds them, and returns how to take them away again. */
async function withPromotions(url: string): Promise<() => Promise<void>> {
  const manager = new Browser(url);
  await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
  const { body: brands } = await manager.get('admin/brand/list&pageSize=1000');
  const { body: tree } = await manager.get('admin/category/tree');
  const named: Named = {
    items: await allItems(url, 300),
    brands: (brands['rows'] as { readonly name: string }[]).map(({ name }) => name),
    categories: (tree['categories'] as { readonly categoryId: string }[]).map(({ categoryId }) => categoryId),
  };
  const ids: unknown[] = [];
  for (let n = 0; n < PROMOTIONS; n++)
    ids.push((await manager.post('admin/promotion/add', promotionOf(n, named)))['promotionId']);
  return async () => {
    for (const promotionId of ids) await manager.post('admin/promotion/remove', { promotionId });
  };
}

/** A line's quantity changes, and the whole cart is shown again. */
async function editLongCart(url: string): Promise<Figure> {
  const browser = new Browser(url);
  let OrderId: unknown;
  for (const ProductId of await allItems(url, LINES))
    OrderId = (await browser.post('cart/addtocart', { ProductId, Qty: 1 }))['OrderID'];
  const latencies: number[] = [];
  for (let n = 0; n < EDITS; n++) {
    const begun = performance.now();
    await browser.post('cart/updatequantity', {
      OrderId,
      LineId: String(1 + (n % LINES)),
      Qty: 2 + Math.floor(n / LINES),
    });
    await browser.get(`cart/getcartdetails/${String(OrderId)}`);
    latencies.push(performance.now() - begun);
  }
  return { name: `edit a cart of ${LINES} lines, and show it`, ...percentiles(latencies) };
}

/** Orders of three lines of the last 90 days, straight into the read model's table. */
async function fillOrders(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into ${orders.table} (order_id, order_number, placed_at, person_id, account_id, email, placed_by, company,
       ship_to_city, status, currency, total, refunded, line_count, payment_methods, payment_status, po_number, search,
       state, taken, shipments, notes, refunded_by, _position)
     with item as (select array_agg(item_number order by item_number) as numbers from ${products.table})
     select 'bench-' || n, 'MW-' || n, now() - n * interval '90 days' / $1::int, 'contact:' || n % 5000,
       (case when n % 3 = 0 then '' else 'ACC-1001' end), 'b@example.com', 'Buyer', 'Company', 'Montréal', 'shipped', 'CAD',
       3000, 0, 3, array['card'], 'captured', '', '',
       jsonb_build_object('draft', jsonb_build_object(
         'deliveries', jsonb_build_array(jsonb_build_object('deliveryId', '1', 'shippingMethod', 'ground', 'lineIds',
           '["1","2","3"]'::jsonb, 'steps', jsonb_build_array(jsonb_build_object('kind', 'freight', 'amount', 1195,
           'source', '{}'::jsonb, 'reason', '')))),
         'lines', (select jsonb_agg(jsonb_build_object('lineId', line::text, 'itemNumber',
             numbers[1 + (n * line) % array_length(numbers, 1)], 'quantity', 1 + n % 5, 'steps',
             jsonb_build_array(jsonb_build_object('kind', 'list', 'amount', 1000 * (1 + n % 5), 'source',
             '{"unitPrice":1000}'::jsonb, 'reason', '')))) from generate_series(1, 3) line))),
       '{}', '[]', '[]', '{}', 0
     from generate_series(1, $1::int) n cross join item`,
    [count],
  );
  await client.query(`vacuum analyze ${orders.table}`);
  await client.end();
}

/** No event made them, so no rebuild would: what is measured later must not find them. */
async function clearOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`delete from ${orders.table} where order_id like 'bench-%'`);
  await client.end();
}

async function replayed(url: string, databaseUrl: string, count: number): Promise<Figure> {
  await fillOrders(databaseUrl, count);
  const manager = new Browser(url);
  await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
  const { body } = await manager.get('admin/promotion/list&pageSize=1');
  const [{ promotionId }] = body['rows'] as [{ readonly promotionId: string }];
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const begun = performance.now();
  const answer = await manager.get(
    `admin/promotion/replay&promotionId=${promotionId}&from=${day(95)}&until=${day(-1)}`,
  );
  const seconds = (performance.now() - begun) / 1_000;
  await clearOrders(databaseUrl);
  if (answer.status !== 200) throw new Error(`the replay was refused: ${JSON.stringify(answer.body)}`);
  const looked = Number(answer.body['orders']);
  return {
    name: `a promotion over ${looked} orders, beside ${PROMOTIONS}`,
    perSecond: looked / seconds,
    note: `${seconds.toFixed(1)} s`,
  };
}

/** Twice each, without promotions first. */
export async function* promotionFigures({ url, environment }: ShopUnderTest): AsyncGenerator<Figure> {
  const gateway = environment['GATEWAY_URL']!;
  const measure = async () => [
    await addToCart(url, 16, 6),
    await checkout(url, gateway, 16, 400),
    await editLongCart(url),
  ];
  const before = await measure();
  for (const figure of before) yield { ...figure, name: `${figure.name}, no promotions` };
  const end = await withPromotions(url);
  for (const [index, figure] of (await measure()).entries()) {
    const without = before[index]!.perSecond;
    const share =
      figure.perSecond && without ? `${Math.round((figure.perSecond / without) * 100)} % of the rate without` : '';
    yield {
      ...figure,
      name: `${figure.name}, ${PROMOTIONS} promotions`,
      note: [figure.note, share].filter(Boolean).join(', '),
    };
  }
  yield await replayed(url, environment['DATABASE_URL']!, 100_000);
  await end();
}
