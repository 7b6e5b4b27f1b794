import type { CurrencyCode } from '#domain/shared/money.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { carts, type CartRow } from './carts.ts';

/** Carts that one person is shown. */
const MOST = 50;

export interface CartLeft {
  readonly orderId: string;
  readonly lineCount: number;
  readonly currency: CurrencyCode;
  /** ISO. */
  readonly leftAt: string;
}

/** The caller's carts that were left while several methods were to pay them, the newest first. */
export async function cartsLeft({ pool }: ReadSide, { caller }: OperationContext): Promise<CartLeft[]> {
  const rows = await rowsOf<Pick<CartRow, 'order_id' | 'lines' | 'currency'> & { readonly payment_left_at: Date }>(
    pool,
    knex(carts.table)
      .select('order_id', 'lines', 'currency', 'payment_left_at')
      .where({ person_id: caller.personId, status: 'open' })
      .whereNotNull('payment_left_at')
      .orderBy([{ column: 'payment_left_at', order: 'desc' }, 'order_id'])
      .limit(MOST),
  );
  return rows.map(({ order_id, lines, currency, payment_left_at }) => ({
    orderId: order_id,
    lineCount: lines.length,
    currency,
    leftAt: payment_left_at.toISOString(),
  }));
}
