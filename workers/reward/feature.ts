import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { expirePointsWhenTheyCame } from './expire-points-when-they-came.policy.ts';

export const feature = { policies: [expirePointsWhenTheyCame] } satisfies WorkerFeature;
