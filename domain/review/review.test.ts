import { specificationFor } from '#domain/testing/decider-specification.ts';
import { review, type ReviewCommand } from './review.decider.ts';
import type { ReviewEvent } from './review.events.ts';

const given = specificationFor(review);
const submitted = {
  reviewId: 'r1',
  itemNumber: '6205',
  rating: 8,
  title: 'Quiet',
  comments: 'Runs in our fan since May.',
  name: 'Ben C.',
  email: 'ben@example.com',
  personId: 'contact:7',
  accountId: 'a1',
  verified: true,
  language: 'en',
  at: 'then',
} as const;
const wasSubmitted: ReviewEvent = { type: 'ReviewSubmitted', data: submitted };
const of = { reviewId: 'r1', by: 'staff:1', at: 'now' };
const decided = { ...of, itemNumber: '6205', rating: 8 } as const;
const published: ReviewEvent = { type: 'ReviewPublished', data: decided };
const publish: ReviewCommand = { type: 'PublishReview', ...of };
const decline: ReviewCommand = { type: 'DeclineReview', ...of, reason: 'Names a person' };

describe('a review', () => {
  it.each(['title', 'comments', 'name', 'email'] as const)('needs its %s (spec 5)', (field) =>
    given()
      .when({ type: 'SubmitReview', ...submitted, [field]: '' })
      .thenRefused('review_insufficient'),
  );
  it('is shown once staff have published it, however often they say so', () => {
    given(wasSubmitted).when(publish).then(published);
    given(wasSubmitted, published).when(publish).thenNothing();
  });
  it('is taken down with a reason, and may come back', () => {
    const declined: ReviewEvent = {
      type: 'ReviewDeclined',
      data: { ...decided, reason: 'Names a person', wasPublished: true },
    };
    given(wasSubmitted, published).when(decline).then(declined);
    given(wasSubmitted, published, declined).when(publish).then(published);
  });
  it('is answered where others read it, and nowhere else', () => {
    const answer: ReviewCommand = { type: 'AnswerReview', ...of, text: 'Thank you' };
    given(wasSubmitted).when(answer).thenRefused('review_not_published');
    given(wasSubmitted, published)
      .when(answer)
      .then({ type: 'ReviewAnswered', data: { ...of, text: 'Thank you' } });
  });
  it('that nobody wrote cannot be decided on', () => given().when(publish).thenRefused('review_not_found'));
});
