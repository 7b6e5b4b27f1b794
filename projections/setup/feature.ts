import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { setupFunctions, setupQueries } from './setup.queries.ts';

export const feature = {
  needs: ['calendar', 'catalogue', 'page', 'shipping', 'staff', 'store', 'tax', 'warehouse'],
  queries: () => setupQueries,
  functions: () => ({ setup: setupFunctions }),
} satisfies ProjectionFeature;
