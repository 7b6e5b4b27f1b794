import type { ReviewEvent } from '#domain/review/review.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { productRatings, reviews, type ProductRatingRow, type ReviewRow } from './reviews.ts';

const submitted = (reviewId: string, rating: 8 | 10): ReviewEvent => ({
  type: 'ReviewSubmitted',
  data: {
    ...{ reviewId, itemNumber: '6205', rating, title: 'Quiet', comments: 'Since May', name: 'Ben C.' },
    ...{ email: 'ben@example.com', personId: 'contact:7', accountId: 'a1', verified: true, language: 'en' },
    at: '2026-11-25T10:00:00.000Z',
  },
});
const decided = (reviewId: string, rating: 8 | 10) => ({
  ...{ reviewId, itemNumber: '6205', rating, by: 'staff:1' },
  at: '2026-11-25T11:00:00.000Z',
});
const published = (reviewId: string, rating: 8 | 10): ReviewEvent => ({
  type: 'ReviewPublished',
  data: decided(reviewId, rating),
});
const declined = (reviewId: string, rating: 8 | 10, wasPublished: boolean): ReviewEvent => ({
  type: 'ReviewDeclined',
  data: { ...decided(reviewId, rating), reason: 'Names a person', wasPublished },
});
const answered: ReviewEvent = {
  type: 'ReviewAnswered',
  data: { reviewId: 'r1', text: 'Thank you', by: 'staff:1', at: '2026-11-25T12:00:00.000Z' },
};
const course = [
  ...[submitted('r1', 8), submitted('r2', 10), submitted('r3', 8)],
  ...[published('r1', 8), answered, published('r2', 10), declined('r2', 10, true), declined('r3', 8, false)],
];

describe('reviews', () => {
  const given = readModelSpecification<ReviewRow, ReviewEvent>(reviews);
  it('are what was decided last, with the words of staff', () =>
    given(...course).then(
      { review_id: 'r1', status: 'published', answer: 'Thank you', reason: '' },
      { review_id: 'r2', status: 'declined', reason: 'Names a person' },
      { review_id: 'r3', status: 'declined' },
    ));
  it('are the same however their events are cut into chunks', () => given(...course).thenTheSameInChunksOfOne());
});

describe('the ratings of a product', () => {
  const given = readModelSpecification<ProductRatingRow, ReviewEvent>(productRatings);
  it('count what is published, and what was taken down no more', () =>
    given(...course).then({ item_number: '6205', by_rating: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0] }));
  it('are the same however their events are cut into chunks', () => given(...course).thenTheSameInChunksOfOne());
});
