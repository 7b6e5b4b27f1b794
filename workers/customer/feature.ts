import type { Policy } from '#platform/kernel/queue/policy.ts';
import { completeMergerWhenAccountMerged } from './complete-merger-when-account-merged.policy.ts';

export const feature = {
  policies: [completeMergerWhenAccountMerged],
} satisfies { readonly policies: readonly Policy[] };
