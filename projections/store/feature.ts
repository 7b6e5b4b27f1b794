import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { settings } from './settings.ts';
import { settingDescriptions } from './store.descriptions.ts';
import { storeFunctions, storeQueries } from './store.queries.ts';

export const feature = {
  needs: ['picture'],
  mirrored: readModelList(settings),
  descriptions: [settingDescriptions],
  queries: (read: ReadSide) => storeQueries(read),
  functions: (read: ReadSide) => ({ store: storeFunctions(read) }),
} satisfies ProjectionFeature;
