import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { priceChangeDescriptions } from './price-change.descriptions.ts';
import { priceChangeFunctions, priceChangeQueries } from './price-change.queries.ts';
import { priceChanges } from './price-changes.ts';

export const feature = {
  needs: ['account', 'price-list', 'setting'],
  readModels: readModelList(priceChanges),
  descriptions: [priceChangeDescriptions],
  queries: (read: ReadSide) => priceChangeQueries(read),
  functions: (read: ReadSide) => ({ priceChange: priceChangeFunctions(read) }),
} satisfies ProjectionFeature;
