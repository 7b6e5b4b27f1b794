import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import french from 'ra-language-french';
import { resolveBrowserLocale } from 'react-admin';
import en from '#locales/en/admin.json';
import errorsEn from '#locales/en/error.json';
import fr from '#locales/fr/admin.json';
import errorsFr from '#locales/fr/error.json';
import { currentLanguage, rememberLanguage } from './language.ts';

const messages = {
  en: { ...english, ...en, error: errorsEn },
  fr: { ...french, ...fr, error: errorsFr },
};

const provider = polyglot((locale) => messages[locale === 'fr' ? 'fr' : 'en'], currentLanguage() || resolveBrowserLocale(), [{ locale: 'en', name: 'English' }, { locale: 'fr', name: 'Français' }], { allowMissing: true });

export const i18nProvider = {
  ...provider,
  async changeLocale(locale: string) {
    rememberLanguage(locale);
    await provider.changeLocale(locale);
  },
};
