// The order desk as other features and jobs ask for it.
import type { Knex } from 'knex';
import type { Input, Output } from '#contracts/api.ts';
import type { RefundPreview } from '#contracts/order/order-desk-shapes.ts';
import type { LineUnits, RefundPart } from '#domain/order/order.events.ts';
import { itemsOf } from '#domain/order/order.state.ts';
import { returnOf, type ReturnUnits } from '#domain/order/return.pricing.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowOf } from '#platform/kernel/postgres/statement.ts';
import { likeSearchable } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { endOfShopDay, momentOfShop, shopDay } from '#platform/shop/shop-calendar.ts';
import { draftEdit } from './draft-edit.ts';
import { orders, UNPAID, type OrderRow } from './orders.ts';
import { refundPreview } from './refund-preview.ts';
import { shortagesOf } from './shortages.ts';
import { areLate, isOnAccount, summaryOf } from './wire-order.ts';
import { companiesOf, detailOf } from './wire-order-desk.ts';

export const orderById = async (read: ReadSide, orderId: string, context: OperationContext): Promise<OrderRow> =>
  (await read.row(orders, orderId, context)) ?? notFound('order_not_found');

/** Each has an index, so that a page is found without sorting all orders. */
const SORT_COLUMNS = { OrderDate: 'placed_at', OrderNumber: 'order_number', OrderTotal: 'total' } as const;
/** Counting more would take longer than finding the page. */
const COUNTED = 10_000;

export const orderDeskFunctions = (read: ReadSide) => ({
  /** Orders of which nothing has left, and how many of all should have left by now. */
  async waiting(_input: void, context: OperationContext): Promise<{ readonly toShip: number; readonly late: number }> {
    const count = (query: Knex.QueryBuilder) => rowOf<{ n: number }>(read.pool, query.count({ n: '*' }));
    const [toShip, late] = await Promise.all([
      count(
        knex(orders.table)
          .where({ status: 'processing' })
          .whereNotIn('payment_status', [...UNPAID]),
      ),
      count(areLate(knex(orders.table), shopDay(context.now))),
    ]);
    return { toShip: Number(toShip.n), late: Number(late.n) };
  },

  /** A page of orders; `counted`: more of them than these are not counted. */
  async list(
    {
      page,
      pageSize,
      sort,
      direction,
      search,
      status,
      only,
      paymentStatus,
      paymentMethod,
      placedFrom,
      placedTo,
      accountId,
      counted = COUNTED,
    }: Input<'admin/order/list'> & { readonly counted?: number },
    context: OperationContext,
  ): Promise<Output<'admin/order/list'>> {
    const accountIds = search ? (await context.queries.account.named({ text: search })).accountIds : [];
    const ofAccount = accountId ? await context.queries.account.family({ accountId }) : undefined;
    const order = direction === 'ASC' ? 'asc' : 'desc';
    const { rows, total, more } = await selectRows(read.pool, orders, {
      where(query) {
        if (search)
          query.where((found) =>
            found.whereLike('search', likeSearchable(search)).orWhereRaw('account_id = any(?)', [accountIds]),
          );
        if (status) query.where({ status });
        if (only) areLate(query, shopDay(context.now));
        if (paymentStatus) query.where({ payment_status: paymentStatus });
        if (ofAccount) query.whereIn('account_id', ofAccount.accountIds);
        if (paymentMethod) query.whereRaw('payment_methods @> array[?]', [paymentMethod]);
        if (placedFrom) query.where('placed_at', '>=', momentOfShop(placedFrom, '00:00'));
        if (placedTo) query.where('placed_at', '<', endOfShopDay(placedTo));
      },
      orderBy: [
        { column: SORT_COLUMNS[sort], order },
        { column: 'order_id', order },
      ],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      counted,
    });
    const companies = await companiesOf(rows, context);
    return {
      total,
      more,
      rows: rows.map((row) => ({
        ...summaryOf(row, shopDay(context.now)),
        Email: row.email,
        AccountName: own(companies, row.account_id) || row.company,
        PaymentMethod: row.payment_methods[0] ?? '',
        OnAccount: isOnAccount(row),
        PaymentStatus: row.payment_status,
        RefundedTotal: row.refunded,
        ShipTo: row.ship_to_city,
      })),
    };
  },

  async detail(
    { orderId }: Input<'admin/order/detail'>,
    context: OperationContext,
  ): Promise<Output<'admin/order/detail'>> {
    return detailOf(await orderById(read, orderId, context), context);
  },

  /** Drafts what an order would become; kept lines keep their prices, added ones have the account’s price of today. */
  draftEdit,

  /** What paying returned units back comes to. @throws DomainError order_not_found, refund_quantity_exceeds */
  async previewReturn(
    {
      orderId,
      lines,
      parts,
    }: { readonly orderId: string; readonly lines: readonly ReturnUnits[]; readonly parts: readonly RefundPart[] },
    context: OperationContext,
  ): Promise<RefundPreview> {
    const { state } = await orderById(read, orderId, context);
    return refundPreview(
      state,
      returnOf(state, lines, parts).contents,
      await context.queries.orderDesk.refundLimit(),
      context,
    );
  },

  /** Items of which fewer lie on the shelf than these units of an order's lines need. @throws DomainError order_not_found */
  async shortages(
    { orderId, lines }: { readonly orderId: string; readonly lines: readonly LineUnits[] },
    context: OperationContext,
  ): Promise<{ shortages: { itemNumber: string; needed: number; available: number }[] }> {
    const { state } = await orderById(read, orderId, context);
    return { shortages: await shortagesOf(itemsOf(state, lines), context) };
  },

  /** Says how much whoever asks may give back by hand on one order; absent where there is no limit. */
  async refundLimit(_input: void, { caller }: OperationContext): Promise<{ limit?: number }> {
    const limit = caller.limits?.refundAmount;
    return limit === undefined ? {} : { limit };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly orderDesk: FunctionsOf<ReturnType<typeof orderDeskFunctions>>;
  }
}
