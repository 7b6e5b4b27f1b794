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
    texts: ['order', 'message', 'cart'],
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
    path: '/profile/downloads',
    module: 'storefront/features/download/downloads.page.tsx',
    component: async () => (await import('#storefront/features/download/downloads.page.tsx')).DownloadsPage,
    texts: ['order'],
    loader: later(async () => (await import('#storefront/features/download/download.loader.ts')).downloadsLoader),
  }),
  page({
    path: '/profile/purchaseditemshistory',
    module: 'storefront/features/purchased-item/purchased-items.page.tsx',
    component: async () =>
      (await import('#storefront/features/purchased-item/purchased-items.page.tsx')).PurchasedItemsPage,
    texts: ['purchased-item', 'cart'],
    loader: later(
      async () => (await import('#storefront/features/purchased-item/purchased-item.loader.ts')).purchasedItemsLoader,
    ),
  }),
  page({
    path: '/profile/pendingcarts',
    module: 'storefront/features/saved-cart/pending-carts.page.tsx',
    component: async () => (await import('#storefront/features/saved-cart/pending-carts.page.tsx')).PendingCartsPage,
    texts: ['saved-cart', 'cart'],
    loader: later(
      async () => (await import('#storefront/features/saved-cart/saved-cart.loader.ts')).pendingCartsLoader,
    ),
  }),
  page({
    path: '/profile/mywishlist',
    module: 'storefront/features/wish-list/wish-list.page.tsx',
    component: async () => (await import('#storefront/features/wish-list/wish-list.page.tsx')).WishListPage,
    texts: ['wish-list', 'cart'],
    loader: later(async () => (await import('#storefront/features/wish-list/wish-list.loader.ts')).wishListLoader),
  }),
  page({
    path: '/profile/savedcarts',
    module: 'storefront/features/saved-cart/saved-carts.page.tsx',
    component: async () => (await import('#storefront/features/saved-cart/saved-carts.page.tsx')).SavedCartsPage,
    texts: ['saved-cart', 'cart'],
    loader: later(async () => (await import('#storefront/features/saved-cart/saved-cart.loader.ts')).savedCartsLoader),
  }),
  page({
    path: '/profile/messages',
    module: 'storefront/features/message/messages.page.tsx',
    component: async () => (await import('#storefront/features/message/messages.page.tsx')).MessagesPage,
    texts: ['message'],
    loader: later(async () => (await import('#storefront/features/message/message.loader.ts')).messagesLoader),
  }),
  page({
    path: '/profile/newslettersubscription',
    module: 'storefront/features/newsletter/newsletter-subscription.page.tsx',
    component: async () =>
      (await import('#storefront/features/newsletter/newsletter-subscription.page.tsx')).NewsletterSubscriptionPage,
    texts: ['newsletter'],
    loader: later(async () => (await import('#storefront/features/newsletter/newsletter.loader.ts')).newsletterLoader),
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

/** Full width without the side menu (spec 2), and what letters of the newsletter lead to. */
export const guestOrderRoutes: RouteObject[] = [
  page({
    path: '/newsletter/confirm',
    module: 'storefront/features/newsletter/newsletter-link.page.tsx',
    component: async () =>
      (await import('#storefront/features/newsletter/newsletter-link.page.tsx')).ConfirmNewsletterPage,
    texts: ['newsletter'],
  }),
  page({
    path: '/newsletter/unsubscribe',
    module: 'storefront/features/newsletter/newsletter-link.page.tsx',
    component: async () =>
      (await import('#storefront/features/newsletter/newsletter-link.page.tsx')).UnsubscribeNewsletterPage,
    texts: ['newsletter'],
  }),
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

/** Bare pages: sign-in, and Send To Friend (spec 2). */
export const signInRoutes: RouteObject[] = [
  page({
    path: '/sendtofriend/:product',
    module: 'storefront/features/recommendation/send-to-friend.page.tsx',
    component: async () =>
      (await import('#storefront/features/recommendation/send-to-friend.page.tsx')).SendToFriendPage,
    texts: ['recommendation'],
    loader: later(
      async () => (await import('#storefront/features/recommendation/send-to-friend.loader.ts')).sendToFriendLoader,
    ),
  }),
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
