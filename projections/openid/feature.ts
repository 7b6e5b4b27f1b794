import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { openidDescriptions } from './openid.descriptions.ts';
import { openidLinks } from './openid-links.ts';
import { openidFunctions, openidPersonalData, openidQueries } from './openid.queries.ts';

export const feature = {
  needs: ['account'],
  readModels: readModelList(openidLinks),
  descriptions: [openidDescriptions],
  queries: (read: ReadSide) => openidQueries(read),
  functions: (read: ReadSide) => ({ openid: openidFunctions(read) }),
  personalData: [openidPersonalData],
} satisfies ProjectionFeature;
