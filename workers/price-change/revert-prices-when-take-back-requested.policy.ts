import type { PriceChangeEvent } from '#domain/price-change/price-change.events.ts';
import { definePolicy } from '#platform/queue/policy.ts';

/** Some at a time, as they were written. */
export const revertPricesWhenTakeBackRequested = definePolicy<PriceChangeEvent, { priceChange: string }>({
  name: 'revert-prices-when-take-back-requested',
  on: { PriceChangeTakeBackRequested: ({ data: { priceChange } }) => ({ data: { priceChange } }) },
  kind: 'step',
  async run(change, { commands }) {
    const { isDone } = await commands.priceChange.takeBack(change);
    return isDone ? undefined : { laterMs: 1 };
  },
});
