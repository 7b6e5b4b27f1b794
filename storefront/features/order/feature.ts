import { redirect } from 'react-router-dom';
import type texts from '#locales/en/order.json';
import type { StorefrontFeature } from '#storefront/shared/feature.ts';
import { exportOf, later, page } from '#storefront/lib/page-route.ts';
import { paths } from '#storefront/shared/paths.ts';

declare module '#storefront/lib/texts.ts' {
  interface Texts {
    readonly order: typeof texts;
  }
}

export const feature = {
  routes: {
    account: [
      page({
        path: '/profile/myorders',
        module: 'storefront/features/order/orders.page.tsx',
        component: exportOf(() => import('./orders.page.tsx'), 'OrdersPage'),
        texts: ['order'],
        loader: later(exportOf(() => import('./order.loader.ts'), 'ordersLoader')),
      }),
      page({
        path: '/profile/myorders/:orderId',
        module: 'storefront/features/order/order.page.tsx',
        component: exportOf(() => import('./order.page.tsx'), 'OrderPage'),
        texts: ['order', 'conversation', 'cart'],
        loader: later(exportOf(() => import('./order.loader.ts'), 'orderLoader')),
      }),
      // Spec 2: Track Order of the signed-in. What it searches is the order history.
      { path: paths.searchOrders, loader: ({ request }) => redirect(paths.orders + new URL(request.url).search) },
    ],
    bare: [
      page({
        path: '/trackshipment/:orderId',
        module: 'storefront/features/order/tracking.page.tsx',
        component: exportOf(() => import('./tracking.page.tsx'), 'TrackingPage'),
        texts: ['order'],
        loader: later(exportOf(() => import('./order.loader.ts'), 'trackingLoader')),
      }),
    ],
    wide: [
      page({
        path: '/profile/guestcustomersearchorders',
        module: 'storefront/features/order/track-order.page.tsx',
        component: exportOf(() => import('./track-order.page.tsx'), 'TrackOrderPage'),
        texts: ['order'],
      }),
      page({
        path: '/customer/getorderforguest',
        module: 'storefront/features/order/guest-order.page.tsx',
        component: exportOf(() => import('./guest-order.page.tsx'), 'GuestOrderPage'),
        texts: ['order'],
        loader: later(exportOf(() => import('./guest-order.loader.ts'), 'guestOrderLoader')),
      }),
    ],
  },
  accountMenu: [
    {
      section: 'orders',
      place: 10,
      path: paths.orders,
      label: 'orderHistory',
      placeInHeader: 10,
      waiting: 'lateOrders',
      needs: ['orderHistory'],
    },
    {
      section: 'orders',
      place: 90,
      path: paths.searchOrders,
      label: 'trackOrder',
      needs: ['orderSearch', 'orderHistory'],
    },
  ],
} satisfies StorefrontFeature;
