import type { Policy } from '#platform/kernel/queue/policy.ts';
import { expirePointsWhenTheyCame } from './expire-points-when-they-came.policy.ts';

export const feature = { policies: [expirePointsWhenTheyCame] } satisfies { readonly policies: readonly Policy[] };
