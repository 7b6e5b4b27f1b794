import type { RecommendationEvent } from '#domain/recommendation/recommendation.events.ts';
import type { PolicySample } from '../../tests/harness/policy-sample.ts';

export const samples: readonly PolicySample<RecommendationEvent>[] = [
  [
    'a product that is sent to a friend',
    { type: 'ProductRecommended', data: { recommendationId: 'r1' } } as unknown as RecommendationEvent,
    [['email-friend-when-product-recommended', { recommendationId: 'r1' }]],
  ],
];
