import { specificationFor } from '#domain/testing/decider-specification.ts';
import { newsletter } from './newsletter.decider.ts';
import type { NewsletterEvent } from './newsletter.events.ts';

const given = specificationFor(newsletter);
const subscriberId = 's1';
const facts = {
  subscriberId,
  personId: 'newsletter:s1',
  email: 'ada@example.com',
  language: 'en',
  origin: 'footer',
  at: 'now',
} as const;
const request = { type: 'Request', ...facts } as const;
const requested = (number: number): NewsletterEvent => ({
  type: 'NewsletterRequested',
  data: { ...facts, request: number },
});
const confirm = (number: number) => ({ type: 'Confirm', subscriberId, request: number, at: 'now' }) as const;
const subscribed: NewsletterEvent = { type: 'NewsletterSubscribed', data: { subscriberId, at: 'now' } };
const unsubscribe = { type: 'Unsubscribe', subscriberId, by: 'link', at: 'now' } as const;
const unsubscribed: NewsletterEvent = {
  type: 'NewsletterUnsubscribed',
  data: { subscriberId, by: 'link', at: 'now' },
};

describe('a newsletter', () => {
  it('is sent to nobody who has only asked for it', () => given().when(request).then(requested(1)));
  it('is confirmed by the last letter, once', () => {
    given(requested(1)).when(confirm(1)).then(subscribed);
    given(requested(1), requested(2)).when(confirm(1)).thenRefused('newsletter_link_old');
    given(requested(1), subscribed).when(confirm(1)).thenNothing();
  });
  it('asks again who did not find the letter', () => given(requested(1)).when(request).then(requested(2)));
  it('is not asked for twice', () =>
    given(requested(1), subscribed).when(request).thenRefused('newsletter_already_subscribed'));
  it('ends at once, and an old letter does not bring it back', () => {
    given(requested(1), subscribed).when(unsubscribe).then(unsubscribed);
    given(requested(1), subscribed, unsubscribed).when(unsubscribe).thenNothing();
    given(requested(1), subscribed, unsubscribed).when(confirm(1)).thenRefused('newsletter_link_old');
  });
  it('is asked for anew by who had left', () =>
    given(requested(1), subscribed, unsubscribed).when(request).then(requested(2)));
  it('knows nobody who never asked', () => {
    given().when(confirm(1)).thenRefused('newsletter_not_found');
    given().when(unsubscribe).thenRefused('newsletter_not_found');
  });
});
