import type texts from '#locales/en/document.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly document: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/documents',
        module: 'storefront/features/document/documents.page.tsx',
        component: exportOf(() => import('./documents.page.tsx'), 'DocumentsPage'),
        texts: ['document'],
        loader: later(exportOf(() => import('./document.loader.ts'), 'documentsLoader')),
        cacheable: true,
      }),
    ],
  },
} satisfies StorefrontFeature;
