import type texts from '#locales/en/preference.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly preference: typeof texts;
  }
}

const PATH = '/profile/mypreferences';

export const feature = {
  routes: {
    account: [
      page({
        path: PATH,
        module: 'storefront/features/preference/preferences.page.tsx',
        component: exportOf(() => import('./preferences.page.tsx'), 'PreferencesPage'),
        texts: ['preference'],
        loader: later(exportOf(() => import('./preference.loader.ts'), 'preferencesLoader')),
      }),
    ],
  },
  accountMenu: [{ section: 'accountSettings', place: 14, path: PATH, label: 'preferences', needs: ['preferences'] }],
} satisfies StorefrontFeature;
