import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { promotionDescriptions } from './promotion.descriptions.ts';
import { promotionFunctions } from './promotion.functions.ts';
import { promotionQueries } from './promotion.queries.ts';
import { promotionUses, promotions } from './promotions.ts';

export const feature = {
  needs: ['account', 'category', 'order', 'price-list', 'product', 'shipping'],
  mirrored: readModelList(promotions),
  readModels: readModelList(promotionUses),
  descriptions: [promotionDescriptions],
  queries: (read: ReadSide) => promotionQueries(read),
  functions: (read: ReadSide) => ({ promotion: promotionFunctions(read) }),
} satisfies ProjectionFeature;
