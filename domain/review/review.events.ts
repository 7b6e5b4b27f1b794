import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Spec 9: a rating is one of 10 labelled levels, from 1 (Very poor) to 10 (Excellent). */
export const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Rating = (typeof RATINGS)[number];

interface OfReview {
  readonly reviewId: string;
  readonly itemNumber: string;
  readonly rating: Rating;
}
interface Decided extends OfReview {
  readonly by: string;
  readonly at: string;
}

/** Stream `review-<reviewId>`. */
export type ReviewEvent =
  | DomainEvent<
      'ReviewSubmitted',
      OfReview & {
        readonly title: string;
        readonly comments: string;
        /** Shown beside it. */
        readonly name: string;
        /** Shown to staff alone. */
        readonly email: string;
        readonly personId: string;
        /** Empty for a guest. */
        readonly accountId: string;
        /** Whoever wrote it had bought the product by then. */
        readonly verified: boolean;
        readonly language: 'en' | 'fr';
        readonly at: string;
      }
    >
  | DomainEvent<'ReviewPublished', Decided>
  /** `wasPublished`: it was taken down again. */
  | DomainEvent<'ReviewDeclined', Decided & { readonly reason: string; readonly wasPublished: boolean }>
  /** The shop's own words, shown below it; the last ones count. */
  | DomainEvent<
      'ReviewAnswered',
      { readonly reviewId: string; readonly text: string; readonly by: string; readonly at: string }
    >;

export const reviewEvents = defineEvents<ReviewEvent>({
  category: 'review',
  personal: { ReviewSubmitted: { person: 'personId', fields: ['title', 'comments', 'name', 'email'] } },
});

export const reviewStream = (reviewId: string): string => `review-${reviewId}`;
