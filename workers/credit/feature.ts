import type { Policy } from '#platform/kernel/queue/policy.ts';
import { chargeOverdueWhenPercentSet } from './charge-overdue-when-percent-set.policy.ts';
import { remindBuyerWhenPromiseBroken } from './remind-buyer-when-promise-broken.policy.ts';

export const feature = {
  policies: [chargeOverdueWhenPercentSet, remindBuyerWhenPromiseBroken],
} satisfies { readonly policies: readonly Policy[] };
