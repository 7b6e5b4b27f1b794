import type texts from '#locales/en/locator.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly locator: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/store/storelocator',
        module: 'storefront/features/locator/locator.page.tsx',
        component: exportOf(() => import('./locator.page.tsx'), 'LocatorPage'),
        texts: ['locator'],
        loader: later(exportOf(() => import('./locator.loader.ts'), 'locatorLoader')),
      }),
    ],
  },
} satisfies StorefrontFeature;
