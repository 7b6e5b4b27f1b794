import type { orderOperations } from '#contracts/order.ts';
import type { orderDeskOperations } from '#contracts/order-desk.ts';
import { isOnValue, settings } from '#contracts/settings.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { maySee } from '#platform/operations/ownership.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { Filter, like } from '#platform/read-model/filter.ts';
import { loadRows, selectRows } from '#platform/read-model/table.ts';
import { orders, type OrderRow } from './orders.ts';
import { orderDeskQueries } from './order-desk.queries.ts';
import { placedOrderOf, summaryOf } from './wire-order.ts';

/** Of one account at once. */
const MAX_OPEN_ORDERS = 1_000;

export function orderQueries(read: ReadSide): Handlers<typeof orderOperations & typeof orderDeskOperations, 'query'> {
  const { pool } = read;
  const byId = async (orderId: string, context: OperationContext): Promise<OrderRow> =>
    (await read.row(orders, orderId, context)) ?? notFound('order_not_found');

  async function visible(row: OrderRow, context: OperationContext): Promise<OrderRow> {
    return (await maySee({ personId: row.person_id, accountId: row.account_id }, context))
      ? row
      : notFound('order_not_found');
  }

  return {
    ...orderDeskQueries(read),

    async 'customer/getorders'({ page, pageSize, search }, context) {
      const { caller, call } = context;
      // The search among them has a setting of its own (spec 6).
      if (search && !isOnValue((await call('store/setting', { name: settings.orderSearch })).value))
        notFound('not_found');
      const filter = new Filter();
      if ((await call('contact/scope', {})).seesAll) filter.and('account_id = ?', caller.accountId);
      else filter.and('person_id = ?', caller.personId);
      if (search) {
        const ofItem = `exists (select from jsonb_array_elements(state -> 'draft' -> 'lines') line where line ->> 'itemNumber' ilike ?)`;
        filter.and(`(order_number ilike ? or po_number ilike ? or ${ofItem})`, ...Array<string>(3).fill(like(search)));
      }
      const { rows, total } = await selectRows(pool, orders, {
        where: filter.sql,
        values: filter.values,
        orderBy: 'placed_at desc, order_id',
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return { total, orders: rows.map(summaryOf) };
    },

    'customer/getorderdetails': async ({ OrderId }, context) =>
      placedOrderOf(await visible(await byId(OrderId, context), context), context),

    async 'customer/getorderdetailsforguest'({ orderNumber, email }, context) {
      const { rows } = await selectRows(pool, orders, {
        where: 'order_number = $1 and lower(email) = $2',
        values: [orderNumber.toUpperCase(), email],
        orderBy: 'placed_at desc',
        limit: 1,
        offset: 0,
      });
      return rows[0] ? placedOrderOf(rows[0], context) : notFound('order_not_found');
    },

    async 'order/number'({ orderId }) {
      return { orderNumber: (await loadRows(pool, orders, [orderId])).get(orderId)?.order_number ?? '' };
    },

    async 'order/buyers'({ orderIds }) {
      const rows = [...(await loadRows(pool, orders, orderIds)).values()];
      return Object.fromEntries(
        rows.map(({ order_id, order_number: orderNumber, placed_by: name, email }) => [
          order_id,
          { orderNumber, name, email },
        ]),
      );
    },

    async 'order/count'({ accountId }, { past }) {
      const { rows } = await pool.query<{ orders: number }>(
        `select count(*)::int as orders from ${orders.table} where account_id = $1 and placed_at <= $2`,
        [accountId, past?.at ?? 'infinity'],
      );
      return { orders: rows[0]!.orders };
    },

    async 'order/openof'({ accountId }, context) {
      const { past } = context;
      const which = past
        ? 'account_id = $1 and placed_at <= $2'
        : `account_id = $1 and placed_at <= $2 and status in ('processing', 'partially-shipped')`;
      const { rows, total } = await selectRows(pool, orders, {
        where: which,
        values: [accountId, past?.at ?? 'infinity'],
        orderBy: 'placed_at desc, order_id',
        limit: MAX_OPEN_ORDERS,
        offset: 0,
      });
      // An order's account and the moment it was placed never change: those of today that were placed by then are all
      // there can have been.
      const then = past
        ? await read.rows(
            orders,
            rows.map((row) => row.order_id),
            context,
          )
        : new Map(rows.map((row) => [row.order_id, row]));
      const open = rows
        .flatMap(({ order_id }) => then.get(order_id) ?? [])
        .filter(({ status }) => status === 'processing' || status === 'partially-shipped');
      return { orders: open.map(summaryOf), complete: total <= MAX_OPEN_ORDERS };
    },
  };
}
