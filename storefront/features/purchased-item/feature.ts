import type texts from '#locales/en/purchased-item.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly 'purchased-item': typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/purchaseditemshistory',
        module: 'storefront/features/purchased-item/purchased-items.page.tsx',
        component: exportOf(() => import('./purchased-items.page.tsx'), 'PurchasedItemsPage'),
        texts: ['purchased-item', 'cart'],
        loader: later(exportOf(() => import('./purchased-item.loader.ts'), 'purchasedItemsLoader')),
      }),
    ],
  },
  accountMenu: [
    { section: 'orders', place: 30, path: paths.purchasedItems, label: 'purchasedItems', needs: ['purchaseHistory'] },
  ],
} satisfies StorefrontFeature;
