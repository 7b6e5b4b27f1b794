import { specificationFor } from '#domain/testing/decider-specification.ts';
import { recommendation } from './recommendation.decider.ts';
import type { RecommendationEvent } from './recommendation.events.ts';

const given = specificationFor(recommendation);
const data: RecommendationEvent['data'] = {
  recommendationId: 'r1',
  personId: 'recommendation:r1',
  itemNumber: '6205',
  senderName: 'Ada',
  senderEmail: 'ada@example.com',
  friendName: 'Bo',
  friendEmail: 'bo@example.com',
  language: 'en',
  at: 'now',
};
const recommended: RecommendationEvent = { type: 'ProductRecommended', data };

describe('a product that is sent to a friend', () => {
  it('is sent once, however often the button is pressed', () => {
    given()
      .when({ type: 'RecommendProduct', ...data })
      .then(recommended);
    given(recommended)
      .when({ type: 'RecommendProduct', ...data })
      .thenNothing();
  });
});
