import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { reviewWork } from './review-work.ts';
import { reviewDescriptions } from './review.descriptions.ts';
import { ownReview, reviewFunctions, reviewQueries } from './review.queries.ts';
import { reviewSubject } from './review.subject.ts';
import { productRatings, reviews } from './reviews.ts';

export const feature = {
  needs: ['setting'],
  mirrored: readModelList(productRatings),
  readModels: readModelList(reviews),
  descriptions: [reviewDescriptions],
  subjects: [reviewSubject],
  workKinds: [reviewWork],
  queries: (read: ReadSide) => reviewQueries(read),
  functions: (read: ReadSide) => ({ review: reviewFunctions(read) }),
  personalData: [personalRows('reviews', reviews, ownReview)],
} satisfies ProjectionFeature;
