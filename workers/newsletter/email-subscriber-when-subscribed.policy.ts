import type { NewsletterEvent } from '#domain/newsletter/newsletter.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

export const emailSubscriberWhenSubscribed = definePolicy<NewsletterEvent, { subscriberId: string }>({
  name: 'email-subscriber-when-subscribed',
  on: { NewsletterSubscribed: ({ data: { subscriberId } }) => ({ data: { subscriberId } }) },
  kind: 'notification',
  async run({ subscriberId }, context) {
    const { status, ...facts } = await context.queries.letter.newsletterFacts({ subscriberId });
    if (status === 'subscribed') await sendLetter('newsletter-welcome', facts, context);
  },
});
