import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '#storefront/shared/paths.ts';
import { later, page } from '../page-route.ts';

export const accountRoutes: RouteObject[] = [
  page({
    path: '/profile/dashboard',
    module: 'storefront/features/account/dashboard.page.tsx',
    component: async () => (await import('#storefront/features/account/dashboard.page.tsx')).DashboardPage,
    texts: ['account', 'order'],
    loader: later(async () => (await import('#storefront/features/account/account.loader.ts')).dashboardLoader),
  }),
  page({
    path: '/profile/myorders',
    module: 'storefront/features/order/orders.page.tsx',
    component: async () => (await import('#storefront/features/order/orders.page.tsx')).OrdersPage,
    texts: ['order'],
    loader: later(async () => (await import('#storefront/features/order/order.loader.ts')).ordersLoader),
  }),
  // Spec 2: Track Order of the signed-in. What it searches is the order history.
  { path: paths.searchOrders, loader: ({ request }) => redirect(paths.orders + new URL(request.url).search) },
  page({
    path: '/profile/myorders/:orderId',
    module: 'storefront/features/order/order.page.tsx',
    component: async () => (await import('#storefront/features/order/order.page.tsx')).OrderPage,
    texts: ['order', 'message'],
    loader: later(async () => (await import('#storefront/features/order/order.loader.ts')).orderLoader),
  }),
  page({
    path: '/profile/myquotes',
    module: 'storefront/features/quote/quotes.page.tsx',
    component: async () => (await import('#storefront/features/quote/quotes.page.tsx')).QuotesPage,
    texts: ['quote'],
    loader: later(async () => (await import('#storefront/features/quote/quote.loader.ts')).quotesLoader),
  }),
  page({
    path: '/profile/quotedetails/:quoteId',
    module: 'storefront/features/quote/quote.page.tsx',
    component: async () => {
      const [{ QuotePage }, { loadParts }] = await Promise.all([
        import('#storefront/features/quote/quote.page.tsx'),
        import('#storefront/features/quote/later-parts.ts'),
      ]);
      await loadParts();
      return QuotePage;
    },
    texts: ['quote', 'cart', 'order', 'checkout', 'address'],
    loader: later(async () => (await import('#storefront/features/quote/quote.loader.ts')).quoteLoader),
  }),
  page({
    path: '/profile/messages',
    module: 'storefront/features/message/messages.page.tsx',
    component: async () => (await import('#storefront/features/message/messages.page.tsx')).MessagesPage,
    texts: ['message'],
    loader: later(async () => (await import('#storefront/features/message/message.loader.ts')).messagesLoader),
  }),
  page({
    path: '/profile/signinsecurity',
    module: 'storefront/features/account/sign-in-security.page.tsx',
    component: async () => (await import('#storefront/features/account/sign-in-security.page.tsx')).SignInSecurityPage,
    texts: ['account'],
    loader: later(async () => (await import('#storefront/features/account/account.loader.ts')).signInSecurityLoader),
  }),
  page({
    path: '/profile/myaddresses',
    module: 'storefront/features/address/address-book.page.tsx',
    component: async () => (await import('#storefront/features/address/address-book.page.tsx')).AddressBookPage,
    texts: ['address'],
    loader: later(async () => (await import('#storefront/features/address/address.loader.ts')).addressBookLoader),
  }),
  page({
    path: '/profile/myaddresses/:addressId',
    module: 'storefront/features/address/address.page.tsx',
    component: async () => (await import('#storefront/features/address/address.page.tsx')).AddressPage,
    texts: ['address'],
    loader: later(async () => (await import('#storefront/features/address/address.loader.ts')).addressLoader),
  }),
];

/** Full width without the side menu (spec 2). */
export const guestOrderRoutes: RouteObject[] = [
  page({
    path: '/profile/guestcustomersearchorders',
    module: 'storefront/features/order/track-order.page.tsx',
    component: async () => (await import('#storefront/features/order/track-order.page.tsx')).TrackOrderPage,
    texts: ['order'],
  }),
  page({
    path: '/customer/getorderforguest',
    module: 'storefront/features/order/guest-order.page.tsx',
    component: async () => (await import('#storefront/features/order/guest-order.page.tsx')).GuestOrderPage,
    texts: ['order'],
    loader: later(async () => (await import('#storefront/features/order/guest-order.loader.ts')).guestOrderLoader),
  }),
];

const registerPage = (path: string): RouteObject =>
  page({
    path,
    module: 'storefront/features/account/register.page.tsx',
    component: async () => (await import('#storefront/features/account/register.page.tsx')).RegisterPage,
    texts: ['account'],
    loader: later(async () => (await import('#storefront/features/account/account.loader.ts')).registerLoader),
  });

export const signInRoutes: RouteObject[] = [
  page({
    path: '/account/login',
    module: 'storefront/features/account/login.page.tsx',
    component: async () => (await import('#storefront/features/account/login.page.tsx')).LoginPage,
    texts: ['account'],
    loader: later(async () => (await import('#storefront/features/account/account.loader.ts')).signInLoader),
  }),
  registerPage('/account/register'),
  registerPage('/register'),
  page({
    path: '/account/forgotpassword',
    module: 'storefront/features/account/forgot-password.page.tsx',
    component: async () => (await import('#storefront/features/account/forgot-password.page.tsx')).ForgotPasswordPage,
    texts: ['account'],
  }),
  page({
    path: '/account/resetpassword',
    module: 'storefront/features/account/reset-password.page.tsx',
    component: async () => (await import('#storefront/features/account/reset-password.page.tsx')).ResetPasswordPage,
    texts: ['account'],
  }),
];
