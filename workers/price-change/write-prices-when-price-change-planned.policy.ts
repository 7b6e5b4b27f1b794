import type { PriceChangeEvent } from '#domain/price-change/price-change.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** After so long a job makes room for others, and goes on where it was. */
const SLICE_MS = 20_000;

/** Some at a time; the stream says where the next run goes on. */
export const writePricesWhenPriceChangePlanned = definePolicy<PriceChangeEvent, { priceChange: string }>({
  name: 'write-prices-when-price-change-planned',
  on: { PriceChangePlanned: ({ data: { priceChange } }) => ({ data: { priceChange } }) },
  kind: 'transfer',
  maxDelayMs: 60_000,
  async run(change, { commands }) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) if ((await commands.priceChange.write(change)).isDone) return;
    return { laterMs: 1 };
  },
});
