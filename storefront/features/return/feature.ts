import type texts from '#locales/en/return.json';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly return: typeof texts;
  }
}

/** Spec 6: both must be on. */
const needs = ['returns', 'returnsPage'] as const;

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/newreturnrequest',
        module: 'storefront/features/return/new-return.page.tsx',
        component: exportOf(() => import('./new-return.page.tsx'), 'NewReturnPage'),
        texts: ['return'],
        loader: later(exportOf(() => import('./return.loader.ts'), 'newReturnLoader')),
      }),
      page({
        path: '/profile/existingreturnrequest/:returnId?',
        module: 'storefront/features/return/existing-returns.page.tsx',
        component: exportOf(() => import('./existing-returns.page.tsx'), 'ExistingReturnsPage'),
        texts: ['return'],
        loader: later(exportOf(() => import('./return.loader.ts'), 'existingReturnsLoader')),
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
    { section: 'returns', place: 10, path: '/profile/newreturnrequest', label: 'newReturn', needs },
    { section: 'returns', place: 20, path: '/profile/existingreturnrequest', label: 'existingReturns', needs },
  ],
} satisfies StorefrontFeature;
