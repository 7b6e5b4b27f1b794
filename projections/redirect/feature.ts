import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { redirectDescriptions } from './redirect.descriptions.ts';
import { redirectFunctions, redirectQueries } from './redirect.queries.ts';
import { redirects } from './redirects.ts';

export const feature = {
  mirrored: readModelList(redirects),
  descriptions: [redirectDescriptions],
  queries: (read: ReadSide) => redirectQueries(read),
  functions: (read: ReadSide) => ({ redirect: redirectFunctions(read) }),
} satisfies ProjectionFeature;
