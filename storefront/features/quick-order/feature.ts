import type texts from '#locales/en/quick-order.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly 'quick-order': typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      // Spec 2: of the checkout by its address, and with the header all the same: who fills it in looks things up.
      page({
        path: '/checkout/expressorder',
        module: 'storefront/features/quick-order/quick-order.page.tsx',
        component: exportOf(() => import('./quick-order.page.tsx'), 'QuickOrderPage'),
        texts: ['quick-order'],
        loader: later(exportOf(() => import('./quick-order.loader.ts'), 'quickOrderLoader')),
      }),
    ],
  },
  accountMenu: [
    {
      section: 'orders',
      place: 40,
      path: paths.expressOrder,
      label: 'quickOrder',
      placeInHeader: 20,
      needs: ['quickOrder'],
    },
  ],
} satisfies StorefrontFeature;
