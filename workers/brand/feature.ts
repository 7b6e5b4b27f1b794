import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { renameProductsWhenBrandRenamed } from './rename-products-when-brand-renamed.policy.ts';

export const feature = { policies: [renameProductsWhenBrandRenamed] } satisfies WorkerFeature;
