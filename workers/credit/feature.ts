import type { Policy } from '#platform/kernel/queue/policy.ts';
import { remindBuyerWhenPromiseBroken } from './remind-buyer-when-promise-broken.policy.ts';

export const feature = {
  policies: [remindBuyerWhenPromiseBroken],
} satisfies { readonly policies: readonly Policy[] };
