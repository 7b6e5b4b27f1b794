import type texts from '#locales/en/wish-list.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly 'wish-list': typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/mywishlist',
        module: 'storefront/features/wish-list/wish-list.page.tsx',
        component: exportOf(() => import('./wish-list.page.tsx'), 'WishListPage'),
        texts: ['wish-list', 'cart'],
        loader: later(exportOf(() => import('./wish-list.loader.ts'), 'wishListLoader')),
      }),
    ],
  },
  accountMenu: [{ section: 'wishList', place: 10, path: paths.wishList(), label: 'wishList', needs: ['wishList'] }],
} satisfies StorefrontFeature;
