import type texts from '#locales/en/recommendation.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly recommendation: typeof texts;
  }
}

export const feature = {
  routes: {
    bare: [
      page({
        path: '/sendtofriend/:product',
        module: 'storefront/features/recommendation/send-to-friend.page.tsx',
        component: exportOf(() => import('./send-to-friend.page.tsx'), 'SendToFriendPage'),
        texts: ['recommendation'],
        loader: later(exportOf(() => import('./send-to-friend.loader.ts'), 'sendToFriendLoader')),
      }),
    ],
  },
} satisfies StorefrontFeature;
