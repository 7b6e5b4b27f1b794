import type { Policy } from '#platform/kernel/queue/policy.ts';
import { emailSubscriberWhenNewsletterRequested } from './email-subscriber-when-newsletter-requested.policy.ts';
import { emailSubscriberWhenSubscribed } from './email-subscriber-when-subscribed.policy.ts';

export const feature = { policies: [emailSubscriberWhenNewsletterRequested, emailSubscriberWhenSubscribed] } satisfies {
  readonly policies: readonly Policy[];
};
