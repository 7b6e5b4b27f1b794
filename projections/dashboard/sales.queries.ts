import { needed } from '#domain/shared/needed.ts';
import type { CurrencyPart, Dashboard, Sold } from '#contracts/dashboard/dashboard.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { addDays, daysBetween } from '#domain/shared/day.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { endOfShopDay } from '#platform/shop/shop-calendar.ts';
import { salesCorrections, type CorrectionKind } from './sales-corrections.ts';
import { blockOf, itemSales, itemSalesBlocks, nextBlockOf, salesSlots } from './sales.ts';

const NOTHING: Sold = { orders: 0, placed: 0, cancelled: 0, revenue: 0, ordered: 0, edited: 0, refunded: 0, unpaid: 0 };
const WEEK = 7;
/** So many weeks are nearly a year, and end on the same day of the week. */
const YEAR = 364;
const MOST = 8;

const plus = (a: Sold, b: Sold): Sold => ({
  orders: a.orders + b.orders,
  placed: a.placed + b.placed,
  cancelled: a.cancelled + b.cancelled,
  revenue: a.revenue + b.revenue,
  ordered: a.ordered + b.ordered,
  edited: a.edited + b.edited,
  refunded: a.refunded + b.refunded,
  unpaid: a.unpaid + b.unpaid,
});

/** Days of the shop until `day`, for each currency that anything was sold in around then. */
export async function salesByCurrency(
  read: ReadSide,
  day: string,
  days: number,
  context: OperationContext,
): Promise<CurrencyPart[]> {
  const [recent, before, sellers] = await Promise.all([
    soldBetween(read, addDays(day, -2 * days - WEEK), day),
    soldBetween(read, addDays(day, -YEAR - days), addDays(day, -YEAR)),
    bestSellers(read, addDays(day, 1 - days), day, context),
  ]);
  const sold = new Map([...recent, ...before]);
  const currencies = [...new Set([...sold.keys()].map((key) => key.slice(11) as CurrencyCode))].sort();
  return currencies.map((currency) => {
    const on = (which: string) => sold.get(`${which}:${currency}`) ?? NOTHING;
    const window = Array.from({ length: days }, (_, at) => addDays(day, at + 1 - days));
    const sumOf = (shift: number) => window.map((one) => on(addDays(one, -shift))).reduce(plus, NOTHING);
    return {
      currency,
      days: window.map((one) => ({
        day: one,
        ...on(one),
        lastWeek: on(addDays(one, -WEEK)),
        lastYear: on(addDays(one, -YEAR)),
      })),
      total: sumOf(0),
      before: sumOf(days),
      yearBefore: sumOf(YEAR),
      best: sellers.filter((one) => one.currency === currency).map(({ currency: _, ...seller }) => seller),
    };
  });
}

const firstOfAll = (begins: readonly string[]) => needed(begins[0], 'first day');
const lastOfAll = (begins: readonly string[]) => needed(begins.at(-1), 'last day');

/** By `<day>:<currency>`, of the days after the first until the last: PostgreSQL puts each moment into its day of the shop. */
async function soldBetween({ pool }: ReadSide, after: string, until: string): Promise<Map<string, Sold>> {
  const days = Array.from({ length: daysBetween(after, until) }, (_, nth) => addDays(after, nth + 1));
  const begins = [after, ...days].map(endOfShopDay);
  const [placed, corrected, cancelled] = await Promise.all([
    rowsOf<{ nth: number; currency: string; orders: number; ordered: string }>(
      pool,
      knex(salesSlots.table)
        .select('currency', {
          nth: knex.raw('width_bucket(slot, ?::timestamptz[])', [begins]),
          orders: knex.raw('sum(orders)::int'),
          ordered: knex.raw('sum(revenue)::bigint'),
        })
        .where('slot', '>=', firstOfAll(begins))
        .where('slot', '<', lastOfAll(begins))
        .groupBy('nth', 'currency'),
    ),
    correctedBetween(pool, begins),
    cancelledBetween(pool, begins),
  ]);
  const sold = new Map<string, Sold>();
  const add = (nth: number, currency: string, more: Partial<Sold>) => {
    const key = `${needed(days[nth - 1], 'day')}:${currency}`;
    sold.set(key, plus(sold.get(key) ?? NOTHING, { ...NOTHING, ...more }));
  };
  for (const { nth, currency, orders, ordered } of placed)
    add(nth, currency, { orders, placed: orders, revenue: Number(ordered), ordered: Number(ordered) });
  for (const { nth, currency, kind, amount } of corrected)
    add(nth, currency, { revenue: Number(amount), [kind]: Number(amount) });
  for (const { nth, currency, orders } of cancelled) add(nth, currency, { orders: -orders, cancelled: orders });
  return sold;
}

