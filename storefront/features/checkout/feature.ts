import type texts from '#locales/en/checkout.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { paths } from '#storefront/shared/paths.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly checkout: typeof texts;
  }
}

export const feature = {
  routes: {
    checkout: [
      page({
        path: '/checkout/processcheckout',
        module: 'storefront/features/checkout/checkout.page.tsx',
        component: async () => {
          const { CheckoutPage, loadStep } = await import('./checkout.page.tsx');
          await loadStep();
          return CheckoutPage;
        },
        steps: ['storefront/features/checkout/shipping-step.tsx', 'storefront/features/checkout/payment-step.tsx'],
        texts: ['checkout', 'address', 'order', 'payment-method'],
        loader: later(exportOf(() => import('./checkout.loader.ts'), 'checkoutLoader')),
      }),
      page({
        path: paths.deliveries,
        module: 'storefront/features/checkout/deliveries.page.tsx',
        component: exportOf(() => import('./deliveries.page.tsx'), 'DeliveriesPage'),
        texts: ['checkout', 'address', 'order'],
        loader: later(exportOf(() => import('./delivery.loader.ts'), 'deliveriesLoader')),
      }),
      page({
        path: '/checkout/ordercomplete/:orderId',
        module: 'storefront/features/checkout/order-complete.page.tsx',
        component: exportOf(() => import('./order-complete.page.tsx'), 'OrderCompletePage'),
        texts: ['checkout', 'address', 'order'],
        loader: later(exportOf(() => import('./checkout.loader.ts'), 'orderCompleteLoader')),
      }),
    ],
  },
} satisfies StorefrontFeature;
