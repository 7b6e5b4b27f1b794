// One i18next for both apps' pages: on the server with every text, in the browser with the page's, more on demand.
import { createInstance, type i18n, type InitOptions, type ResourceLanguage } from 'i18next';
import type { Language } from '#storefront/lib/language.ts';

export const i18nOptions = (language: Language, texts: ResourceLanguage): InitOptions => ({
  lng: language,
  // Both languages have every text (a test asks for it), so no second file is fetched for it.
  fallbackLng: false,
  load: 'currentOnly',
  ns: Object.keys(texts),
  defaultNS: 'common',
  resources: { [language]: texts },
  initAsync: false,
  returnNull: false,
  // React escapes, so i18next must not.
  interpolation: { escapeValue: false },
});

/** With every text that it will ever need. */
export function createI18n(language: Language, texts: ResourceLanguage): i18n {
  const instance = createInstance();
  void instance.init(i18nOptions(language, texts));
  return instance;
}
