import type { InitOptions } from 'i18next';

/** Files in `locales/`, by the name that their keys begin with in the back office; `admin`'s stand alone. */
export const NAMESPACES = {
  attribute: 'admin-attribute',
  brand: 'admin-brand',
  category: 'admin-category',
  content: 'admin-content',
  cannedReply: 'admin-canned-reply',
  conversation: 'admin-conversation',
  customer: 'admin-customer',
  dashboard: 'admin-dashboard',
  effect: 'admin-effect',
  history: 'admin-history',
  import: 'admin-import',
  letter: 'admin-letter',
  orderDesk: 'admin-order',
  paymentMethod: 'payment-method',
  price: 'admin-price',
  priceChange: 'admin-price-change',
  priceList: 'admin-price-list',
  priceStep: 'price-step',
  product: 'admin-product',
  quote: 'admin-quote',
  redirect: 'admin-redirect',
  replay: 'admin-replay',
  setting: 'admin-setting',
  setup: 'admin-setup',
  calendar: 'admin-calendar',
  shipping: 'admin-shipping',
  stock: 'admin-stock',
  tax: 'admin-tax',
  warehouse: 'admin-warehouse',
  staff: 'admin-staff',
  work: 'admin-work',
  error: 'error',
} as const;

export const i18nOptions: InitOptions = {
  supportedLngs: ['en', 'fr'],
  nonExplicitSupportedLngs: true,
  load: 'languageOnly',
  fallbackLng: 'en',
  ns: ['admin', 'ra', ...Object.values(NAMESPACES)],
  defaultNS: 'admin',
  returnNull: false,
  // React escapes, so i18next must not.
  interpolation: { escapeValue: false },
};
