import type { NewsletterEvent } from '#domain/newsletter/newsletter.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const newsletterDescriptions = defineDescriptions<NewsletterEvent>({
  category: 'newsletter',
  group: 'account',
  of: {
    NewsletterRequested: ({ data: { email } }) => ({ email }),
    NewsletterSubscribed: () => ({}),
    NewsletterUnsubscribed: ({ data: { by } }, _before, format) => ({
      by: by.startsWith('staff:') ? format.person(by) : format.term(by === 'link' ? 'byLink' : 'bySelf'),
    }),
  },
});
