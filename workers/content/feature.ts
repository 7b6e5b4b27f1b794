import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { publishContentWhenScheduled } from './publish-content-when-scheduled.policy.ts';

export const feature = {
  needs: ['article', 'banner', 'document', 'letter', 'menu', 'page', 'static-content'],
  policies: [publishContentWhenScheduled],
} satisfies WorkerFeature;
