// One instance per language for the server's life, with every text.
import type { i18n, ResourceLanguage } from 'i18next';
import type { Language } from '#storefront/lib/language.ts';
import { createI18n } from './create-i18n.ts';

const files = import.meta.glob<ResourceLanguage>('../../../locales/*/*.json', { eager: true, import: 'default' });

function texts(language: string): ResourceLanguage {
  const found = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Object.fromEntries(found.map(([path, content]) => [path.replace(/^.*\/|\.json$/g, ''), content]));
}

export const serverI18n: Readonly<Record<Language, i18n>> = {
  en: createI18n('en', { en: texts('en') }),
  fr: createI18n('fr', { fr: texts('fr'), en: texts('en') }),
};
