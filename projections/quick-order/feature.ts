import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { itemCodes } from './item-codes.ts';
import { quickOrderFunctions, quickOrderQueries } from './quick-order.queries.ts';

export const feature = {
  needs: ['customer-part-number', 'price-list', 'product'],
  readModels: readModelList(itemCodes),
  queries: () => quickOrderQueries,
  functions: (read: ReadSide) => ({ quickOrder: quickOrderFunctions(read) }),
} satisfies ProjectionFeature;
