import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { storeFunctions, storeQueries } from './store.queries.ts';

export const feature = {
  needs: ['picture'],
  queries: (read: ReadSide) => storeQueries(read),
  functions: (read: ReadSide) => ({ store: storeFunctions(read) }),
} satisfies ProjectionFeature;
