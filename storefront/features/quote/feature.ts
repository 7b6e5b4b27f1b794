import type texts from '#locales/en/quote.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly quote: typeof texts;
  }
}

export const feature = {
  routes: {
    checkout: [
      page({
        path: '/checkout/requestquote',
        module: 'storefront/features/quote/request-quote.page.tsx',
        component: exportOf(() => import('./request-quote.page.tsx'), 'RequestQuotePage'),
        texts: ['quote', 'checkout', 'address', 'order'],
        loader: later(exportOf(() => import('./quote.loader.ts'), 'requestQuoteLoader')),
      }),
      page({
        path: '/checkout/quotecomplete/:quoteId',
        module: 'storefront/features/quote/quote-complete.page.tsx',
        component: exportOf(() => import('./quote-complete.page.tsx'), 'QuoteCompletePage'),
        texts: ['quote', 'checkout', 'order', 'cart'],
        loader: later(exportOf(() => import('./quote.loader.ts'), 'quoteCompleteLoader')),
      }),
      page({
        path: '/checkout/convertquote/:quoteId',
        module: 'storefront/features/quote/convert-quote.page.tsx',
        component: exportOf(() => import('./convert-quote.page.tsx'), 'ConvertQuotePage'),
        texts: ['quote', 'checkout', 'order', 'payment-method'],
        loader: later(exportOf(() => import('./quote.loader.ts'), 'convertQuoteLoader')),
      }),
    ],
    account: [
      page({
        path: '/profile/myquotes',
        module: 'storefront/features/quote/quotes.page.tsx',
        component: exportOf(() => import('./quotes.page.tsx'), 'QuotesPage'),
        texts: ['quote'],
        loader: later(exportOf(() => import('./quote.loader.ts'), 'quotesLoader')),
      }),
      page({
        path: '/profile/quotedetails/:quoteId',
        module: 'storefront/features/quote/quote.page.tsx',
        component: async () => {
          const [{ QuotePage }, { loadParts }] = await Promise.all([
            import('./quote.page.tsx'),
            import('./later-parts.ts'),
          ]);
          await loadParts();
          return QuotePage;
        },
        texts: ['quote', 'cart', 'order', 'checkout', 'address'],
        loader: later(exportOf(() => import('./quote.loader.ts'), 'quoteLoader')),
      }),
    ],
  },
  accountMenu: [
    {
      section: 'orders',
      place: 20,
      path: paths.quotes,
      label: 'quotes',
      placeInHeader: 30,
      waiting: 'offers',
      needs: ['quoteHistory'],
    },
  ],
} satisfies StorefrontFeature;
