import type texts from '#locales/en/newsletter.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly newsletter: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/newslettersubscription',
        module: 'storefront/features/newsletter/newsletter-subscription.page.tsx',
        component: exportOf(() => import('./newsletter-subscription.page.tsx'), 'NewsletterSubscriptionPage'),
        texts: ['newsletter'],
        loader: later(exportOf(() => import('./newsletter.loader.ts'), 'newsletterLoader')),
      }),
    ],
    wide: [
      page({
        path: '/newsletter/confirm',
        module: 'storefront/features/newsletter/newsletter-link.page.tsx',
        component: exportOf(() => import('./newsletter-link.page.tsx'), 'ConfirmNewsletterPage'),
        texts: ['newsletter'],
      }),
      page({
        path: '/newsletter/unsubscribe',
        module: 'storefront/features/newsletter/newsletter-link.page.tsx',
        component: exportOf(() => import('./newsletter-link.page.tsx'), 'UnsubscribeNewsletterPage'),
        texts: ['newsletter'],
      }),
    ],
  },
  accountMenu: [
    { section: 'accountSettings', place: 20, path: paths.newsletter, label: 'newsletter', needs: ['newsletterPage'] },
  ],
} satisfies StorefrontFeature;
