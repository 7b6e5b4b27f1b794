import type texts from '#locales/en/saved-cart.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { promptsOnLogin } from '#storefront/shared/cart/prompts-on-login.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly 'saved-cart': typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/pendingcarts',
        module: 'storefront/features/saved-cart/pending-carts.page.tsx',
        component: exportOf(() => import('./pending-carts.page.tsx'), 'PendingCartsPage'),
        texts: ['saved-cart', 'cart'],
        loader: later(exportOf(() => import('./saved-cart.loader.ts'), 'pendingCartsLoader')),
      }),
      page({
        path: paths.pendingOrders,
        module: 'storefront/features/saved-cart/pending-orders.page.tsx',
        component: exportOf(() => import('./pending-orders.page.tsx'), 'PendingOrdersPage'),
        texts: ['saved-cart', 'cart'],
        loader: later(exportOf(() => import('./saved-cart.loader.ts'), 'pendingOrdersLoader')),
      }),
      page({
        path: '/profile/savedcarts',
        module: 'storefront/features/saved-cart/saved-carts.page.tsx',
        component: exportOf(() => import('./saved-carts.page.tsx'), 'SavedCartsPage'),
        texts: ['saved-cart', 'cart'],
        loader: later(exportOf(() => import('./saved-cart.loader.ts'), 'savedCartsLoader')),
      }),
    ],
  },
  accountMenu: [
    { section: 'orders', place: 50, path: paths.pendingCarts(), label: 'pendingCarts', isThere: promptsOnLogin },
    {
      section: 'orders',
      place: 55,
      path: paths.pendingOrders,
      label: 'pendingOrders',
      needs: ['multiplePayments'],
    },
    {
      section: 'orders',
      place: 60,
      path: paths.savedCarts,
      label: 'savedCarts',
      isThere: (_, user) => user.AllowSaveAsCart,
    },
  ],
} satisfies StorefrontFeature;
