import { createInstance, type i18n, type Resource } from 'i18next';
import type { Language } from '#storefront/lib/language.ts';

/** React escapes, so i18next must not. Nothing is loaded later behind a component's back. */
export function createI18n(language: Language, resources: Resource): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    ns: ['common'],
    resources,
    initAsync: false,
    partialBundledLanguages: true,
    returnNull: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
