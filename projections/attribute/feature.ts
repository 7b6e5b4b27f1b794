import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { attributeDescriptions } from './attribute.descriptions.ts';
import { attributeFunctions, attributeQueries } from './attribute.queries.ts';
import { attributes } from './attributes.ts';

export const feature = {
  readModels: readModelList(attributes),
  descriptions: [attributeDescriptions],
  queries: (read: ReadSide) => attributeQueries(read),
  functions: (read: ReadSide) => ({ attribute: attributeFunctions(read) }),
} satisfies ProjectionFeature;
