import type { RouteObject } from 'react-router-dom';
import { checkoutLoader, orderCompleteLoader } from '#storefront/features/checkout/checkout.loader.ts';
import { page } from '../page-route.ts';

export const checkoutRoutes: RouteObject[] = [
  page({
    path: '/checkout/processcheckout',
    module: 'storefront/features/checkout/checkout.page.tsx',
    component: async () => (await import('#storefront/features/checkout/checkout.page.tsx')).CheckoutPage,
    texts: ['checkout', 'address', 'order', 'error'],
    loader: checkoutLoader,
  }),
  page({
    path: '/checkout/ordercomplete/:orderId',
    module: 'storefront/features/checkout/order-complete.page.tsx',
    component: async () => (await import('#storefront/features/checkout/order-complete.page.tsx')).OrderCompletePage,
    texts: ['checkout', 'address', 'order'],
    loader: orderCompleteLoader,
  }),
];
