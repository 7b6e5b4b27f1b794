import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { securityQueries } from './security.queries.ts';

export const feature = {
  needs: ['contact', 'staff'],
  queries: (read: ReadSide) => securityQueries(read),
} satisfies ProjectionFeature;
