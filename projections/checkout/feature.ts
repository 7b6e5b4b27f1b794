import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { checkoutDeskQueries } from './checkout-desk.queries.ts';
import { checkoutDescriptions } from './checkout.descriptions.ts';
import { checkoutFunctions, checkoutQueries } from './checkout.queries.ts';
import { deliveryQueries } from './delivery.queries.ts';
import { pendingOrderQueries } from './pending-order.queries.ts';

export const feature = {
  needs: [
    'account',
    'calendar',
    'cart',
    'contact',
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
  queries: () => ({ ...checkoutQueries, ...checkoutDeskQueries, ...deliveryQueries, ...pendingOrderQueries }),
  functions: () => ({ checkout: checkoutFunctions }),
} satisfies ProjectionFeature;
