import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { ProjectionFeature, RegisteredProjections } from '#projections/shared/projection-feature.ts';
import { erasureDescriptions } from './erasure.descriptions.ts';
import { erasureFunctions, erasureQueries } from './erasure.queries.ts';
import { erasures } from './erasures.ts';

export const feature = {
  needs: ['account', 'contact', 'credit', 'letter', 'order', 'quote', 'return', 'setting'],
  readModels: readModelList(erasures),
  descriptions: [erasureDescriptions],
  queries: (read: ReadSide, shop: RegisteredProjections) => erasureQueries(read, shop),
  functions: (read: ReadSide) => ({ erasure: erasureFunctions(read) }),
} satisfies ProjectionFeature;
