// Asks the shop and its surroundings what they say of themselves, seen as staff and buyers see it, with the gateway's
// own books and everybody's mailbox.
import pg from 'pg';
import type { Output } from '#contracts/api.ts';
import { ApiError } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { ReceivedMail } from '../harness/smtp-sink.ts';
import { until } from '../harness/until.ts';
import { createVisitor, type Visitor } from '../harness/visitor.ts';
import type { Ledger, StartedImport } from './ledger.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

type OrderRow = Output<'admin/order/list'>['rows'][number];
export type OrderDetail = Output<'admin/order/detail'>;
export type EffectRow = Output<'admin/effect/list'>['rows'][number];

export interface Charge {
  readonly orderId: string;
  readonly status: string;
  /** Cents. */
  readonly amount: number;
  readonly refunded: number;
}

/** As it was before the load began. */
export interface Baseline {
  /** ISO: what was placed, charged or sent since then is this load's. */
  readonly since: string;
  readonly stock: ReadonlyMap<string, number>;
  readonly mails: number;
}

export interface FoundImport {
  readonly detail: Output<'admin/import/detail'>;
  /** Its products, as the back office lists them. */
  readonly products: number;
  /** Of them, as a visitor finds them for sale. */
  readonly forSale: number;
}

type FoundCart = Output<'cart/getsavedcarts'>['Carts'][number];

export interface Findings {
  readonly orders: readonly OrderRow[];
  readonly details: ReadonlyMap<string, OrderDetail>;
  readonly charges: readonly Charge[];
  readonly mails: readonly ReceivedMail[];
  readonly effects: readonly EffectRow[];
  readonly work: ReadonlyMap<string, number>;
  readonly stock: ReadonlyMap<string, number>;
  readonly imports: ReadonlyMap<string, FoundImport>;
  /** By name: `published` or what a page is instead. */
  readonly pages: ReadonlyMap<string, string>;
  /** By id, as who keeps them sees them. */
  readonly lists: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly savedCarts: ReadonlyMap<string, FoundCart>;
  /** Ids of the cards and bank accounts that are listed. */
  readonly savedMeans: readonly string[];
  /** What is still owed of an invoice, by its id; cents. */
  readonly pending: ReadonlyMap<string, number>;
  /** What the invoices of an order on account come to, less their credit notes, by its id; cents. */
  readonly invoiced: ReadonlyMap<string, number>;
  /** Status by id. */
  readonly returns: ReadonlyMap<string, string>;
  /** By web process. */
  readonly health: readonly string[];
}

const PAGE = 200;
const CONCURRENCY = 4;

export async function takeBaseline(shop: ShopUnderTest): Promise<Baseline> {
  return { since: new Date().toISOString(), stock: await readStock(shop), mails: shop.sink.mails.length };
}

export async function staffAt(shop: ShopUnderTest, userName: string): Promise<Visitor> {
  const staff = createVisitor(shop.urls[0]!, shop.gatewayUrl, 'en');
  await staff.post('admin/session/login', { userName, password: DEMO_PASSWORD });
  return staff;
}

export async function collectFindings(
  shop: ShopUnderTest,
  staff: Visitor,
  baseline: Baseline,
  ledger: Ledger,
): Promise<Findings> {
  const orders = await readOrders(staff, baseline.since);
  const details = new Map<string, OrderDetail>();
  for (let from = 0; from < orders.length; from += CONCURRENCY) {
    const some = orders.slice(from, from + CONCURRENCY);
    for (const detail of await Promise.all(
      some.map(({ OrderID: orderId }) => staff.get('admin/order/detail', { orderId })),
    ))
      details.set(detail.OrderHeader.OrderID, detail);
  }
  const { kinds } = await staff.get('admin/work/list', {});
  return {
    orders,
    details,
    charges: await readCharges(shop.gatewayDatabaseUrl, baseline.since),
    mails: shop.sink.mails.slice(baseline.mails),
    effects: await readStuckEffects(staff),
    work: new Map(kinds.map(({ kind, open }) => [kind, open])),
    stock: await readStock(shop),
    imports: new Map(
      await Promise.all(ledger.imports.map(async (one) => [one.importId, await readImport(shop, staff, one)] as const)),
    ),
    pages: new Map(
      await Promise.all(
        ledger.pages.map(async (name) => [name, (await staff.get('admin/page/detail', { id: name })).status] as const),
      ),
    ),
    lists: await foundOf(ledger.lists, async ({ visitor, listId }) => {
      const { Items } = await visitor.post('profile/getwishlist', { ListID: listId });
      return [listId, new Map(Items.map(({ ProductId, Qty }) => [ProductId, Qty]))];
    }),
    savedCarts: await readSavedCarts(ledger),
    savedMeans: await readSavedMeans(ledger),
    pending: await foundOf(ledger.invoicePayments, async ({ visitor, invoiceId }) => [
      invoiceId,
      (await visitor.get('customer/getinvoicedetails', { InvoiceId: invoiceId })).AmountPending,
    ]),
    invoiced: await foundOf(
      ledger.orders.filter(({ method }) => method === 'terms' || method === 'shipment'),
      async ({ orderId }) => [orderId, await readInvoiced(staff, orderId)],
    ),
    returns: await foundOf(ledger.returns, async ({ returnId }) => [
      returnId,
      (await staff.get('admin/return/detail', { returnId })).status,
    ]),
    health: await Promise.all(
      shop.urls.map(async (url) => ((await (await fetch(`${url}/health/ready`)).json()) as { status: string }).status),
    ),
  };
}

