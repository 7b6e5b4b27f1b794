import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { synonymDescriptions } from './synonym.descriptions.ts';
import { synonymFunctions, synonymQueries } from './synonym.queries.ts';
import { synonyms } from './synonyms.ts';

export const feature = {
  readModels: readModelList(synonyms),
  descriptions: [synonymDescriptions],
  queries: (read: ReadSide) => synonymQueries(read),
  functions: (read: ReadSide) => ({ synonym: synonymFunctions(read) }),
} satisfies ProjectionFeature;
