import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { checkoutDescriptions } from './checkout.descriptions.ts';
import { checkoutFunctions, checkoutQueries } from './checkout.queries.ts';

export const feature = {
  descriptions: [checkoutDescriptions],
  queries: () => checkoutQueries,
  functions: () => ({ checkout: checkoutFunctions }),
} satisfies ProjectionFeature;
