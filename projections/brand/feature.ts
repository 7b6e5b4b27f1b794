import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { brandDescriptions } from './brand.descriptions.ts';
import { brandFunctions, brandQueries } from './brand.queries.ts';
import { brands } from './brands.ts';

export const feature = {
  readModels: readModelList(brands),
  descriptions: [brandDescriptions],
  queries: (read: ReadSide) => brandQueries(read),
  functions: (read: ReadSide) => ({ brand: brandFunctions(read) }),
} satisfies ProjectionFeature;
