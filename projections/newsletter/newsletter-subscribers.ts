import type { NewsletterEvent } from '#domain/newsletter/newsletter.events.ts';
import { defineReadModel, update } from '#platform/kernel/read-model/read-model.ts';

export interface NewsletterSubscriberRow {
  readonly subscriber_id: string;
  readonly email: string;
  readonly language: 'en' | 'fr';
  readonly status: 'requested' | 'subscribed' | 'unsubscribed';
  /** Of the last request, from 1. */
  readonly request: number;
  readonly requested_at: string;
  readonly changed_at: string;
}

export const newsletterSubscribers = defineReadModel<NewsletterSubscriberRow, NewsletterEvent>({
  name: 'newsletter_subscriber',
  version: 1,
  key: 'subscriber_id',
  columns: {
    subscriber_id: 'text',
    email: 'text',
    language: 'text',
    status: 'text',
    request: 'integer',
    requested_at: 'timestamptz',
    changed_at: 'timestamptz',
  },
  indexes: ['(changed_at)', '(email)'],
  streams: ({ subscriber_id }) => [`newsletter-${subscriber_id}`],
  on: {
    NewsletterRequested: ({ data: { subscriberId, email, language, request, at } }) => ({
      key: subscriberId,
      apply: () => ({
        ...{ subscriber_id: subscriberId, email, language, status: 'requested', request },
        ...{ requested_at: at, changed_at: at },
      }),
    }),
    NewsletterSubscribed: ({ data: { subscriberId, at } }) =>
      update<NewsletterSubscriberRow>(subscriberId, (row) => ({ ...row, status: 'subscribed', changed_at: at })),
    NewsletterUnsubscribed: ({ data: { subscriberId, at } }) =>
      update<NewsletterSubscriberRow>(subscriberId, (row) => ({ ...row, status: 'unsubscribed', changed_at: at })),
  },
});
