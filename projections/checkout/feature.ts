import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { checkoutDescriptions } from './checkout.descriptions.ts';
import { checkoutFunctions, checkoutQueries } from './checkout.queries.ts';
import { deliveryQueries } from './delivery.queries.ts';
import { pendingOrderQueries } from './pending-order.queries.ts';

export const feature = {
  needs: [
    'account',
    'calendar',
    'cart',
    'credit',
    'order',
    'preference',
    'price-list',
    'product',
    'promotion',
    'quote',
    'reward',
    'setting',
    'shipping',
    'tax',
    'warehouse',
  ],
  descriptions: [checkoutDescriptions],
  queries: () => ({ ...checkoutQueries, ...deliveryQueries, ...pendingOrderQueries }),
  functions: () => ({ checkout: checkoutFunctions }),
} satisfies ProjectionFeature;
