import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { wantListDescriptions } from './want-list.descriptions.ts';
import { wantListFunctions, wantListQueries } from './want-list.queries.ts';
import { wants } from './wants.ts';

export const feature = {
  needs: ['letter', 'product'],
  readModels: readModelList(wants),
  descriptions: [wantListDescriptions],
  queries: (read: ReadSide) => wantListQueries(read),
  functions: (read: ReadSide) => ({ wantList: wantListFunctions(read) }),
  personalData: [
    personalRows('backInStock', wants, ({ item_number, email, quantity, joined_at, waiting }) => ({
      ...{ productId: item_number, email, quantity, joinedAt: joined_at, isWaiting: waiting },
    })),
  ],
} satisfies ProjectionFeature;
