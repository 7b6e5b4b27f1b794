import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/cart/shared/:id',
        module: 'storefront/features/shared-cart/shared-cart.page.tsx',
        component: exportOf(() => import('./shared-cart.page.tsx'), 'SharedCartPage'),
        texts: ['cart'],
        loader: later(exportOf(() => import('./shared-cart.loader.ts'), 'sharedCartLoader')),
      }),
    ],
  },
} satisfies StorefrontFeature;
