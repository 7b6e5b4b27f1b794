import type { PendingCart, pendingCartOperations } from '#contracts/cart/pending-cart.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { itemsShown } from '#projections/shared/items-shown.ts';
import { carts, type CartRow } from './carts.ts';

const MOST = 100;
const DAY_MS = 86_400_000;

/** Spec 6: where the setting says otherwise there are none. */
async function requirePrompt({ queries }: OperationContext): Promise<void> {
  const { value } = await queries.setting.value({ name: 'ExistingCarts' });
  if (value !== 'Prompt On Login') notFound('not_found');
}

export const pendingCartQueries: Handlers<typeof pendingCartOperations, 'query'> = {
  async 'cart/getAbandonedCartsExists'(_input, context) {
    await requirePrompt(context);
    const { Carts } = await context.queries.cart.pending({ days: 30 });
    return { Exists: Carts.length > 0, Count: Carts.length };
  },

  async 'cart/getAbandonedcarts'({ Days: days }, context) {
    await requirePrompt(context);
    return context.queries.cart.pending({ days });
  },

  async 'cart/getAbandonedcartlines'({ OrderId }, context) {
    await requirePrompt(context);
    const { OrderLines } = await context.queries.cart.details({ id: OrderId });
    const today = await itemsShown(
      OrderLines.map(({ ProductId: itemNumber, Qty: quantity }) => ({ itemNumber, quantity })),
      context,
    );
    return { OrderLines: OrderLines.map(({ LineID, Qty }, at) => ({ LineID, Qty, ...needed(today[at], 'item') })) };
  },
};

export async function pendingCarts(
  { pool }: ReadSide,
  days: number,
  { caller, session, now }: OperationContext,
): Promise<PendingCart[]> {
  const rows = await rowsOf<Pick<CartRow, 'order_id' | 'lines' | 'currency'> & { readonly changed_at: Date }>(
    pool,
    knex(carts.table)
      .select('order_id', 'lines', 'currency', 'changed_at')
      .where({ person_id: caller.personId, status: 'open', aside: false })
      .whereNot({ order_id: session.orderId })
      .where('changed_at', '>=', new Date(Date.parse(now) - days * DAY_MS))
      .whereRaw('jsonb_array_length(lines) > 0')
      .orderBy([{ column: 'changed_at', order: 'desc' }, 'order_id'])
      .limit(MOST),
  );
  return rows.map(({ order_id, lines, currency, changed_at }) => ({
    OrderID: order_id,
    LineCount: lines.length,
    SubTotal: subTotal(lines.map(priced)),
    CurrencyCode: currency,
    ChangedAt: changed_at.toISOString(),
  }));
}
