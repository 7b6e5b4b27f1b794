import type { PriceChangeEvent } from '#domain/price-change/price-change.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** After so long a job makes room for others, and goes on where it was. */
const SLICE_MS = 20_000;

/** Some at a time, as they were written. */
export const revertPricesWhenTakeBackRequested = definePolicy<PriceChangeEvent, { priceChange: string }>({
  name: 'revert-prices-when-take-back-requested',
  on: { PriceChangeTakeBackRequested: ({ data: { priceChange } }) => ({ data: { priceChange } }) },
  kind: 'transfer',
  maxDelayMs: 60_000,
  async run(change, { commands }) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) if ((await commands.priceChange.takeBack(change)).isDone) return;
    return { laterMs: 1 };
  },
});
