import type texts from '#locales/en/conversation.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly conversation: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/messages',
        module: 'storefront/features/conversation/conversations.page.tsx',
        component: exportOf(() => import('./conversations.page.tsx'), 'MessagesPage'),
        texts: ['conversation'],
        loader: later(exportOf(() => import('./conversation.loader.ts'), 'messagesLoader')),
      }),
    ],
  },
  accountMenu: [
    { section: 'orders', place: 80, path: paths.messages, label: 'messages', placeInHeader: 40, waiting: 'messages' },
  ],
} satisfies StorefrontFeature;
