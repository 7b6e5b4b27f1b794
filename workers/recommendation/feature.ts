import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailFriendWhenProductRecommended } from './email-friend-when-product-recommended.policy.ts';

export const feature = {
  needs: ['product', 'store'],
  policies: [emailFriendWhenProductRecommended],
} satisfies WorkerFeature;
