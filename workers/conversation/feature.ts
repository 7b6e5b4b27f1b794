import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailBuyerWhenAnswered } from './email-buyer-when-answered.policy.ts';

export const feature = {
  needs: ['letter'],
  policies: [emailBuyerWhenAnswered],
} satisfies WorkerFeature;
