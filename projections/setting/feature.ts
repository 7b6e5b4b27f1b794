import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { settingDescriptions } from './setting.descriptions.ts';
import { settingFunctions, settingQueries } from './setting.queries.ts';
import { settings } from './settings.ts';

export const feature = {
  mirrored: readModelList(settings),
  descriptions: [settingDescriptions],
  queries: (read: ReadSide) => settingQueries(read),
  functions: (read: ReadSide) => ({ setting: settingFunctions(read) }),
} satisfies ProjectionFeature;
