import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import french from 'ra-language-french';
import { resolveBrowserLocale } from 'react-admin';
import quoteEn from '#locales/en/admin-quote.json';
import en from '#locales/en/admin.json';
import errorsEn from '#locales/en/error.json';
import quoteFr from '#locales/fr/admin-quote.json';
import fr from '#locales/fr/admin.json';
import errorsFr from '#locales/fr/error.json';
import { currentLanguage, rememberLanguage } from './language.ts';

const messages = {
  en: { ...english, ...en, quote: quoteEn, error: errorsEn },
  fr: { ...french, ...fr, quote: quoteFr, error: errorsFr },
};

const provider = polyglot((locale) => messages[locale === 'fr' ? 'fr' : 'en'], currentLanguage() || resolveBrowserLocale(), [{ locale: 'en', name: 'English' }, { locale: 'fr', name: 'Français' }], { allowMissing: true });

export const i18nProvider = {
  ...provider,
  async changeLocale(locale: string) {
    rememberLanguage(locale);
    await provider.changeLocale(locale);
  },
};
