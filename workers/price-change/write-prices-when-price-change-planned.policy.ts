import type { PriceChangeEvent } from '#domain/price-change/price-change.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';

/** Some at a time, so that other steps have their turn; the stream says where the next run goes on. */
export const writePricesWhenPriceChangePlanned = definePolicy<PriceChangeEvent, { priceChange: string }>({
  name: 'write-prices-when-price-change-planned',
  on: { PriceChangePlanned: ({ data: { priceChange } }) => ({ data: { priceChange } }) },
  kind: 'step',
  async run(change, { commands }) {
    const { isDone } = await commands.priceChange.write(change);
    return isDone ? undefined : { laterMs: 1 };
  },
});
