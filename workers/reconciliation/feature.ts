import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { reconcileProvidersWhenSwitchedOn } from './reconcile-providers-when-switched-on.policy.ts';

export const feature = {
  policies: [reconcileProvidersWhenSwitchedOn],
} satisfies WorkerFeature;
