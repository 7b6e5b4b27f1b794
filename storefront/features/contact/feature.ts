import type texts from '#locales/en/contact.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly contact: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/contactlist',
        module: 'storefront/features/contact/contacts.page.tsx',
        component: exportOf(() => import('./contacts.page.tsx'), 'ContactsPage'),
        texts: ['contact'],
        loader: later(exportOf(() => import('./contact.loader.ts'), 'contactsLoader')),
      }),
      page({
        path: '/profile/contactlist/:contactId',
        module: 'storefront/features/contact/contact.page.tsx',
        component: exportOf(() => import('./contact.page.tsx'), 'ContactPage'),
        texts: ['contact', 'address'],
        loader: later(exportOf(() => import('./contact.loader.ts'), 'contactLoader')),
      }),
    ],
  },
  accountMenu: [
    {
      section: 'accountSettings',
      place: 15,
      path: paths.companyContacts,
      label: 'contacts',
      isThere: (_, user) => user.Role === 'admin-contact',
    },
  ],
} satisfies StorefrontFeature;
