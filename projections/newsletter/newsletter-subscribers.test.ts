import type { NewsletterEvent } from '#domain/newsletter/newsletter.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { newsletterSubscribers, type NewsletterSubscriberRow } from './newsletter-subscribers.ts';

const given = readModelSpecification<NewsletterSubscriberRow, NewsletterEvent>(newsletterSubscribers);
const [subscriberId, first, second] = ['s1', '2026-03-03T15:00:00.000Z', '2026-03-04T15:00:00.000Z'];
const requested: NewsletterEvent = {
  type: 'NewsletterRequested',
  data: {
    ...{ subscriberId, personId: 'newsletter:s1', email: 'ada@example.com', language: 'fr', origin: 'footer' },
    ...{ request: 1, at: first },
  },
};
const subscribed: NewsletterEvent = { type: 'NewsletterSubscribed', data: { subscriberId, at: second } };
const left: NewsletterEvent = { type: 'NewsletterUnsubscribed', data: { subscriberId, by: 'link', at: second } };

describe('the newsletter list', () => {
  it('has who asked for it, and since when they get it', () =>
    given(requested, subscribed).then({
      ...{ subscriber_id: 's1', email: 'ada@example.com', language: 'fr', status: 'subscribed', request: 1 },
      ...{ requested_at: first, changed_at: second },
    }));
  it('keeps who has left, so that nobody is asked again', () =>
    given(requested, subscribed, left).then({ status: 'unsubscribed' }));
  it('is the same however its events are cut into chunks', () =>
    given(requested, subscribed, left).thenTheSameInChunksOfOne());
});
