import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { recommendationDescriptions } from './recommendation.descriptions.ts';

export const feature = {
  descriptions: [recommendationDescriptions],
} satisfies ProjectionFeature;
