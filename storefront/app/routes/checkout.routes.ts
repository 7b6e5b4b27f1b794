import type { RouteObject } from 'react-router-dom';
import { later, page } from '../page-route.ts';

export const checkoutRoutes: RouteObject[] = [
  page({
    path: '/checkout/processcheckout',
    module: 'storefront/features/checkout/checkout.page.tsx',
    component: async () => {
      const { CheckoutPage, loadStep } = await import('#storefront/features/checkout/checkout.page.tsx');
      await loadStep();
      return CheckoutPage;
    },
    steps: ['storefront/features/checkout/shipping-step.tsx', 'storefront/features/checkout/payment-step.tsx'],
    texts: ['checkout', 'address', 'order', 'payment-method'],
    loader: later(async () => (await import('#storefront/features/checkout/checkout.loader.ts')).checkoutLoader),
  }),
  page({
    path: '/checkout/ordercomplete/:orderId',
    module: 'storefront/features/checkout/order-complete.page.tsx',
    component: async () => (await import('#storefront/features/checkout/order-complete.page.tsx')).OrderCompletePage,
    texts: ['checkout', 'address', 'order'],
    loader: later(async () => (await import('#storefront/features/checkout/checkout.loader.ts')).orderCompleteLoader),
  }),
  page({
    path: '/checkout/requestquote',
    module: 'storefront/features/quote/request-quote.page.tsx',
    component: async () => (await import('#storefront/features/quote/request-quote.page.tsx')).RequestQuotePage,
    texts: ['quote', 'checkout', 'address', 'order'],
    loader: later(async () => (await import('#storefront/features/quote/quote.loader.ts')).requestQuoteLoader),
  }),
  page({
    path: '/checkout/quotecomplete/:quoteId',
    module: 'storefront/features/quote/quote-complete.page.tsx',
    component: async () => (await import('#storefront/features/quote/quote-complete.page.tsx')).QuoteCompletePage,
    texts: ['quote', 'checkout', 'order', 'cart'],
    loader: later(async () => (await import('#storefront/features/quote/quote.loader.ts')).quoteCompleteLoader),
  }),
  page({
    path: '/checkout/convertquote/:quoteId',
    module: 'storefront/features/quote/convert-quote.page.tsx',
    component: async () => (await import('#storefront/features/quote/convert-quote.page.tsx')).ConvertQuotePage,
    texts: ['quote', 'checkout', 'order', 'payment-method'],
    loader: later(async () => (await import('#storefront/features/quote/quote.loader.ts')).convertQuoteLoader),
  }),
];
