// Orders of a time, oldest first, as far as promotions look at them: page by page, since a quarter may have very many.
import { own } from '#domain/shared/dictionary.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { Delivery, OrderedLine } from '#domain/shared/order-draft.ts';
import { lineGross } from '#domain/shared/price/priced.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { endOfShopDay, momentOfShop } from '#platform/shop/shop-calendar.ts';
import { orders } from './orders.ts';

export interface PastOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly placedAt: string;
  /** Empty for a guest. */
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly coupons: readonly string[];
  readonly lines: readonly {
    readonly lineId: string;
    readonly itemNumber: string;
    readonly quantity: number;
    /** Before discounts, in minor units. */
    readonly net: Amount;
  }[];
  /** Of each delivery. */
  readonly freights: readonly { readonly shippingMethod: string; readonly price: Amount }[];
  /** What its promotions took off, goods and freight, by their ids. */
  readonly promoted: Readonly<Record<string, Amount>>;
}

interface Row {
  readonly order_id: string;
  readonly order_number: string;
  readonly placed_at: Date | string;
  readonly account_id: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly OrderedLine[];
  readonly deliveries: readonly Delivery[];
  readonly coupons: readonly string[] | null;
}

export interface PastOrdersAsked {
  /** The first and the last day, YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  readonly currency: CurrencyCode;
  readonly after?: Pick<PastOrder, 'placedAt' | 'orderId'> | undefined;
  readonly limit: number;
}

/** Orders that came from a cart: a quote was priced by hand. */
export async function pastOrders(
  { pool }: ReadSide,
  { from, until, currency, after, limit }: PastOrdersAsked,
): Promise<{ orders: PastOrder[] }> {
  const draft = (part: string) => knex.raw(`state->'draft'->?`, [part]);
  const query = knex(orders.table)
    .select({
      order_id: 'order_id',
      order_number: 'order_number',
      placed_at: 'placed_at',
      account_id: 'account_id',
      currency: 'currency',
      lines: draft('lines'),
      deliveries: draft('deliveries'),
      coupons: draft('coupons'),
    })
    .where({ currency })
    .where('placed_at', '>=', momentOfShop(from, '00:00'))
    .where('placed_at', '<', endOfShopDay(until))
    .whereRaw(`state->'draft'->'convertedFrom' is null`)
    // As its index runs backwards.
    .orderBy([
      { column: 'placed_at', order: 'asc' },
      { column: 'order_id', order: 'desc' },
    ])
    .limit(limit);
  if (after)
    query
      .where('placed_at', '>=', after.placedAt)
      .whereRaw('(placed_at > ? or order_id < ?)', [after.placedAt, after.orderId]);
  return { orders: (await rowsOf<Row>(pool, query)).map(pastOrderOf) };
}

function pastOrderOf(row: Row): PastOrder {
  const promoted: Record<string, Amount> = {};
  for (const { steps } of [...row.lines, ...row.deliveries])
    for (const step of steps)
      if (step.kind === 'promotion' || step.kind === 'freight-promotion')
        promoted[step.source.promotionId] = (own(promoted, step.source.promotionId) ?? 0) - step.amount;
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    placedAt: new Date(row.placed_at).toISOString(),
    accountId: row.account_id,
    currency: row.currency,
    coupons: row.coupons ?? [],
    lines: row.lines.map((line) => ({
      lineId: line.lineId,
      itemNumber: line.itemNumber,
      quantity: line.quantity,
      net: lineGross(line),
    })),
    freights: row.deliveries.map(({ shippingMethod, steps }) => ({
      shippingMethod,
      price: steps.find((step) => step.kind === 'freight')?.amount ?? 0,
    })),
    promoted,
  };
}
