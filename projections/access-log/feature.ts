import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { accessLogDescriptions } from './access-log.descriptions.ts';
import { accessLogQueries } from './access-log.queries.ts';
import { accessLog } from './access-log.ts';

export const feature = {
  needs: ['history', 'staff'],
  readModels: readModelList(accessLog),
  descriptions: [accessLogDescriptions],
  queries: (read: ReadSide) => accessLogQueries(read),
} satisfies ProjectionFeature;
