import type { Knex } from 'knex';
import { needed } from '#domain/shared/needed.ts';
import type { PurchasedItem, purchasedItemOperations } from '#contracts/order/purchased-item.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { itemsShown } from '#projections/shared/items-shown.ts';
import { ownOrders } from './own-orders.ts';
import { purchases } from './purchases.ts';

const ORDER_BY = {
  last: [{ column: 'last_at', order: 'desc' }, 'item_number'],
  quantity: [{ column: 'quantity', order: 'desc' }, 'item_number'],
  times: [{ column: 'times', order: 'desc' }, 'item_number'],
  item: ['item_number'],
};

interface BoughtRow {
  readonly item_number: string;
  readonly quantity: string;
  readonly times: string;
  readonly last_at: Date;
  readonly total: string;
  /** Of the last order. */
  readonly order_id: string;
  readonly order_number: string;
  readonly last_quantity: string;
  readonly names: string;
}

export const purchasedItemQueries = (read: ReadSide): Handlers<typeof purchasedItemOperations, 'query'> => ({
  async 'customer/getpurchaseditems'({ page, pageSize, search, sort }, context) {
    const isOwn = await ownOrders(context);
    const items = bought(isOwn, search)
      .orderBy(ORDER_BY[sort])
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const rows = await rowsOf<BoughtRow>(read.pool, withLastOrder(items, isOwn).orderBy(ORDER_BY[sort]));
    return { total: Number(rows[0]?.total ?? 0), items: await shown(rows, context) };
  },
});

type Own = (query: Knex.QueryBuilder) => void;

/** One row an item, each order of it counted once. */
function bought(isOwn: Own, search: string) {
  // Knex has no words for arrays that are taken apart side by side.
  const lines = knex(purchases.table).select(
    'placed_at',
    knex.raw('unnest(items) as item_number'),
    knex.raw('unnest(quantities)::int as quantity'),
    ...(search ? [knex.raw('unnest(names) as names')] : []),
  );
  isOwn(lines);
  const found = knex(lines.as('l'));
  if (search)
    found.where((either) => either.whereILike('item_number', like(search)).orWhereILike('names', like(search)));
  return found
    .select({ item_number: 'item_number', total: knex.raw('count(*) over ()') })
    .sum({ quantity: 'quantity' })
    .count({ times: '*' })
    .max({ last_at: 'placed_at' })
    .groupBy('item_number');
}

/** With the order in which each was bought last. */
function withLastOrder(items: Knex.QueryBuilder, isOwn: Own) {
  const at = 'array_position(p.items, i.item_number)';
  const last = knex({ p: purchases.table })
    .select('order_id', 'order_number', {
      last_quantity: knex.raw(`p.quantities[${at}]`),
      names: knex.raw(`p.names[${at}]`),
    })
    .whereRaw('p.placed_at = i.last_at and i.item_number = any(p.items)')
    .orderBy('order_id')
    .limit(1);
  isOwn(last);
  return knex.select('i.*', 'o.*').from(knex.raw('? i cross join lateral ? o', [items, last]));
}

async function shown(rows: readonly BoughtRow[], context: OperationContext): Promise<PurchasedItem[]> {
  const today = await itemsShown(
    rows.map(({ item_number: itemNumber, last_quantity: quantity, names }) => {
      const [en = '', fr = ''] = names.split('\n');
      return { itemNumber, quantity: Number(quantity), name: { en, fr } };
    }),
    context,
  );
  return rows.map((row, at) => ({
    ...needed(today[at], 'item that was bought'),
    Qty: Number(row.quantity),
    Times: Number(row.times),
    LastQty: Number(row.last_quantity),
    LastOrderDate: row.last_at.toISOString(),
    LastOrderID: row.order_id,
    LastOrderNumber: row.order_number,
  }));
}
