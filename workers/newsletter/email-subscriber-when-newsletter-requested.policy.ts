import type { NewsletterEvent } from '#domain/newsletter/newsletter.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** Double opt-in: whoever reads mail at the address says whether they want it. */
export const emailSubscriberWhenNewsletterRequested = definePolicy<
  NewsletterEvent,
  { subscriberId: string; request: number }
>({
  name: 'email-subscriber-when-newsletter-requested',
  on: { NewsletterRequested: ({ data: { subscriberId, request } }) => ({ data: { subscriberId, request } }) },
  kind: 'notification',
  async run({ subscriberId, request }, context) {
    const { status, ...facts } = await context.queries.letter.newsletterFacts({ subscriberId });
    // Asked again meanwhile, confirmed or gone: the letter would only confuse.
    if (status === 'requested' && facts.request === request) await sendLetter('newsletter-confirm', facts, context);
  },
});
