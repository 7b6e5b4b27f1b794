// Every address of the shop, typed, but for those that only forms of the account lead to (account-paths.ts). Routes of the
// specification (section 2) are binding.
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
  /** At most 4 items, in this order. */
  compare: (itemNumbers: readonly string[]) =>
    itemNumbers.length ? `/compare?items=${itemNumbers.map(part).join(',')}` : '/compare',
  search: (keyword: string) => `/category/search?keyword=${part(keyword)}`,
  product: (product: ProductReference) => `/product/${part(product.itemNumber)}/${part(product.seoFriendlyName)}`,
  sendToFriend: (itemNumber: string) => `/sendtofriend/${part(itemNumber)}`,
  cart: '/cart/shoppingcart',
  sharedCart: (shareId: string) => `/cart/shared/${part(shareId)}`,
  checkout: '/checkout/processcheckout',
  deliveries: '/checkout/deliveries',
  expressOrder: '/checkout/expressorder',
  orderComplete: (orderId: string) => `/checkout/ordercomplete/${part(orderId)}`,
  requestQuote: '/checkout/requestquote',
  quoteComplete: (quoteId: string) => `/checkout/quotecomplete/${part(quoteId)}`,
  convertQuote: (quoteId: string) => `/checkout/convertquote/${part(quoteId)}`,
  login: (returnUrl?: string) => (returnUrl ? `/account/login?ReturnUrl=${part(returnUrl)}` : '/account/login'),
  register: (returnUrl?: string) =>
    returnUrl ? `/account/register?ReturnUrl=${part(returnUrl)}` : '/account/register',
  forgotPassword: '/account/forgotpassword',
  dashboard: '/profile/dashboard',
  orders: '/profile/myorders',
  order: (orderId: string) => `/profile/myorders/${part(orderId)}`,
  tracking: (orderId: string) => `/trackshipment/${part(orderId)}`,
  quotes: '/profile/myquotes',
  quote: (quoteId: string) => `/profile/quotedetails/${part(quoteId)}`,
  downloads: '/profile/downloads',
  purchasedItems: '/profile/purchaseditemshistory',
  wishList: (listId?: string) => (listId ? `/profile/mywishlist?list=${part(listId)}` : '/profile/mywishlist'),
  invoices: '/profile/myinvoices',
  invoice: (invoiceId: string) => `/profile/myinvoices/${part(invoiceId)}`,
  creditLimit: '/profile/mycreditlimit',
  paymentHistory: '/customer/paymenthistory',
  rewards: '/profile/myrewards',
  partNumbers: '/profile/partnumbers',
  pendingOrders: '/profile/myincompleteorders',
  pendingCarts: (days?: number) => (days ? `/profile/pendingcarts?days=${days}` : '/profile/pendingcarts'),
  savedCarts: '/profile/savedcarts',
  companyContacts: '/profile/contactlist',
  savedCards: '/profile/mycreditcards',
  addresses: '/profile/myaddresses',
  newsletter: '/profile/newslettersubscription',
  searchOrders: '/profile/searchorders',
  loginDetails: '/profile/changelogindetails',
  signInSecurity: '/profile/signinsecurity',
  setSecondFactor: (returnUrl: string) => `/profile/signinsecurity?ReturnUrl=${part(returnUrl)}`,
  messages: '/profile/messages',
  trackOrder: '/profile/guestcustomersearchorders',
  /** With both fields filled in; the e-mail in the fragment, which is sent to nobody. */
  trackThis: (orderNumber: string, email: string) =>
    `/profile/guestcustomersearchorders?orderNumber=${part(orderNumber)}#email=${part(email)}`,
  guestOrder: '/customer/getorderforguest',
  page: (name: string) => `/pages/${part(name)}`,
  siteMap: '/sitemap',
  storeLocator: '/store/storelocator',
  blog: '/blog',
  /** `category` is the id of one, or empty for all the blog. */
  blogPage: (page: number, category = '') => {
    const query = [...(category ? [`category=${part(category)}`] : []), ...(page > 1 ? [`page=${page}`] : [])].join(
      '&',
    );
    return query ? `/blog?${query}` : '/blog';
  },
  blogFeed: (language: string) => `/blog/feed.xml?lng=${language}`,
  article: (name: string) => `/blog/${part(name)}`,
  documents: '/documents',
  document: (name: string) => `/documents/${part(name)}`,
  about: '/pages/about',
  contact: '/pages/contact',
  /** With the words that were searched for. */
  askFor: (keyword: string) => `/pages/contact?keyword=${part(keyword)}`,
  help: '/pages/help',
} as const;
