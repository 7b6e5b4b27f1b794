import type { InitOptions } from 'i18next';

/** Files in `locales/`, by the name that their keys begin with in the back office; `admin`'s stand alone. */
export const NAMESPACES = {
  content: 'admin-content',
  customer: 'admin-customer',
  effect: 'admin-effect',
  history: 'admin-history',
  letter: 'admin-letter',
  orderDesk: 'admin-order',
  paymentMethod: 'payment-method',
  priceStep: 'price-step',
  quote: 'admin-quote',
  redirect: 'admin-redirect',
  replay: 'admin-replay',
  setting: 'admin-setting',
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
