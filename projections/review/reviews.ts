import { RATINGS, reviewStream, type Rating, type ReviewEvent } from '#domain/review/review.events.ts';
import { defineReadModel, put, update, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface ReviewRow {
  readonly review_id: string;
  readonly item_number: string;
  readonly rating: Rating;
  readonly title: string;
  readonly comments: string;
  readonly name: string;
  readonly email: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly verified: boolean;
  readonly language: 'en' | 'fr';
  readonly status: 'waiting' | 'published' | 'declined';
  readonly submitted_at: string;
  readonly reason: string;
  readonly answer: string;
  /** Empty while it waits. */
  readonly decided_by: string;
}

const change = (reviewId: string, changed: Partial<ReviewRow>) =>
  update<ReviewRow>(reviewId, (row) => ({ ...row, ...changed }));

export const reviews = defineReadModel<ReviewRow, ReviewEvent>({
  name: 'review',
  version: 1,
  key: 'review_id',
  columns: {
    review_id: 'text',
    item_number: 'text',
    rating: 'integer',
    title: 'text',
    comments: 'text',
    name: 'text',
    email: 'text',
    person_id: 'text',
    account_id: 'text',
    verified: 'boolean',
    language: 'text',
    status: 'text',
    submitted_at: 'timestamptz',
    reason: 'text',
    answer: 'text',
    decided_by: 'text',
  },
  indexes: [
    `(item_number, submitted_at desc) where status = 'published'`,
    '(person_id, item_number)',
    '(submitted_at)',
  ],
  streams: ({ review_id }) => [reviewStream(review_id)],
  on: {
    ReviewSubmitted: ({ data: { reviewId, itemNumber, personId, accountId, at, ...fields } }) =>
      put<ReviewRow>(reviewId, {
        review_id: reviewId,
        item_number: itemNumber,
        person_id: personId,
        account_id: accountId,
        ...fields,
        status: 'waiting',
        submitted_at: at,
        reason: '',
        answer: '',
        decided_by: '',
      }),
    ReviewPublished: ({ data: { reviewId, by } }) =>
      change(reviewId, { status: 'published', reason: '', decided_by: by }),
    ReviewDeclined: ({ data: { reviewId, by, reason } }) =>
      change(reviewId, { status: 'declined', reason, decided_by: by }),
    ReviewAnswered: ({ data: { reviewId, text } }) => change(reviewId, { answer: text }),
  },
});

export interface ProductRatingRow {
  readonly item_number: string;
  /** How many of each level are published, from 1 to 10. */
  readonly by_rating: readonly number[];
}

function count({ itemNumber, rating }: { itemNumber: string; rating: Rating }, by: 1 | -1): Change<ProductRatingRow> {
  return {
    key: itemNumber,
    apply: (row = { item_number: itemNumber, by_rating: RATINGS.map(() => 0) }) => ({
      ...row,
      by_rating: row.by_rating.map((so, index) => (index === rating - 1 ? so + by : so)),
    }),
  };
}

/** Small: every process that answers queries has all of them in memory. */
export const productRatings = defineReadModel<ProductRatingRow, ReviewEvent>({
  name: 'product_rating',
  version: 1,
  key: 'item_number',
  columns: { item_number: 'text', by_rating: 'jsonb' },
  on: {
    ReviewPublished: ({ data }) => count(data, 1),
    ReviewDeclined: ({ data }) => (data.wasPublished ? count(data, -1) : []),
  },
});
