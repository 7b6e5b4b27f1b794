import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import french from 'ra-language-french';
import { resolveBrowserLocale } from 'react-admin';
import customerEn from '#locales/en/admin-customer.json';
import effectEn from '#locales/en/admin-effect.json';
import historyEn from '#locales/en/admin-history.json';
import orderEn from '#locales/en/admin-order.json';
import replayEn from '#locales/en/admin-replay.json';
import paymentMethodEn from '#locales/en/payment-method.json';
import quoteEn from '#locales/en/admin-quote.json';
import workEn from '#locales/en/admin-work.json';
import en from '#locales/en/admin.json';
import errorsEn from '#locales/en/error.json';
import customerFr from '#locales/fr/admin-customer.json';
import effectFr from '#locales/fr/admin-effect.json';
import historyFr from '#locales/fr/admin-history.json';
import orderFr from '#locales/fr/admin-order.json';
import replayFr from '#locales/fr/admin-replay.json';
import paymentMethodFr from '#locales/fr/payment-method.json';
import quoteFr from '#locales/fr/admin-quote.json';
import workFr from '#locales/fr/admin-work.json';
import fr from '#locales/fr/admin.json';
import errorsFr from '#locales/fr/error.json';
import { currentLanguage, rememberLanguage } from '#admin/lib/language.ts';

const messages = {
  en: {
    ...english,
    ...en,
    customer: customerEn,
    effect: effectEn,
    history: historyEn,
    orderDesk: orderEn,
    paymentMethod: paymentMethodEn,
    quote: quoteEn,
    replay: replayEn,
    work: workEn,
    error: errorsEn,
  },
  fr: {
    ...french,
    ...fr,
    customer: customerFr,
    effect: effectFr,
    history: historyFr,
    orderDesk: orderFr,
    paymentMethod: paymentMethodFr,
    quote: quoteFr,
    replay: replayFr,
    work: workFr,
    error: errorsFr,
  },
};

const provider = polyglot(
  (locale) => messages[locale === 'fr' ? 'fr' : 'en'],
  currentLanguage() || resolveBrowserLocale(),
  [
    { locale: 'en', name: 'English' },
    { locale: 'fr', name: 'Français' },
  ],
  { allowMissing: true },
);

export const i18nProvider = {
  ...provider,
  async changeLocale(locale: string) {
    rememberLanguage(locale);
    await provider.changeLocale(locale);
  },
};
