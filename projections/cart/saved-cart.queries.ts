import type { SavedCart, savedCartOperations } from '#contracts/cart/saved-cart.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { carts, type CartRow } from './carts.ts';

/** Saved carts that one person is shown. */
const MOST = 500;

export const savedCartQueries: Handlers<typeof savedCartOperations, 'query'> = {
  'cart/getsavedcarts': (_input, { queries }) => queries.cart.saved(),
};

/** The caller's saved carts that became no order yet, the newest first. */
export async function savedCarts({ pool }: ReadSide, { caller, session }: OperationContext): Promise<SavedCart[]> {
  const rows = await rowsOf<Pick<CartRow, 'order_id' | 'tag' | 'lines' | 'currency'> & { readonly saved_at: Date }>(
    pool,
    knex(carts.table)
      .select('order_id', 'tag', 'lines', 'currency', 'saved_at')
      .where({ person_id: caller.personId })
      .whereNot({ tag: '' })
      .whereNotIn('status', ['ordered', 'quoted'])
      .orderBy([{ column: 'saved_at', order: 'desc' }, 'order_id'])
      .limit(MOST),
  );
  return rows.map(({ order_id, tag, lines, currency, saved_at }) => ({
    OrderID: order_id,
    OrderTag: tag,
    LineCount: lines.length,
    SubTotal: subTotal(lines.map(priced)),
    CurrencyCode: currency,
    SavedAt: saved_at.toISOString(),
    IsCurrent: order_id === session.orderId,
  }));
}
