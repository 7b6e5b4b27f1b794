import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { familyDescriptions } from './family.descriptions.ts';
import { familyFunctions, familyQueries } from './family.queries.ts';
import { families } from './families.ts';

export const feature = {
  readModels: readModelList(families),
  descriptions: [familyDescriptions],
  queries: (read: ReadSide) => familyQueries(read),
  functions: (read: ReadSide) => ({ family: familyFunctions(read) }),
} satisfies ProjectionFeature;
