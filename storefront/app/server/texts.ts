// Texts for rendering on the server: every one, in one instance per language for the life of the process.
import type { i18n, ResourceLanguage } from 'i18next';
import { readTexts, textVersion } from '#platform/texts/texts.ts';
import type { Language } from '#storefront/lib/language.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';

const files: Readonly<Record<Language, ResourceLanguage>> = { en: readTexts('en'), fr: readTexts('fr') };

export const serverTexts: Readonly<Record<Language, i18n>> = {
  en: createI18n('en', files.en),
  fr: createI18n('fr', files.fr),
};

export const version = textVersion();

/** Texts of a page, for its document. */
export const textsOf = (language: Language, namespaces: readonly Namespace[]): ResourceLanguage =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, files[language][namespace] ?? {}]));
