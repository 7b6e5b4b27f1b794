import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { downloadDescriptions } from './download.descriptions.ts';
import { downloadFunctions, downloadQueries } from './download.queries.ts';
import { downloads } from './downloads.ts';

export const feature = {
  needs: ['order', 'product'],
  readModels: readModelList(downloads),
  descriptions: [downloadDescriptions],
  queries: (read: ReadSide) => downloadQueries(read),
  functions: () => ({ download: downloadFunctions }),
} satisfies ProjectionFeature;
