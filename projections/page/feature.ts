import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { pageFunctions, pageQueries } from './page.queries.ts';

export const feature = {
  queries: (read: ReadSide) => pageQueries(read),
  functions: (read: ReadSide) => ({ page: pageFunctions(read) }),
} satisfies ProjectionFeature;
