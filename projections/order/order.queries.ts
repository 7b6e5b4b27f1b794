import type { Knex } from 'knex';
import { progressOf } from '#domain/order/order.state.ts';
import type { Input, Output } from '#contracts/api.ts';
import type { OrderSummary, orderOperations } from '#contracts/order/order.ts';
import type { orderDeskOperations } from '#contracts/order/order-desk.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import { sum, type CurrencyCode } from '#domain/shared/money.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import type { AsOf } from '#platform/kernel/read-model/as-of.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { firstOf, knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { like, likeSearchable } from '#platform/kernel/read-model/filter.ts';
import { countWhere, loadRows, selectRows, type SortKey } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { pastOrders, type PastOrder, type PastOrdersAsked } from './past-orders.ts';
import { orders, unpaidOf, type OrderRow } from './orders.ts';
import { ownOrders } from './own-orders.ts';
import { orderDeskQueries } from './order-desk.queries.ts';
import { areLate, placedOrderOf, summaryOf } from './wire-order.ts';

/** Orders of one account that are read at once. */
const MAX_OPEN_ORDERS = 1_000;

const DAY_MS = 86_400_000;

/** Purchases of one item that are looked at. */
const MAX_PURCHASES = 50;
const LINES_HAVE = `state -> 'draft' -> 'lines' @> ?`;

interface Purchase {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly personId: string;
  /** ISO. */
  readonly placedAt: string;
  readonly itemNumbers: readonly string[];
}

function purchaseOf(row: OrderRow): Purchase {
  const { draft, progress } = row.state;
  const gave = row.payment_status !== 'failed' && row.payment_status !== 'voided';
  const bought = draft.lines.filter(
    ({ lineId, quantity }) => gave && progressOf(progress, lineId).cancelled < quantity,
  );
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    personId: row.person_id,
    placedAt: row.placed_at,
    itemNumbers: [...new Set(bought.flatMap((line) => [line.itemNumber, ...line.components.map((c) => c.itemNumber)]))],
  };
}

const NEWEST_FIRST: readonly SortKey[] = [{ column: 'placed_at', order: 'desc' }, 'order_id'];

/** Orders of the account that were placed by then. */
const placedUntil = (query: Knex.QueryBuilder, accountIds: readonly string[], past: AsOf | undefined) =>
  query.whereIn('account_id', accountIds).where('placed_at', '<=', past?.at ?? 'infinity');

