import type texts from '#locales/en/comparison.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly comparison: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/compare',
        module: 'storefront/features/comparison/comparison.page.tsx',
        component: exportOf(() => import('./comparison.page.tsx'), 'ComparisonPage'),
        texts: ['comparison'],
        loader: later(exportOf(() => import('./comparison.loader.ts'), 'comparisonLoader')),
        cacheable: true,
      }),
    ],
  },
} satisfies StorefrontFeature;
