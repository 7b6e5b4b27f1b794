import type { orderOperations } from '#contracts/order.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { contactNumber } from '#platform/operations/caller.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { Filter, like } from '#platform/read-model/filter.ts';
import { loadRows, selectRows } from '#platform/read-model/table.ts';
import { orderHistory } from './order-history.ts';
import { orders, type OrderRow } from './orders.ts';
import { placedOrderOf, summaryOf } from './wire-order.ts';

const SORT_COLUMNS = { OrderDate: 'placed_at', OrderNumber: 'order_number', OrderTotal: 'total', OrderStatus: 'status' } as const;

export function orderQueries({ pool }: ReadSide): Handlers<typeof orderOperations, 'query'> {
  const byId = async (orderId: string): Promise<OrderRow> => (await loadRows(pool, orders, [orderId])).get(orderId) ?? notFound('order_not_found');

  /** View All sees the account's orders, View Self one's own (spec 6); everything else does not exist. */
  async function visible(row: OrderRow, { caller, call }: OperationContext): Promise<OrderRow> {
    if (row.person_id === caller.personId) return row;
    if (!caller.accountId || row.account_id !== caller.accountId) return notFound('order_not_found');
    return (await call('contact/scope', {})).seesAll ? row : notFound('order_not_found');
  }

  return {
    async 'customer/getorders'({ page, pageSize, search }, context) {
      const { caller, call } = context;
      const filter = new Filter();
      if ((await call('contact/scope', {})).seesAll) filter.and('account_id = ?', caller.accountId);
      else filter.and('person_id = ?', caller.personId);
      if (search) {
        const ofItem = `exists (select from jsonb_array_elements(draft -> 'lines') line where line ->> 'itemNumber' ilike ?)`;
        filter.and(`(order_number ilike ? or po_number ilike ? or ${ofItem})`, ...Array<string>(3).fill(like(search)));
      }
      const { rows, total } = await selectRows(pool, orders, { where: filter.sql, values: filter.values, orderBy: 'placed_at desc, order_id', limit: pageSize, offset: (page - 1) * pageSize });
      return { total, orders: rows.map(summaryOf) };
    },

    'customer/getorderdetails': async ({ OrderId }, context) => placedOrderOf(await visible(await byId(OrderId), context), context),

    async 'customer/getorderdetailsforguest'({ orderNumber, email }, context) {
      const { rows } = await selectRows(pool, orders, { where: 'order_number = $1 and lower(email) = $2', values: [orderNumber.toUpperCase(), email], orderBy: 'placed_at desc', limit: 1, offset: 0 });
      return rows[0] ? placedOrderOf(rows[0], context) : notFound('order_not_found');
    },

    async 'order/number'({ orderId }) {
      return { orderNumber: (await loadRows(pool, orders, [orderId])).get(orderId)?.order_number ?? '' };
    },

    async 'order/count'({ accountId }) {
      const { rows } = await pool.query<{ orders: number }>(`select count(*)::int as orders from ${orders.table} where account_id = $1`, [accountId]);
      return { orders: rows[0]!.orders };
    },

    async 'admin/order/list'({ page, pageSize, sort, direction, search, status, paymentMethod, placedFrom, placedTo }) {
      const filter = new Filter();
      if (search) filter.and('(order_number ilike ? or email ilike ? or placed_by ilike ? or company ilike ? or po_number ilike ?)', ...Array<string>(5).fill(like(search)));
      if (status) filter.and('status = ?', status);
      if (paymentMethod) filter.and('payment_method = ?', paymentMethod);
      if (placedFrom) filter.and('placed_at >= ?::date', placedFrom);
      if (placedTo) filter.and('placed_at < ?::date + 1', placedTo);
      const { rows, total } = await selectRows(pool, orders, {
        where: filter.sql, values: filter.values, orderBy: `${SORT_COLUMNS[sort]} ${direction === 'ASC' ? 'asc' : 'desc'}, order_id`, limit: pageSize, offset: (page - 1) * pageSize,
      });
      return {
        total,
        rows: rows.map((row) => ({ ...summaryOf(row), Email: row.email, AccountName: row.company, PaymentMethod: row.payment_method, PaymentStatus: row.payment_status, ShipTo: row.ship_to_city })),
      };
    },

    async 'admin/order/detail'({ orderId }, context) {
      const row = await byId(orderId);
      const [order, account] = await Promise.all([placedOrderOf(row, context), row.account_id ? context.call('account/terms', { accountId: row.account_id }) : undefined]);
      const { billTo } = row.draft;
      return {
        ...order,
        Payments: [{ paymentId: row.payment_id, method: row.payment_method, status: row.payment_status, amount: row.total, CurrencyCode: row.currency as 'CAD', text: row.payment_text, at: row.placed_at }],
        Customer: {
          ContactId: contactNumber({ role: 'system', personId: row.person_id, accountId: '' }), AccountId: row.account_id, AccountName: account?.name || row.company,
          Name: row.placed_by, Email: row.email, Phone: billTo.phone1, Language: row.draft.language === 'fr' ? 'fr' : 'en',
        },
      };
    },

    async 'admin/order/events'({ orderId }, context) {
      const row = await byId(orderId);
      return orderHistory([`cart-${orderId}`, `checkout-${orderId}`, `payment-${row.payment_id}`, `order-${orderId}`], context);
    },
  };
}
