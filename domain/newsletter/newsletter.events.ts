import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfSubscriber<Data extends object = object> = { readonly subscriberId: string; readonly at: string } & Data;

/** Where somebody asked for it. */
export const newsletterOrigins = ['footer', 'account'] as const;
export type NewsletterOrigin = (typeof newsletterOrigins)[number];

/**
 * Stream `newsletter-<subscriberId>`; the id is a keyed hash of the address, so that no address stands in the store and one
 * has one history. `personId` is `newsletter:<subscriberId>`.
 */
export type NewsletterEvent =
  /** Counts for nothing until whoever reads mail at the address says so (double opt-in). `request`: from 1. */
  | DomainEvent<
      'NewsletterRequested',
      OfSubscriber<{
        readonly personId: string;
        readonly email: string;
        readonly language: 'en' | 'fr';
        readonly origin: NewsletterOrigin;
        readonly request: number;
      }>
    >
  | DomainEvent<'NewsletterSubscribed', OfSubscriber>
  /** `by`: `link` of a letter, `self` on the account's page, or `staff:<id>`. */
  | DomainEvent<'NewsletterUnsubscribed', OfSubscriber<{ readonly by: string }>>;

export const newsletterEvents = defineEvents<NewsletterEvent>({
  category: 'newsletter',
  personal: { NewsletterRequested: { person: 'personId', fields: ['email'] } },
});
