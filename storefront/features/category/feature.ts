import type texts from '#locales/en/category.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly category: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/category/search',
        module: 'storefront/features/category/search.page.tsx',
        component: exportOf(() => import('./search.page.tsx'), 'SearchPage'),
        texts: ['category'],
        loader: later(exportOf(() => import('./category.loader.ts'), 'searchLoader')),
        cacheable: true,
      }),
      page({
        path: '/category/:id/:name?',
        module: 'storefront/features/category/category.page.tsx',
        component: exportOf(() => import('./category.page.tsx'), 'CategoryPage'),
        texts: ['category', 'article'],
        loader: later(exportOf(() => import('./category.loader.ts'), 'categoryLoader')),
        cacheable: true,
      }),
    ],
  },
} satisfies StorefrontFeature;
