import type { ReviewEvent } from '#domain/review/review.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const reviewDescriptions = defineDescriptions<ReviewEvent>({
  category: 'review',
  group: 'review',
  decisions: ['ReviewPublished', 'ReviewDeclined'],
  of: {
    ReviewSubmitted: ({ data: { itemNumber, rating, title, name } }) => ({ item: itemNumber, rating, title, name }),
    ReviewPublished: ({ data: { itemNumber } }) => ({ item: itemNumber }),
    ReviewDeclined: ({ data: { itemNumber, reason } }) => ({ item: itemNumber, reason }),
    ReviewAnswered: ({ data: { text } }) => ({ text }),
  },
});
