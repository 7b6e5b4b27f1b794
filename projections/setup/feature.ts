import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { setupFunctions, setupQueries } from './setup.queries.ts';

export const feature = {
  needs: ['calendar', 'page', 'product', 'setting', 'shipping', 'staff', 'tax', 'warehouse'],
  queries: () => setupQueries,
  functions: () => ({ setup: setupFunctions }),
} satisfies ProjectionFeature;
