import type { Policy } from '#platform/kernel/queue/policy.ts';
import { reconcileProvidersWhenSwitchedOn } from './reconcile-providers-when-switched-on.policy.ts';

export const feature = {
  policies: [reconcileProvidersWhenSwitchedOn],
} satisfies { readonly policies: readonly Policy[] };
