import type texts from '#locales/en/message.json';
import type { StorefrontFeature } from '#storefront/lib/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly message: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/messages',
        module: 'storefront/features/message/messages.page.tsx',
        component: exportOf(() => import('./messages.page.tsx'), 'MessagesPage'),
        texts: ['message'],
        loader: later(exportOf(() => import('./message.loader.ts'), 'messagesLoader')),
      }),
    ],
  },
} satisfies StorefrontFeature;
