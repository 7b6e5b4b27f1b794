import type texts from '#locales/en/address.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly address: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/myaddresses',
        module: 'storefront/features/address/address-book.page.tsx',
        component: exportOf(() => import('./address-book.page.tsx'), 'AddressBookPage'),
        texts: ['address'],
        loader: later(exportOf(() => import('./address.loader.ts'), 'addressBookLoader')),
      }),
      page({
        path: '/profile/myaddresses/:addressId',
        module: 'storefront/features/address/address.page.tsx',
        component: exportOf(() => import('./address.page.tsx'), 'AddressPage'),
        texts: ['address'],
        loader: later(exportOf(() => import('./address.loader.ts'), 'addressLoader')),
      }),
    ],
  },
  accountMenu: [
    { section: 'accountSettings', place: 10, path: paths.addresses, label: 'addressBook', needs: ['addressBook'] },
  ],
} satisfies StorefrontFeature;
