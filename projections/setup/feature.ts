import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { setupFunctions, setupQueries } from './setup.queries.ts';

export const feature = {
  queries: () => setupQueries,
  functions: () => ({ setup: setupFunctions }),
} satisfies ProjectionFeature;
