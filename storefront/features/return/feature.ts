import type texts from '#locales/en/return.json';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly return: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: paths.newReturn,
        module: 'storefront/features/return/new-return.page.tsx',
        component: exportOf(() => import('./new-return.page.tsx'), 'NewReturnPage'),
        texts: ['return'],
        loader: later(exportOf(() => import('./return.loader.ts'), 'newReturnLoader')),
      }),
      page({
        path: paths.returns,
        module: 'storefront/features/return/returns.page.tsx',
        component: exportOf(() => import('./returns.page.tsx'), 'ReturnsPage'),
        texts: ['return'],
        loader: later(exportOf(() => import('./return.loader.ts'), 'returnsLoader')),
      }),
      page({
        path: '/profile/existingreturnrequest/:returnId',
        module: 'storefront/features/return/return.page.tsx',
        component: exportOf(() => import('./return.page.tsx'), 'ReturnPage'),
        texts: ['return'],
        loader: later(exportOf(() => import('./return.loader.ts'), 'returnLoader')),
      }),
    ],
    wide: [
      page({
        path: '/profile/returnorder',
        module: 'storefront/features/return/return-form.page.tsx',
        component: exportOf(() => import('./return-form.page.tsx'), 'ReturnFormPage'),
        texts: ['return'],
        loader: later(exportOf(() => import('./return.loader.ts'), 'returnFormLoader')),
      }),
      page({
        path: '/profile/returncomplete',
        module: 'storefront/features/return/return-complete.page.tsx',
        component: exportOf(() => import('./return-complete.page.tsx'), 'ReturnCompletePage'),
        texts: ['return'],
        loader: later(exportOf(() => import('./return.loader.ts'), 'returnCompleteLoader')),
      }),
    ],
  },
  accountMenu: [
    { section: 'returns', place: 10, path: paths.newReturn, label: 'newReturn', needs: ['returns', 'returnsPage'] },
    { section: 'returns', place: 20, path: paths.returns, label: 'existingReturns', needs: ['returns', 'returnsPage'] },
  ],
} satisfies StorefrontFeature;
