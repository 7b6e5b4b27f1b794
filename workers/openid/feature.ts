import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailContactWhenOpenidChanged } from './email-contact-when-openid-changed.policy.ts';

export const feature = {
  needs: ['letter'],
  policies: [emailContactWhenOpenidChanged],
} satisfies WorkerFeature;
