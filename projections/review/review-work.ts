import type { ReviewEvent } from '#domain/review/review.events.ts';
import { firstWords } from '#projections/shared/first-words.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

/** A review that nobody of the shop has read yet. */
export const reviewWork = defineWorkKind<ReviewEvent>({
  kind: 'review',
  page: (reviewId) => `/review/${reviewId}/show`,
  on: {
    ReviewSubmitted: ({ data: { reviewId: subjectId, itemNumber, title, name, accountId } }) => ({
      subjectId,
      open: true,
      number: itemNumber,
      note: firstWords(title),
      accountId,
      personName: name,
    }),
    ReviewPublished: ({ data: { reviewId: subjectId } }) => ({ subjectId, open: false }),
    ReviewDeclined: ({ data: { reviewId: subjectId } }) => ({ subjectId, open: false }),
  },
});
