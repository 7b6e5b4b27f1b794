import { SPENDING_MONTHS, type spendingOperations } from '#contracts/order/spending.ts';
import { firstDayOf, monthOf, monthsBefore } from '#domain/shared/month.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay, shopTimeZone } from '#platform/shop/shop-calendar.ts';
import { orders } from './orders.ts';
import { ownOrders } from './own-orders.ts';

export const spendingQueries = ({ pool }: ReadSide): Handlers<typeof spendingOperations, 'query'> => ({
  async 'customer/getspending'(_input, context) {
    const [isOwn, { currency }] = await Promise.all([
      ownOrders(context),
      context.queries.account.profile({ accountId: context.caller.accountId }),
    ]);
    const today = shopDay(context.now);
    const months = [...monthsBefore(today, SPENDING_MONTHS - 1).reverse(), monthOf(today)];
    const month = knex.raw(`to_char(placed_at at time zone ?, 'YYYY-MM')`, [shopTimeZone()]);
    const spent = knex(orders.table)
      .select({ month })
      .sum({ total: knex.raw('total - refunded') })
      .count({ count: '*' })
      .where({ currency })
      .whereNot({ status: 'cancelled' })
      .whereRaw('placed_at >= ?::timestamp at time zone ?', [firstDayOf(months[0] ?? ''), shopTimeZone()])
      .groupBy('month');
    isOwn(spent);
    const rows = await rowsOf<{ month: string; total: string; count: string }>(pool, spent);
    const found = new Map(rows.map((row) => [row.month, row]));
    return {
      CurrencyCode: currency,
      Months: months.map((one) => ({
        Month: one,
        Total: Number(found.get(one)?.total ?? 0),
        Count: Number(found.get(one)?.count ?? 0),
      })),
    };
  },
});