async function foundOf<T, V>(
  kept: readonly T[],
  find: (one: T) => Promise<readonly [id: string, found: V]>,
): Promise<Map<string, V>> {
  const found = new Map<string, V>();
  for (const one of kept) found.set(...(await find(one)));
  return found;
}

async function readInvoiced(staff: Visitor, orderId: string): Promise<number> {
  const { rows } = await staff.get('admin/invoice/list', { orderId });
  let invoiced = 0;
  for (const { invoiceId } of rows) {
    const { invoice } = await staff.get('admin/invoice/detail', { invoiceId });
    invoiced += invoice.Total;
    for (const { Total } of invoice.CreditNotes) invoiced -= Total;
  }
  return invoiced;
}

async function readSavedCarts({ savedCarts: [first] }: Ledger): Promise<Map<string, FoundCart>> {
  const { Carts } = (await first?.visitor.post('cart/getsavedcarts', {})) ?? { Carts: [] };
  return new Map(Carts.map((cart) => [cart.OrderID, cart]));
}

async function readSavedMeans({ savedMeans }: Ledger): Promise<string[]> {
  const [first] = savedMeans.values();
  const list = await first?.visitor.get('customer/getcreditcardlist', {});
  return list ? [...list.Cards, ...list.BankAccounts].map(({ CardId }) => CardId) : [];
}

async function readImport(
  { urls, gatewayUrl }: ShopUnderTest,
  staff: Visitor,
  { importId, mark }: StartedImport,
): Promise<FoundImport> {
  const anybody = createVisitor(urls.at(-1)!, gatewayUrl, 'en');
  const [detail, { total: products }, { products: shown }] = await Promise.all([
    staff.get('admin/import/detail', { importId }),
    staff.get('admin/product/list', { search: mark }),
    anybody.post('category/searchbykeyword', { keyword: mark, pageSize: 96 }),
  ]);
  // A search forgives a letter: other imports' products are among what it finds.
  return { detail, products, forSale: shown.filter(({ itemNumber }) => itemNumber.startsWith(`${mark}-`)).length };
}

export const readStuckEffects = async (staff: Visitor): Promise<readonly EffectRow[]> =>
  (await staff.get('admin/effect/list', { pageSize: PAGE })).rows;

async function readOrders(staff: Visitor, since: string): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (let page = 1; ; page++) {
    const { rows } = await staff.get('admin/order/list', {
      page,
      pageSize: PAGE,
      sort: 'OrderDate',
      direction: 'DESC',
    });
    orders.push(...rows.filter(({ OrderDate }) => OrderDate >= since));
    if (rows.length < PAGE || rows.at(-1)!.OrderDate < since) return orders;
  }
}

async function readStock({ urls, gatewayUrl, items }: ShopUnderTest): Promise<Map<string, number>> {
  const visitor = createVisitor(urls[0]!, gatewayUrl, 'en');
  const stock = new Map<string, number>();
  for (const productId of items) {
    // The catalogue index follows: what was imported a moment ago may not be there yet.
    const { availability } = await until(
      () => visitor.post('product/productinfo', { productId }).catch(unlessNotFound),
      `${productId} in the shop`,
    );
    stock.set(productId, availability.quantity);
  }
  return stock;
}

function unlessNotFound(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

async function readCharges(connectionString: string, since: string): Promise<Charge[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ order_id: string; status: string; amount: string; refunded: string }>(
      `select a.order_reference as order_id, a.status, a.amount, coalesce((select sum(r.amount)
        from sandbox_gateway.refund r where r.authorisation = a.reference and r.status = 'refunded'), 0) as refunded
         from sandbox_gateway.authorisation a where a.made_at >= $1 and a.order_reference <> ''`,
      [since],
    );
    return rows.map(({ order_id, status, amount, refunded }) => ({
      orderId: order_id,
      status,
      amount: Number(amount),
      refunded: Number(refunded),
    }));
  } finally {
    await client.end();
  }
}
