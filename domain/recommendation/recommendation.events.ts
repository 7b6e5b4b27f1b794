import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Stream `recommendation-<id>`: somebody sent a product to a friend. `personId` is `recommendation:<id>`; its key seals both. */
export type RecommendationEvent = DomainEvent<
  'ProductRecommended',
  {
    readonly recommendationId: string;
    readonly personId: string;
    readonly itemNumber: string;
    readonly senderName: string;
    readonly senderEmail: string;
    readonly friendName: string;
    readonly friendEmail: string;
    readonly language: 'en' | 'fr';
    readonly at: string;
  }
>;

export const recommendationEvents = defineEvents<RecommendationEvent>({
  category: 'recommendation',
  personal: {
    ProductRecommended: { person: 'personId', fields: ['senderName', 'senderEmail', 'friendName', 'friendEmail'] },
  },
});
