// react-admin's texts over i18next: the shop's own files by the HTTP backend, react-admin's from its packages. A thin
// provider instead of ra-i18n-i18next, whose 5.15 brings an i18next and a react-i18next of its own, three majors back.
import { createInstance } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import english from 'ra-language-english';
import french from 'ra-language-french';
import type { I18nProvider } from 'react-admin';
import { partsOf } from '#domain/shared/parts-of.ts';
import * as features from './features.ts';
import { i18nOptions } from './i18n-options.ts';
import { createTranslate, fromPolyglot } from './polyglot-texts.ts';
import { SHARED_FILES, textFilesByName } from './text-files.ts';

const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
];

const files = [...SHARED_FILES, ...partsOf(features, 'texts').flat()];

/** Texts are by language: those of en-CA are those of en. */
function withoutRegion(code: string): string {
  const [language = ''] = code.split('-', 1);
  return language;
}

/** A region's texts are its language's: there is no other place to report a missing one of `en-CA` to. */
const addedTo = (language: string, namespace: string) => `/locales/add/${withoutRegion(language)}/${namespace}`;

const i18n = createInstance();

/**
 * Before the first page: in the language that the reader chose, in the shop too, or that the browser asks for (spec 9).
 * @throws Error when a text file cannot be had
 */
export async function startTexts(): Promise<void> {
  i18n.on('languageChanged', () => void (document.documentElement.lang = i18n.resolvedLanguage ?? 'en'));
  await i18n
    .use(HttpBackend)
    .use(LanguageDetector)
    .init({
      ...i18nOptions(files),
      partialBundledLanguages: true,
      // Keys without a text go to locales/add (spec 7), as the storefront's do.
      saveMissing: true,
      saveMissingTo: 'current',
      resources: {
        en: { ra: fromPolyglot(english) },
        fr: { ra: fromPolyglot(french) },
      },
      // Spec 9: up to five retries, the first after 350 ms, each wait twice the one before.
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json', addPath: addedTo },
      detection: {
        convertDetectedLanguage: withoutRegion,
        caches: ['cookie', 'localStorage'],
        cookieMinutes: 365 * 24 * 60,
        cookieOptions: { path: '/', sameSite: 'lax' },
      },
    });
  const language = i18n.resolvedLanguage ?? 'en';
  const missing = files.filter((file) => !i18n.hasResourceBundle(language, file));
  if (missing.length > 0) throw new Error(`No texts: ${missing.join(', ')}`);
}

export const i18nProvider: I18nProvider = {
  translate: createTranslate(i18n, textFilesByName(files)),
  async changeLocale(locale: string) {
    await i18n.changeLanguage(locale);
  },
  getLocale: () => (i18n.resolvedLanguage === 'fr' ? 'fr' : 'en'),
  getLocales: () => LOCALES,
};
