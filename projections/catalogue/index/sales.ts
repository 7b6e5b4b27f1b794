// Counts how often each item was ordered in the last 90 days.
import { addDays } from '#domain/shared/day.ts';
import { BEST_SELLER_DAYS, type BestSellerRow } from '../best-sellers.ts';

export interface Sales {
  set(row: BestSellerRow): void;
  clear(): void;
  /** Item numbers by number of orders up to a day (YYYY-MM-DD), the most first. */
  bestUntil(today: string): readonly string[];
}

export function createSales(): Sales {
  const rows = new Map<string, BestSellerRow>();
  let best: { readonly today: string; readonly items: readonly string[] } | undefined;
  return {
    set(row) {
      rows.set(row.item_number, row);
      best = undefined;
    },
    clear() {
      rows.clear();
      best = undefined;
    },
    bestUntil(today) {
      if (best?.today === today) return best.items;
      const from = addDays(today, -BEST_SELLER_DAYS);
      const totals = [...rows.values()]
        .map(({ item_number, orders }) => ({
          item: item_number,
          orders: Object.entries(orders).reduce((sum, [day, n]) => (day >= from ? sum + n : sum), 0),
        }))
        .filter(({ orders }) => orders > 0)
        .sort((a, b) => b.orders - a.orders || (a.item < b.item ? -1 : 1));
      best = { today, items: totals.map(({ item }) => item) };
      return best.items;
    },
  };
}
