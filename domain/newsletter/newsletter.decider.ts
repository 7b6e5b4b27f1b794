import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { NewsletterEvent, NewsletterOrigin } from './newsletter.events.ts';

export interface NewsletterState {
  readonly status: 'none' | 'requested' | 'subscribed' | 'unsubscribed';
  /** Of the last request, from 1; a letter's link belongs to one of them. */
  readonly request: number;
}

export type NewsletterCommand = { readonly subscriberId: string; readonly at: string } & (
  | {
      readonly type: 'Request';
      readonly personId: string;
      readonly email: string;
      readonly language: 'en' | 'fr';
      readonly origin: NewsletterOrigin;
    }
  | { readonly type: 'Confirm'; readonly request: number }
  | { readonly type: 'Unsubscribe'; readonly by: string }
);

/** @throws DomainError newsletter_already_subscribed, newsletter_link_old, newsletter_not_found */
export const newsletter: Decider<NewsletterState, NewsletterCommand, NewsletterEvent> = {
  initialState: { status: 'none', request: 0 },

  decide(command, { status, request }) {
    const { type, ...data } = command;
    if (type === 'Request') {
      if (status === 'subscribed') return refuse('newsletter_already_subscribed');
      return [{ type: 'NewsletterRequested', data: { ...requested(command), request: request + 1 } }];
    }
    if (status === 'none') return notFound('newsletter_not_found');
    switch (command.type) {
      case 'Confirm':
        if (status === 'subscribed') return [];
        // Whoever has unsubscribed since does not come back by an old letter.
        return status === 'requested' && command.request === request
          ? [{ type: 'NewsletterSubscribed', data: { subscriberId: data.subscriberId, at: data.at } }]
          : refuse('newsletter_link_old');
      case 'Unsubscribe': {
        const { subscriberId, at, by } = command;
        return status === 'unsubscribed' ? [] : [{ type: 'NewsletterUnsubscribed', data: { subscriberId, by, at } }];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'NewsletterRequested':
        return { status: 'requested', request: event.data.request };
      case 'NewsletterSubscribed':
        return { ...state, status: 'subscribed' };
      case 'NewsletterUnsubscribed':
        return { ...state, status: 'unsubscribed' };
      default:
        return unreachable(event);
    }
  },
};

const requested = ({
  subscriberId,
  personId,
  email,
  language,
  origin,
  at,
}: Extract<NewsletterCommand, { type: 'Request' }>) => ({ subscriberId, personId, email, language, origin, at });
