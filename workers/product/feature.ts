import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { publishProductWhenPlanned } from './publish-product-when-planned.policy.ts';

export const feature = { policies: [publishProductWhenPlanned] } satisfies WorkerFeature;