/** Corrections by the day of the shop on which they happened, whenever their order was placed. */
const correctedBetween = (pool: ReadSide['pool'], begins: string[]) =>
  rowsOf<{ nth: number; currency: string; kind: CorrectionKind; amount: string }>(
    pool,
    knex
      .from(
        knex(salesCorrections.table)
          .select('currency', {
            at: knex.raw(`(correction->>'at')::timestamptz`),
            kind: knex.raw(`correction->>'kind'`),
            amount: knex.raw(`(correction->>'amount')::bigint`),
          })
          .joinRaw('cross join lateral jsonb_array_elements(corrections) as correction')
          .where('corrected_at', '>=', firstOfAll(begins))
          .as('corrected'),
      )
      .select('currency', 'kind', {
        nth: knex.raw('width_bucket(at, ?::timestamptz[])', [begins]),
        amount: knex.raw('sum(amount)::bigint'),
      })
      .where('at', '>=', firstOfAll(begins))
      .where('at', '<', lastOfAll(begins))
      .groupBy('nth', 'currency', 'kind'),
  );

/** Orders by the day of the shop on which the last of them was cancelled. */
const cancelledBetween = (pool: ReadSide['pool'], begins: string[]) =>
  rowsOf<{ nth: number; currency: string; orders: number }>(
    pool,
    knex(salesCorrections.table)
      .select('currency', {
        nth: knex.raw('width_bucket(cancelled_at, ?::timestamptz[])', [begins]),
        orders: knex.raw('count(*)::int'),
      })
      .where('cancelled_at', '>=', firstOfAll(begins))
      .where('cancelled_at', '<', lastOfAll(begins))
      .groupBy('nth', 'currency'),
  );

/** Sums by item from a moment on and until another, or without an end: of whole blocks, and of the quarters beside them. */
function itemsSold(begin: string, end?: string) {
  const first = nextBlockOf(begin);
  const columns = ['currency', 'item_number', 'quantity', 'revenue'] as const;
  const blocks = knex(itemSalesBlocks.table).select(columns).where('block', '>=', new Date(first).toISOString());
  const between = (from: string, until: string) =>
    knex(itemSales.table).select(columns).where('slot', '>=', from).where('slot', '<', until);
  const before = between(begin, new Date(first).toISOString());
  if (end === undefined) return before.unionAll([blocks]);
  const last = blockOf(end);
  if (first >= last) return between(begin, end);
  const untilLast = blocks.where('block', '<', new Date(last).toISOString());
  return before.unionAll([untilLast, between(new Date(last).toISOString(), end)]);
}

async function bestSellers({ pool }: ReadSide, from: string, until: string, { queries, language }: OperationContext) {
  const sums = knex
    .from(itemsSold(endOfShopDay(addDays(from, -1)), endOfShopDay(until)).as('sold'))
    .select('currency', 'item_number', {
      quantity: knex.raw('sum(quantity)::bigint'),
      revenue: knex.raw('sum(revenue)::bigint'),
      place: knex.raw('row_number() over (partition by currency order by sum(revenue) desc, item_number)'),
    })
    .groupBy('currency', 'item_number');
  const rows = await rowsOf<{ currency: CurrencyCode; item_number: string; quantity: string; revenue: string }>(
    pool,
    knex.from(sums.as('ranked')).select('*').where('place', '<=', MOST).orderBy(['currency', 'place']),
  );
  const facts = await queries.product.facts({ itemNumbers: rows.map(({ item_number }) => item_number) });
  return rows.map(({ currency, item_number: itemNumber, quantity, revenue }) => ({
    currency,
    itemNumber,
    name: own(facts, itemNumber)?.name[language] ?? itemNumber,
    quantity: Number(quantity),
    revenue: Number(revenue),
  }));
}

/** In stock now, and ordered by nobody from that day on. */
export async function unsoldSince(
  { pool }: ReadSide,
  since: string,
  { queries, language }: OperationContext,
): Promise<Dashboard['now']['unsold']> {
  const sold = await rowsOf<{ item_number: string }>(
    pool,
    knex.from(itemsSold(endOfShopDay(addDays(since, -1))).as('sold')).distinct('item_number'),
  );
  const { items } = await queries.stock.mostOnHand({ except: sold.map(({ item_number }) => item_number), most: MOST });
  const facts = await queries.product.facts({ itemNumbers: items.map(({ itemNumber }) => itemNumber) });
  return items.map(({ itemNumber, onHand }) => ({
    itemNumber,
    name: own(facts, itemNumber)?.name[language] ?? itemNumber,
    onHand,
  }));
}
