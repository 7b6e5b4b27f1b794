import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { listWatchDescriptions } from './list-watch.descriptions.ts';
import { listWatchFunctions, listWatchQueries } from './list-watch.queries.ts';
import { listWatches } from './list-watches.ts';

export const feature = {
  needs: ['contact', 'item-list', 'letter', 'price-list', 'product'],
  readModels: readModelList(listWatches),
  descriptions: [listWatchDescriptions],
  queries: (read: ReadSide) => listWatchQueries(read),
  functions: (read: ReadSide) => ({ listWatch: listWatchFunctions(read) }),
  personalData: [
    personalRows('watchedWishLists', listWatches, ({ list_id, watched, news }) => ({
      listId: list_id,
      isWatched: watched,
      news,
    })),
  ],
} satisfies ProjectionFeature;
