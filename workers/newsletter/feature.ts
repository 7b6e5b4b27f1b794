import type { WorkerFeature } from '#platform/kernel/queue/worker-feature.ts';
import { emailSubscriberWhenNewsletterRequested } from './email-subscriber-when-newsletter-requested.policy.ts';
import { emailSubscriberWhenSubscribed } from './email-subscriber-when-subscribed.policy.ts';

export const feature = {
  needs: ['letter'],
  policies: [emailSubscriberWhenNewsletterRequested, emailSubscriberWhenSubscribed],
} satisfies WorkerFeature;
