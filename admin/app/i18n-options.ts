import type { InitOptions } from 'i18next';

export const i18nOptions = (files: readonly string[]): InitOptions => ({
  supportedLngs: ['en', 'fr'],
  nonExplicitSupportedLngs: true,
  load: 'languageOnly',
  fallbackLng: 'en',
  ns: ['admin', 'ra', ...files],
  defaultNS: 'admin',
  returnNull: false,
  // React escapes, so i18next must not.
  interpolation: { escapeValue: false },
});
