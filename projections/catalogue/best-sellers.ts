import type { OrderEvent } from '#domain/order/order.events.ts';
import { defineReadModel } from '#platform/read-model/read-model.ts';

export interface BestSellerRow {
  readonly item_number: string;
  /** Number of orders by day (YYYY-MM-DD). */
  readonly orders: Readonly<Record<string, number>>;
}

export const bestSellers = defineReadModel<BestSellerRow, OrderEvent>({
  name: 'best_seller',
  version: 1,
  key: 'item_number',
  columns: { item_number: 'text', orders: 'jsonb' },
  on: {
    OrderPlaced: ({ data: { lines, placedAt } }) => {
      const day = placedAt.slice(0, 10);
      return [...new Set(lines.map((line) => line.itemNumber))].map((itemNumber) => ({
        key: itemNumber,
        apply: (row) => ({ item_number: itemNumber, orders: { ...row?.orders, [day]: (row?.orders[day] ?? 0) + 1 } }),
      }));
    },
  },
});
