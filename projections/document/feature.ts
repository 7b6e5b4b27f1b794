import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { publicFileDescriptions } from './public-file.descriptions.ts';
import { documentFunctions, documentQueries } from './document.queries.ts';

export const feature = {
  descriptions: [publicFileDescriptions],
  queries: (read: ReadSide) => documentQueries(read),
  functions: (read: ReadSide) => ({ document: documentFunctions(read) }),
} satisfies ProjectionFeature;
