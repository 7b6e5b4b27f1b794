import { own } from '#domain/shared/dictionary.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import { addDays } from '#domain/shared/day.ts';
import { defineReadModel } from '#platform/kernel/read-model/read-model.ts';

export interface BestSellerRow {
  readonly item_number: string;
  /** Number of orders by day (YYYY-MM-DD), of the last days in which there were any. */
  readonly orders: Readonly<Record<string, number>>;
}

/** Only these days count; older ones are not kept. */
export const BEST_SELLER_DAYS = 90;

export const bestSellers = defineReadModel<BestSellerRow, OrderEvent>({
  name: 'best_seller',
  version: 2,
  key: 'item_number',
  columns: { item_number: 'text', orders: 'jsonb' },
  on: {
    OrderPlaced: ({ data: { lines, placedAt } }) => {
      const day = placedAt.slice(0, 10);
      const first = addDays(day, -BEST_SELLER_DAYS);
      return [...new Set(lines.map((line) => line.itemNumber))].map((itemNumber) => ({
        key: itemNumber,
        apply: (row) => {
          const recentOrders = Object.entries(row?.orders ?? {}).filter(([other]) => other >= first);
          return {
            item_number: itemNumber,
            orders: { ...Object.fromEntries(recentOrders), [day]: (own(row?.orders, day) ?? 0) + 1 },
          };
        },
      }));
    },
  },
});
