import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { proofFunctions, proofQueries } from './proof.queries.ts';

export const feature = {
  queries: (read: ReadSide) => proofQueries(read),
  functions: (read: ReadSide) => ({ proof: proofFunctions(read) }),
} satisfies ProjectionFeature;
