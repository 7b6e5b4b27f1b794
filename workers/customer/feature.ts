import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { completeMergerWhenAccountMerged } from './complete-merger-when-account-merged.policy.ts';

export const feature = {
  policies: [completeMergerWhenAccountMerged],
} satisfies WorkerFeature;
