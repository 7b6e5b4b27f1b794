import type texts from '#locales/en/cart.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, page } from '#storefront/lib/page-route.ts';
import { cartLoader } from './cart.loader.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly cart: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/cart/shoppingcart',
        module: 'storefront/features/cart/cart.page.tsx',
        component: exportOf(() => import('./cart.page.tsx'), 'CartPage'),
        texts: ['cart', 'order'],
        loader: cartLoader,
      }),
    ],
  },
} satisfies StorefrontFeature;
