import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { staticContentFunctions, staticContentQueries } from './static-content.queries.ts';

export const feature = {
  queries: (read: ReadSide) => staticContentQueries(read),
  functions: (read: ReadSide) => ({ 'static-content': staticContentFunctions(read) }),
} satisfies ProjectionFeature;
