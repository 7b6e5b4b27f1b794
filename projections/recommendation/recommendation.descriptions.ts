import type { RecommendationEvent } from '#domain/recommendation/recommendation.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const recommendationDescriptions = defineDescriptions<RecommendationEvent>({
  category: 'recommendation',
  group: 'mail',
  of: {
    ProductRecommended: ({ data: { itemNumber, senderName, friendEmail } }) => ({
      item: itemNumber,
      sender: senderName,
      friend: friendEmail,
    }),
  },
});
