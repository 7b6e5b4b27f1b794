// A customer's carts as staff see them.
import type { cartDeskOperations, DeskCartRow } from '#contracts/cart/cart-desk.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide, Viewpoint } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { detailsOf } from './cart.queries.ts';
import { carts, type CartRow } from './carts.ts';

export const cartDeskQueries = (read: ReadSide): Handlers<typeof cartDeskOperations, 'query'> => ({
  async 'admin/cart/list'({ accountId, page, pageSize }, context) {
    const { accountIds } = await context.queries.account.family({ accountId });
    const people = await context.queries.contact.ofAccounts({ accountIds });
    const personIds = people.map(({ contactId }) => `contact:${contactId}`);
    const [{ rows, total }, current] = await Promise.all([
      selectRows(read.pool, carts, {
        where: (query) => void filled(query, personIds),
        orderBy: [{ column: 'changed_at', order: 'desc' }, 'order_id'],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      }),
      currentOf(read, personIds),
    ]);
    const nameOf = createNames(context);
    return {
      total,
      rows: await Promise.all(
        rows.map(async (row) => ({
          orderId: row.order_id,
          owner: await nameOf(row.person_id),
          status: listedAs(row, current),
          name: row.tag,
          lineCount: row.lines.length,
          subTotal: subTotal(row.lines.map(priced)),
          currency: row.currency,
          changedAt: row.changed_at,
        })),
      ),
    };
  },

  async 'admin/cart/detail'({ orderId }, context) {
    const row = await cartOf(read, orderId, context);
    const [{ name: accountName }, owner, cart] = await Promise.all([
      context.queries.account.profile({ accountId: row.account_id }),
      createNames(context)(row.person_id),
      detailsOf(row, context),
    ]);
    const { account_id: accountId, changed_at: changedAt } = row;
    const { comments = '' } = row.header;
    return { orderId, accountId, accountName, owner, status: statusOf(row), changedAt, comments, cart };
  },

  'admin/cart/lastchange': async ({ orderId }, context) => ({
    changedAt: (await cartOf(read, orderId, context)).changed_at,
  }),
});

/** A guest is nobody's customer: their cart does not exist for the desk. @throws DomainError cart_not_found */
async function cartOf(read: ReadSide, orderId: string, from: Viewpoint): Promise<CartRow> {
  const row = await read.row(carts, orderId, from);
  return row?.account_id ? row : notFound('cart_not_found');
}

/** With something in them, and not ordered or quoted yet. */
const filled = (query: ReturnType<typeof knex>, personIds: readonly string[]) =>
  query
    .whereRaw('person_id = any(?)', [[...personIds]])
    .whereNotIn('status', ['ordered', 'quoted'])
    .whereRaw('jsonb_array_length(lines) > 0');

/** What each of them goes on with when they sign in. */
async function currentOf({ pool }: ReadSide, personIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<Pick<CartRow, 'order_id'>>(
    pool,
    filled(knex(carts.table), personIds)
      .where({ aside: false })
      .distinctOn('person_id')
      .select('order_id')
      .orderBy(['person_id', { column: 'changed_at', order: 'desc' }]),
  );
  return new Set(rows.map(({ order_id }) => order_id));
}

function statusOf({ status, aside, payment_left_at }: CartRow) {
  if (!aside) return status;
  return payment_left_at === null ? 'saved' : 'payment-left';
}

function listedAs(row: CartRow, current: ReadonlySet<string>): DeskCartRow['status'] {
  const status = statusOf(row);
  if (status === 'saved' || status === 'payment-left' || status === 'locked') return status;
  return current.has(row.order_id) ? 'current' : 'pending';
}
