import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature, RegisteredProjections } from '#projections/shared/projection-feature.ts';
import { replayQueries } from './replay.queries.ts';

export const feature = {
  needs: ['account', 'credit', 'order'],
  queries: (read: ReadSide, shop: RegisteredProjections) =>
    replayQueries(read, shop.readModels, shop.describeEvents, shop.subjects.definitions),
} satisfies ProjectionFeature;
