import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { rewardDescriptions } from './reward.descriptions.ts';
import { rewardFunctions, rewardQueries } from './reward.queries.ts';
import { rewards } from './rewards.ts';

export const feature = {
  needs: ['account', 'setting'],
  readModels: readModelList(rewards),
  descriptions: [rewardDescriptions],
  queries: (read: ReadSide) => rewardQueries(read),
  functions: (read: ReadSide) => ({ reward: rewardFunctions(read) }),
} satisfies ProjectionFeature;
