import type texts from '#locales/en/preference.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly preference: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/mypreferences',
        module: 'storefront/features/preference/preferences.page.tsx',
        component: exportOf(() => import('./preferences.page.tsx'), 'PreferencesPage'),
        texts: ['preference'],
        loader: later(exportOf(() => import('./preference.loader.ts'), 'preferencesLoader')),
      }),
    ],
  },
  accountMenu: [
    { section: 'accountSettings', place: 14, path: paths.preferences, label: 'preferences', needs: ['preferences'] },
  ],
} satisfies StorefrontFeature;
