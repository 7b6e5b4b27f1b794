import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailContactWhenErasureRequested } from './email-contact-when-erasure-requested.policy.ts';
import { erasePersonWhenRequested } from './erase-person-when-requested.policy.ts';
import { rebuildWhenPersonErased } from './rebuild-when-person-erased.policy.ts';

export const feature = {
  policies: [emailContactWhenErasureRequested, erasePersonWhenRequested, rebuildWhenPersonErased],
} satisfies WorkerFeature;
