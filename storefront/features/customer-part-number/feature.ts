import type texts from '#locales/en/customer-part-number.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly 'customer-part-number': typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/partnumbers',
        module: 'storefront/features/customer-part-number/part-numbers.page.tsx',
        component: exportOf(() => import('./part-numbers.page.tsx'), 'PartNumbersPage'),
        texts: ['customer-part-number'],
        loader: later(exportOf(() => import('./part-number.loader.ts'), 'partNumbersLoader')),
      }),
    ],
  },
  accountMenu: [{ section: 'orders', place: 45, path: paths.partNumbers, label: 'partNumbers' }],
} satisfies StorefrontFeature;
