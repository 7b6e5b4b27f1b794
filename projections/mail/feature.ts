import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { mailDescriptions } from './mail.descriptions.ts';

export const feature = {
  descriptions: [mailDescriptions],
} satisfies ProjectionFeature;
