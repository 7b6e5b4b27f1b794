import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/sitemap',
        module: 'storefront/features/sitemap/site-map.page.tsx',
        component: exportOf(() => import('./site-map.page.tsx'), 'SiteMapPage'),
        texts: [],
        loader: later(exportOf(() => import('./site-map.loader.ts'), 'siteMapLoader')),
        cacheable: true,
      }),
    ],
  },
} satisfies StorefrontFeature;
