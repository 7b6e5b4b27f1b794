import type { RouteObject } from 'react-router-dom';
import { checkoutLoader, orderCompleteLoader } from '#storefront/features/checkout/checkout.loader.ts';
import {
  convertQuoteLoader,
  quoteCompleteLoader,
  requestQuoteLoader,
} from '#storefront/features/quote/quote.loader.ts';
import { page } from '../page-route.ts';

export const checkoutRoutes: RouteObject[] = [
  page({
    path: '/checkout/processcheckout',
    module: 'storefront/features/checkout/checkout.page.tsx',
    component: async () => (await import('#storefront/features/checkout/checkout.page.tsx')).CheckoutPage,
    texts: ['checkout', 'address', 'order'],
    loader: checkoutLoader,
  }),
  page({
    path: '/checkout/ordercomplete/:orderId',
    module: 'storefront/features/checkout/order-complete.page.tsx',
    component: async () => (await import('#storefront/features/checkout/order-complete.page.tsx')).OrderCompletePage,
    texts: ['checkout', 'address', 'order'],
    loader: orderCompleteLoader,
  }),
  page({
    path: '/checkout/requestquote',
    module: 'storefront/features/quote/request-quote.page.tsx',
    component: async () => (await import('#storefront/features/quote/request-quote.page.tsx')).RequestQuotePage,
    texts: ['quote', 'checkout', 'address', 'order'],
    loader: requestQuoteLoader,
  }),
  page({
    path: '/checkout/quotecomplete/:quoteId',
    module: 'storefront/features/quote/quote-complete.page.tsx',
    component: async () => (await import('#storefront/features/quote/quote-complete.page.tsx')).QuoteCompletePage,
    texts: ['quote', 'checkout', 'cart'],
    loader: quoteCompleteLoader,
  }),
  page({
    path: '/checkout/convertquote/:quoteId',
    module: 'storefront/features/quote/convert-quote.page.tsx',
    component: async () => (await import('#storefront/features/quote/convert-quote.page.tsx')).ConvertQuotePage,
    texts: ['quote', 'checkout', 'order'],
    loader: convertQuoteLoader,
  }),
];
