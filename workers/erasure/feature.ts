import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailContactWhenErasureRequested } from './email-contact-when-erasure-requested.policy.ts';
import { erasePersonWhenRequested } from './erase-person-when-requested.policy.ts';
import { rebuildWhenPersonErased } from './rebuild-when-person-erased.policy.ts';

export const feature = {
  policies: [emailContactWhenErasureRequested, erasePersonWhenRequested, rebuildWhenPersonErased],
} satisfies { readonly policies: readonly Policy[] };
