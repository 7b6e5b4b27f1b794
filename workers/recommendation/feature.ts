import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailFriendWhenProductRecommended } from './email-friend-when-product-recommended.policy.ts';

export const feature = { policies: [emailFriendWhenProductRecommended] } satisfies {
  readonly policies: readonly Policy[];
};
