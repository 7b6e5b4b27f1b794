import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { revertPricesWhenTakeBackRequested } from './revert-prices-when-take-back-requested.policy.ts';
import { writePricesWhenPriceChangePlanned } from './write-prices-when-price-change-planned.policy.ts';

export const feature = {
  policies: [revertPricesWhenTakeBackRequested, writePricesWhenPriceChangePlanned],
} satisfies WorkerFeature;
