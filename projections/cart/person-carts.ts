import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { carts, type CartRow } from './carts.ts';

/** Carts with something in them that a person has and did not order, the oldest first. */
export async function cartsOf(
  { pool }: ReadSide,
  personId: string,
): Promise<readonly { readonly orderId: string; readonly isLocked: boolean }[]> {
  const rows = await rowsOf<Pick<CartRow, 'order_id' | 'status'>>(
    pool,
    knex(carts.table)
      .select('order_id', 'status')
      .where({ person_id: personId })
      .whereNotIn('status', ['ordered', 'quoted'])
      .whereRaw('jsonb_array_length(lines) > 0')
      .orderBy(['changed_at', 'order_id']),
  );
  return rows.map(({ order_id: orderId, status }) => ({ orderId, isLocked: status === 'locked' }));
}
