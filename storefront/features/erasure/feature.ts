import type texts from '#locales/en/erasure.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly erasure: typeof texts;
  }
}

const PATH = '/profile/mypersonaldata';

export const feature = {
  routes: {
    account: [
      page({
        path: PATH,
        module: 'storefront/features/erasure/erasure.page.tsx',
        component: exportOf(() => import('./erasure.page.tsx'), 'PersonalDataPage'),
        texts: ['erasure', 'account'],
        loader: later(exportOf(() => import('./erasure.loader.ts'), 'personalDataLoader')),
      }),
    ],
  },
  accountMenu: [{ section: 'accountSettings', place: 60, path: PATH, label: 'personalData' }],
} satisfies StorefrontFeature;
