import type texts from '#locales/en/product.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { page } from '#storefront/lib/page-route.ts';
import { productLoader } from './product.loader.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly product: typeof texts;
  }
}

export const feature = {
  routes: {
    catalog: [
      page({
        path: '/product/:id/:name?',
        module: 'storefront/features/product/product.page.tsx',
        component: async () => {
          const [{ ProductPage }, { loadParts }] = await Promise.all([
            import('./product.page.tsx'),
            import('./later-parts.ts'),
          ]);
          await loadParts();
          return ProductPage;
        },
        texts: ['product', 'review', 'question'],
        loader: productLoader,
        cacheable: true,
      }),
    ],
  },
} satisfies StorefrontFeature;
