import type texts from '#locales/en/saved-card.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly 'saved-card': typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/mycreditcards',
        module: 'storefront/features/saved-card/saved-cards.page.tsx',
        component: exportOf(() => import('./saved-cards.page.tsx'), 'SavedCardsPage'),
        texts: ['saved-card'],
        loader: later(exportOf(() => import('./saved-card.loader.ts'), 'savedCardsLoader')),
      }),
      page({
        path: '/profile/mycreditcards/new',
        module: 'storefront/features/saved-card/new-card.page.tsx',
        component: exportOf(() => import('./new-card.page.tsx'), 'NewCardPage'),
        texts: ['saved-card', 'payment-method'],
        loader: later(exportOf(() => import('./saved-card.loader.ts'), 'savedCardsLoader')),
      }),
      page({
        path: '/profile/mycreditcards/accounts/new',
        module: 'storefront/features/saved-card/new-account.page.tsx',
        component: exportOf(() => import('./new-account.page.tsx'), 'NewAccountPage'),
        texts: ['saved-card', 'payment-method'],
        loader: later(exportOf(() => import('./saved-card.loader.ts'), 'savedCardsLoader')),
      }),
      page({
        path: '/profile/mycreditcards/accounts/:cardId',
        module: 'storefront/features/saved-card/saved-account.page.tsx',
        component: exportOf(() => import('./saved-account.page.tsx'), 'SavedAccountPage'),
        texts: ['saved-card'],
        loader: later(exportOf(() => import('./saved-card.loader.ts'), 'savedAccountLoader')),
      }),
      page({
        path: '/profile/mycreditcards/:cardId',
        module: 'storefront/features/saved-card/saved-card.page.tsx',
        component: exportOf(() => import('./saved-card.page.tsx'), 'SavedCardPage'),
        texts: ['saved-card'],
        loader: later(exportOf(() => import('./saved-card.loader.ts'), 'savedCardLoader')),
      }),
    ],
  },
  accountMenu: [
    { section: 'payments', place: 20, path: paths.savedCards, label: 'savedCards', needs: ['cardStorage'] },
  ],
} satisfies StorefrontFeature;
