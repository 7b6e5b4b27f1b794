import type texts from '#locales/en/home.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, page } from '#storefront/lib/page-route.ts';
import { homeLoader } from './home.loader.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly home: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/',
        module: 'storefront/features/home/home.page.tsx',
        component: exportOf(() => import('./home.page.tsx'), 'HomePage'),
        texts: ['home', 'article'],
        loader: homeLoader,
        cacheable: true,
      }),
    ],
  },
} satisfies StorefrontFeature;
