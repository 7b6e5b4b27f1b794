import type { Knex } from 'knex';
import { needed } from '#domain/shared/needed.ts';
import type { PurchasedItem, purchasedItemOperations } from '#contracts/order/purchased-item.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { itemsShown } from '#projections/shared/items-shown.ts';
import { orders } from './orders.ts';
import { ownOrders } from './own-orders.ts';

/** Orders that are looked at, the newest first: who has placed more buys what they buy among these. */
const MOST_ORDERS = 5_000;

const ORDER_BY = {
  last: [{ column: 'last_at', order: 'desc' }, 'item_number'],
  quantity: [{ column: 'quantity', order: 'desc' }, 'item_number'],
  times: [{ column: 'times', order: 'desc' }, 'item_number'],
  item: ['item_number'],
};

interface BoughtRow {
  readonly item_number: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly quantity: string;
  readonly times: string;
  readonly last_at: Date;
  readonly last_quantity: number;
  readonly last_order_id: string;
  readonly last_order_number: string;
  readonly total: string;
}

export const purchasedItemQueries = (read: ReadSide): Handlers<typeof purchasedItemOperations, 'query'> => ({
  async 'customer/getpurchaseditems'({ page, pageSize, search, sort }, context) {
    const isOwn = await ownOrders(context);
    const rows = await rowsOf<BoughtRow>(
      read.pool,
      bought(isOwn, search)
        .orderBy(ORDER_BY[sort])
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    );
    return { total: Number(rows[0]?.total ?? 0), items: await shown(rows, context) };
  },
});

/** One row an item; a line counts less what was cancelled of it, and not at all where all of it was. */
function bought(isOwn: (query: Knex.QueryBuilder) => void, search: string) {
  const newest = knex(orders.table).select('order_id', 'order_number', 'placed_at', 'state');
  isOwn(newest);
  newest.orderBy([{ column: 'placed_at', order: 'desc' }, 'order_id']).limit(MOST_ORDERS);
  const lines = knex
    .select({
      order_id: 'o.order_id',
      order_number: 'o.order_number',
      placed_at: 'o.placed_at',
      // Knex has no words for what lies in a jsonb array.
      item_number: knex.raw(`line ->> 'itemNumber'`),
      name: knex.raw(`line -> 'name'`),
      quantity: knex.raw(
        `(line ->> 'quantity')::int - coalesce((o.state -> 'progress' -> (line ->> 'lineId') ->> 'cancelled')::int, 0)`,
      ),
    })
    .from(newest.as('o'))
    .joinRaw(`cross join lateral jsonb_array_elements(o.state -> 'draft' -> 'lines') line`);
  const found = knex(lines.as('l')).where('quantity', '>', 0).whereNot({ item_number: '' });
  if (search)
    found.where((either) =>
      either.whereILike('item_number', like(search)).orWhereRaw('name::text ilike ?', [like(search)]),
    );
  // Knex has no words for the last of a group, nor for a count over all groups.
  const last = (column: string) =>
    knex.raw('(array_agg(?? order by placed_at desc, order_id))[1]', [column]) as unknown as string;
  return found
    .select({
      item_number: 'item_number',
      name: last('name'),
      last_quantity: last('quantity'),
      last_order_id: last('order_id'),
      last_order_number: last('order_number'),
      total: knex.raw('count(*) over ()'),
    })
    .sum({ quantity: 'quantity' })
    .countDistinct({ times: 'order_id' })
    .max({ last_at: 'placed_at' })
    .groupBy('item_number');
}

async function shown(rows: readonly BoughtRow[], context: OperationContext): Promise<PurchasedItem[]> {
  const today = await itemsShown(
    rows.map(({ item_number: itemNumber, last_quantity: quantity, name }) => ({ itemNumber, quantity, name })),
    context,
  );
  return rows.map((row, at) => ({
    ...needed(today[at], 'item that was bought'),
    Qty: Number(row.quantity),
    Times: Number(row.times),
    LastQty: row.last_quantity,
    LastOrderDate: row.last_at.toISOString(),
    LastOrderID: row.last_order_id,
    LastOrderNumber: row.last_order_number,
  }));
}