export function orderQueries(read: ReadSide): Handlers<typeof orderOperations & typeof orderDeskOperations, 'query'> {
  const { pool } = read;
  return {
    ...orderDeskQueries(read),

    async 'customer/getorders'({ page, pageSize, search, only }, context) {
      const { queries } = context;
      // The search among them has a setting of its own (spec 6).
      if (search && !isOnValue((await queries.setting.value({ name: settings.orderSearch })).value))
        notFound('not_found');
      const isOwn = await ownOrders(context);
      const { rows, total } = await selectRows(pool, orders, {
        where(query) {
          isOwn(query);
          if (only) areLate(query, shopDay(context.now));
          if (search)
            query.where((found) =>
              found
                .whereILike('order_number', like(search))
                .orWhereILike('po_number', like(search))
                .orWhereRaw(
                  `exists (select from jsonb_array_elements(state -> 'draft' -> 'lines') line where line ->> 'itemNumber' ilike ?)`,
                  [like(search)],
                ),
            );
        },
        orderBy: NEWEST_FIRST,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return { total, orders: rows.map((row) => summaryOf(row, shopDay(context.now))) };
    },

    async 'customer/getorderdcountbyperiod'({ Days }, context) {
      const isOwn = await ownOrders(context);
      const since = new Date(Date.parse(context.now) - Days * DAY_MS);
      const count = knex(orders.table).count({ Count: '*' }).where('placed_at', '>=', since);
      isOwn(count);
      const { Count } = (await rowOf<{ Count: string }>(pool, count)) ?? { Count: '0' };
      return { Days, Count: Number(Count) };
    },

    'customer/getorderdetails': (input, { queries }) => queries.order.details(input),

    async 'customer/getorderdetailsforguest'({ orderNumber, email }, context) {
      const { rows } = await selectRows(pool, orders, {
        where: (query) =>
          void query.where({ order_number: orderNumber.toUpperCase() }).whereRaw('lower(email) = ?', [email]),
        orderBy: NEWEST_FIRST,
        limit: 1,
      });
      return rows[0] ? placedOrderOf(rows[0], context) : notFound('order_not_found');
    },
  };
}

export function orderFunctions(read: ReadSide) {
  const { pool } = read;
  const byId = async (orderId: string, context: OperationContext): Promise<OrderRow> =>
    (await read.row(orders, orderId, context)) ?? notFound('order_not_found');

  async function visible(row: OrderRow, context: OperationContext): Promise<OrderRow> {
    return (await maySee({ personId: row.person_id, accountId: row.account_id }, context))
      ? row
      : notFound('order_not_found');
  }

  return {
    async details(
      { OrderId }: Input<'customer/getorderdetails'>,
      context: OperationContext,
    ): Promise<Output<'customer/getorderdetails'>> {
      return placedOrderOf(await visible(await byId(OrderId, context), context), context);
    },

    /** What an order of the caller still owes, in minor units. @throws DomainError order_not_found */
    async owed(
      { orderId }: { readonly orderId: string },
      context: OperationContext,
    ): Promise<{ orderNumber: string; accountId: string; currency: CurrencyCode; amount: number }> {
      const row = await visible(await byId(orderId, context), context);
      return {
        orderNumber: row.order_number,
        accountId: row.account_id,
        currency: row.currency,
        amount: sum(unpaidOf(row).map(({ amount }) => amount)),
      };
    },

    /**
     * What an order has bought that was not cancelled, parts of bundles among it; nothing where its payment failed. Whoever may not see
     * the order names the e-mail that it was placed with. @throws DomainError order_not_found
     */
    async purchase(
      { orderId, email }: { readonly orderId: string; readonly email?: string },
      context: OperationContext,
    ): Promise<Purchase> {
      const row = await byId(orderId, context);
      return purchaseOf(row.email.toLowerCase() === email ? row : await visible(row, context));
    },

    /** The orders by which the caller has bought an item, the newest first. */
    async purchasesOf(
      { itemNumber }: { readonly itemNumber: string },
      context: OperationContext,
    ): Promise<{ purchases: Purchase[] }> {
      const isOwn = await ownOrders(context);
      const line = { itemNumber };
      const { rows } = await selectRows(pool, orders, {
        where(query) {
          isOwn(query);
          query.where((bought) =>
            bought
              .whereRaw(LINES_HAVE, [JSON.stringify([line])])
              .orWhereRaw(LINES_HAVE, [JSON.stringify([{ components: [line] }])]),
          );
        },
        orderBy: NEWEST_FIRST,
        limit: MAX_PURCHASES,
      });
      const purchases = rows.map(purchaseOf).filter(({ itemNumbers }) => itemNumbers.includes(itemNumber));
      return { purchases: purchases.map((purchase) => ({ ...purchase, itemNumbers: [itemNumber] })) };
    },

    /** What the caller has bought, order by order, the newest first. */
    async purchases(
      { offset, limit }: { readonly offset: number; readonly limit: number },
      context: OperationContext,
    ): Promise<{ purchases: Purchase[] }> {
      const { rows } = await selectRows(pool, orders, {
        where: await ownOrders(context),
        orderBy: NEWEST_FIRST,
        limit,
        offset,
      });
      return { purchases: rows.map(purchaseOf) };
    },

    /** Orders of the caller of which something was shipped in the last days, the newest first. */
    async shippedLately(
      { days, search }: { readonly days: number; readonly search: string },
      context: OperationContext,
    ): Promise<{ orders: OrderSummary[] }> {
      const isOwn = await ownOrders(context);
      const since = new Date(Date.parse(context.now) - (days + 1) * DAY_MS).toISOString();
      const { rows } = await selectRows(pool, orders, {
        where(query) {
          isOwn(query);
          query.whereRaw(
            `exists (select from jsonb_array_elements(shipments) shipment where shipment ->> 'shippedAt' >= ?)`,
            [since],
          );
          if (search) query.whereLike('search', likeSearchable(search));
        },
        orderBy: NEWEST_FIRST,
        limit: MAX_PURCHASES,
      });
      return { orders: rows.map((row) => summaryOf(row, shopDay(context.now))) };
    },

    /** An order's number; empty where there is no such order. */
    async number({ orderId }: { readonly orderId: string }): Promise<{ orderNumber: string }> {
      return { orderNumber: (await loadRows(pool, orders, [orderId])).get(orderId)?.order_number ?? '' };
    },

    /** The order with this number, whole; empty where there is none. */
    async named({ orderNumber }: { readonly orderNumber: string }): Promise<{ orderId: string }> {
      const asked = knex(orders.table).select('order_id').where({ order_number: orderNumber.toUpperCase() });
      const found = orderNumber ? await firstOf<{ order_id: string }>(pool, asked) : undefined;
      return { orderId: found?.order_id ?? '' };
    },

    /** Whose order it is; its number is empty where there is no such order. */
    async parties({
      orderId,
    }: {
      readonly orderId: string;
    }): Promise<{ orderNumber: string; personId: string; accountId: string; name: string; language: 'en' | 'fr' }> {
      const row = (await loadRows(pool, orders, [orderId])).get(orderId);
      return {
        orderNumber: row?.order_number ?? '',
        personId: row?.person_id ?? '',
        accountId: row?.account_id ?? '',
        name: row?.placed_by ?? '',
        language: row?.state.draft.language === 'fr' ? 'fr' : 'en',
      };
    },

    /** Numbers of orders and who placed them, by id; ids of no order are left out. */
    async buyers({
      orderIds,
    }: {
      readonly orderIds: readonly string[];
    }): Promise<Record<string, { orderNumber: string; name: string; email: string }>> {
      const rows = [...(await loadRows(pool, orders, orderIds)).values()];
      return Object.fromEntries(
        rows.map(({ order_id, order_number: orderNumber, placed_by: name, email }) => [
          order_id,
          { orderNumber, name, email },
        ]),
      );
    },

    /** How many orders have a payment that failed. */
    async withFailedPayment(): Promise<{ orders: number }> {
      return rowOf<{ orders: number }>(
        pool,
        knex(orders.table)
          .where({ payment_status: 'failed' })
          .select({ orders: knex.raw('count(*)::int') }),
      );
    },

    /** Counts the orders that an account has placed. */
    async count(
      { accountId }: { readonly accountId: string },
      { past, queries }: OperationContext,
    ): Promise<{ orders: number }> {
      const { accountIds } = await queries.account.family({ accountId });
      return rowOf<{ orders: number }>(
        pool,
        placedUntil(knex(orders.table), accountIds, past).select({ orders: knex.raw('count(*)::int') }),
      );
    },

    /** Orders of a time that came from carts, oldest first, as promotions look at them. */
    past: (asked: PastOrdersAsked): Promise<{ orders: PastOrder[] }> => pastOrders(read, asked),

    /** The first order of each account that has ordered. */
    async first({ accountIds }: { readonly accountIds: readonly string[] }): Promise<Record<string, string>> {
      if (!accountIds.length) return {};
      // By the index on an account's orders: a company may have very many.
      const earliest = knex(orders.table)
        .select('order_id')
        .whereRaw('account_id = asked.account_id')
        .orderBy(['placed_at', 'order_id'])
        .limit(1);
      const rows = await rowsOf<{ account_id: string; order_id: string | null }>(
        pool,
        knex
          .select('account_id', { order_id: earliest })
          .from(knex.raw('unnest(?::text[]) as asked(account_id)', [[...accountIds]])),
      );
      return dictionary(
        rows.flatMap(({ account_id, order_id }) => (order_id ? [[account_id, order_id] as const] : [])),
      );
    },

    /** How many of a person's orders have something that is still to be shipped. */
    async unfinishedOf({ personId }: { readonly personId: string }): Promise<{ count: number }> {
      return countWhere(pool, orders, (query) =>
        query.where({ person_id: personId }).whereIn('status', ['processing', 'partially-shipped']),
      );
    },

    /** An account's orders of which something is still to be shipped, the newest first. */
    async open(
      { accountId }: { readonly accountId: string },
      context: OperationContext,
    ): Promise<{ orders: OrderSummary[]; complete: boolean }> {
      const { past } = context;
      const { accountIds } = await context.queries.account.family({ accountId });
      const { rows, total } = await selectRows(pool, orders, {
        where(query) {
          placedUntil(query, accountIds, past);
          if (!past) query.whereIn('status', ['processing', 'partially-shipped']);
        },
        orderBy: NEWEST_FIRST,
        limit: MAX_OPEN_ORDERS,
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
      return { orders: open.map((row) => summaryOf(row, shopDay(context.now))), complete: total <= MAX_OPEN_ORDERS };
    },
  };
}

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly order: FunctionsOf<ReturnType<typeof orderFunctions>>;
  }
}
