// The back office's real texts, for tests.
import { createInstance } from 'i18next';
import english from 'ra-language-english';
import french from 'ra-language-french';
import { readTexts, type Language } from '#platform/texts/texts.ts';
import { i18nOptions, NAMESPACES } from '../app/i18n-options.ts';
import { createTranslate, fromPolyglot, type PolyglotTexts } from '../app/polyglot-texts.ts';

const packages: Readonly<Record<Language, PolyglotTexts>> = { en: english, fr: french };

export function translateIn(language: Language) {
  const instance = createInstance();
  void instance.init({
    ...i18nOptions,
    lng: language,
    initAsync: false,
    resources: { [language]: { ...readTexts(language), ra: fromPolyglot(packages[language]) } },
  });
  return createTranslate(instance, NAMESPACES);
}
