import type texts from '#locales/en/article.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly article: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/blog',
        module: 'storefront/features/article/blog.page.tsx',
        component: exportOf(() => import('./blog.page.tsx'), 'BlogPage'),
        texts: ['article'],
        loader: later(exportOf(() => import('./article.loader.ts'), 'blogLoader')),
        cacheable: true,
      }),
      page({
        path: '/blog/:article',
        module: 'storefront/features/article/article.page.tsx',
        component: exportOf(() => import('./article.page.tsx'), 'ArticlePage'),
        texts: ['article'],
        loader: later(exportOf(() => import('./article.loader.ts'), 'articleLoader')),
        cacheable: true,
      }),
    ],
  },
} satisfies StorefrontFeature;
