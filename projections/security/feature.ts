import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { securityQueries } from './security.queries.ts';

export const feature = {
  queries: (read: ReadSide) => securityQueries(read),
} satisfies ProjectionFeature;
