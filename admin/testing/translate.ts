// The back office's real texts, for tests.
import { createInstance } from 'i18next';
import english from 'ra-language-english';
import french from 'ra-language-french';
import { readTexts, type Language } from '#platform/kernel/texts/texts.ts';
import { i18nOptions } from '../app/i18n-options.ts';
import { createTranslate, fromPolyglot, type PolyglotTexts } from '../app/polyglot-texts.ts';
import { SHARED_FILES, textFilesByName } from '../app/text-files.ts';

const packages: Readonly<Record<Language, PolyglotTexts>> = { en: english, fr: french };

/** Features name theirs in `feature.ts`; here every file of the back office counts. */
export const textFiles = [
  ...SHARED_FILES,
  ...Object.keys(readTexts('en')).filter((name) => name.startsWith('admin-') && name !== 'admin-content'),
];

export function translateIn(language: Language) {
  const instance = createInstance();
  void instance.init({
    ...i18nOptions(textFiles),
    lng: language,
    initAsync: false,
    resources: { [language]: { ...readTexts(language), ra: fromPolyglot(packages[language]) } },
  });
  return createTranslate(instance, textFilesByName(textFiles));
}
