import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Rating, ReviewEvent } from './review.events.ts';

type Submitted = Extract<ReviewEvent, { type: 'ReviewSubmitted' }>['data'];
interface OfStaff {
  readonly reviewId: string;
  readonly by: string;
  readonly at: string;
}

export type ReviewCommand =
  | ({ readonly type: 'SubmitReview' } & Submitted)
  | ({ readonly type: 'PublishReview' } & OfStaff)
  | ({ readonly type: 'DeclineReview'; readonly reason: string } & OfStaff)
  | ({ readonly type: 'AnswerReview'; readonly text: string } & OfStaff);

export type ReviewState =
  | { readonly status: 'none' }
  | {
      readonly status: 'waiting' | 'published' | 'declined';
      readonly itemNumber: string;
      readonly rating: Rating;
      readonly answer: string;
    };

/** @throws DomainError review_insufficient (spec 5), review_not_found, review_not_published */
export const review: Decider<ReviewState, ReviewCommand, ReviewEvent> = {
  initialState: { status: 'none' },

  decide(command, state) {
    if (command.type === 'SubmitReview') {
      const { type: _, ...data } = command;
      if (!data.title || !data.comments || !data.name || !data.email) refuse('review_insufficient', {}, 'invalid');
      return state.status === 'none' ? [{ type: 'ReviewSubmitted', data }] : [];
    }
    if (state.status === 'none') return notFound('review_not_found');
    const { reviewId, by, at } = command;
    const decided = { reviewId, itemNumber: state.itemNumber, rating: state.rating, by, at };
    switch (command.type) {
      case 'PublishReview':
        return state.status === 'published' ? [] : [{ type: 'ReviewPublished', data: decided }];
      case 'DeclineReview': {
        const wasPublished = state.status === 'published';
        return state.status === 'declined'
          ? []
          : [{ type: 'ReviewDeclined', data: { ...decided, reason: command.reason, wasPublished } }];
      }
      case 'AnswerReview':
        if (state.status !== 'published') return refuse('review_not_published');
        return state.answer === command.text
          ? []
          : [{ type: 'ReviewAnswered', data: { reviewId, text: command.text, by, at } }];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    if (event.type === 'ReviewSubmitted') {
      const { itemNumber, rating } = event.data;
      return { status: 'waiting', itemNumber, rating, answer: '' };
    }
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'ReviewPublished':
        return { ...state, status: 'published' };
      case 'ReviewDeclined':
        return { ...state, status: 'declined' };
      case 'ReviewAnswered':
        return { ...state, answer: event.data.text };
    }
  },
};
