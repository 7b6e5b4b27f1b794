import { redirect, type RouteObject } from 'react-router-dom';
import type texts from '#locales/en/store.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, page } from '#storefront/lib/page-route.ts';
import { paths } from '#storefront/shared/paths.ts';
import { virtualPageLoader } from './virtual-page.loader.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly store: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/pages/:page',
        module: 'storefront/features/store/virtual-page.page.tsx',
        component: exportOf(() => import('./virtual-page.page.tsx'), 'VirtualPage'),
        texts: ['store', 'enquiry'],
        loader: virtualPageLoader,
        cacheable: true,
      }),
      page({
        path: '/error',
        module: 'storefront/features/store/error.page.tsx',
        component: exportOf(() => import('./error.page.tsx'), 'ErrorPage'),
        texts: [],
      }),
      // Spec 2: as an older left navigation calls them.
      ...(
        [
          ['/about', paths.about],
          ['/support', paths.contact],
          ['/help', paths.help],
        ] as const
      ).map(([path, to]): RouteObject => ({ path, loader: () => redirect(to, 301), Component: () => null })),
    ],
  },
} satisfies StorefrontFeature;
