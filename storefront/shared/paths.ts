// Every address of the shop, typed. Routes of the specification (section 2) are binding.
const part = encodeURIComponent;

export interface CategoryReference {
  readonly CategoryId: string;
  readonly SEOFriendlyName: string;
}
export interface ProductReference {
  readonly itemNumber: string;
  readonly seoFriendlyName: string;
}

export const paths = {
  home: '/',
  categories: '/#categories',
  category: (category: CategoryReference) => `/category/${part(category.CategoryId)}/${part(category.SEOFriendlyName)}`,
  searchBase: '/category/search',
  search: (keyword: string) => `/category/search?keyword=${part(keyword)}`,
  product: (product: ProductReference) => `/product/${part(product.itemNumber)}/${part(product.seoFriendlyName)}`,
  cart: '/cart/shoppingcart',
  checkout: '/checkout/processcheckout',
  orderComplete: (orderId: string) => `/checkout/ordercomplete/${part(orderId)}`,
  requestQuote: '/checkout/requestquote',
  quoteComplete: (quoteId: string) => `/checkout/quotecomplete/${part(quoteId)}`,
  convertQuote: (quoteId: string) => `/checkout/convertquote/${part(quoteId)}`,
  login: (returnUrl?: string) => (returnUrl ? `/account/login?ReturnUrl=${part(returnUrl)}` : '/account/login'),
  register: (returnUrl?: string) =>
    returnUrl ? `/account/register?ReturnUrl=${part(returnUrl)}` : '/account/register',
  forgotPassword: '/account/forgotpassword',
  resetPassword: '/account/resetpassword',
  dashboard: '/profile/dashboard',
  orders: '/profile/myorders',
  order: (orderId: string) => `/profile/myorders/${part(orderId)}`,
  quotes: '/profile/myquotes',
  quote: (quoteId: string) => `/profile/quotedetails/${part(quoteId)}`,
  addresses: '/profile/myaddresses',
  address: (addressId: string) => `/profile/myaddresses/${part(addressId)}`,
  newAddress: '/profile/myaddresses/new',
  searchOrders: '/profile/searchorders',
  signInSecurity: '/profile/signinsecurity',
  setSecondFactor: (returnUrl: string) => `/profile/signinsecurity?ReturnUrl=${part(returnUrl)}`,
  messages: '/profile/messages',
  trackOrder: '/profile/guestcustomersearchorders',
  /** With both fields filled in; the e-mail in the fragment, which is sent to nobody. */
  trackThis: (orderNumber: string, email: string) =>
    `/profile/guestcustomersearchorders?orderNumber=${part(orderNumber)}#email=${part(email)}`,
  guestOrder: '/customer/getorderforguest',
  page: (name: string) => `/pages/${part(name)}`,
  blog: '/blog',
  blogPage: (page: number) => (page > 1 ? `/blog?page=${page}` : '/blog'),
  blogFeed: (language: string) => `/blog/feed.xml?lng=${language}`,
  article: (name: string) => `/blog/${part(name)}`,
  about: '/pages/about',
  contact: '/pages/contact',
  help: '/pages/help',
  error: (errorId: string) => `/error?errorId=${part(errorId)}`,
} as const;
