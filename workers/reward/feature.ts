import type { Policy } from '#platform/kernel/queue/policy.ts';
import { earnPointsWhenShipped } from './earn-points-when-shipped.policy.ts';
import { expirePointsWhenTheyCame } from './expire-points-when-they-came.policy.ts';
import { revokePointsWhenRefunded } from './revoke-points-when-refunded.policy.ts';

export const feature = {
  policies: [earnPointsWhenShipped, expirePointsWhenTheyCame, revokePointsWhenRefunded],
} satisfies {
  readonly policies: readonly Policy[];
};
