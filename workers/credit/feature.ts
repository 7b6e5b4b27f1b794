import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { chargeOverdueWhenPercentSet } from './charge-overdue-when-percent-set.policy.ts';
import { remindBuyerWhenPromiseBroken } from './remind-buyer-when-promise-broken.policy.ts';

export const feature = {
  needs: ['invoice'],
  policies: [chargeOverdueWhenPercentSet, remindBuyerWhenPromiseBroken],
} satisfies WorkerFeature;
