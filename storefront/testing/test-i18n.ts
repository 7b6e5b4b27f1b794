// The real texts for tests, read from locales/: jest knows nothing of vite's globs.
import { readdirSync, readFileSync } from 'node:fs';
import type { i18n, ResourceLanguage } from 'i18next';
import { createI18n } from '../app/i18n/create-i18n.ts';
import type { Language } from '../lib/language.ts';

const folder = new URL('../../locales/', import.meta.url);

export function readTexts(language: Language): ResourceLanguage {
  const names = readdirSync(new URL(`${language}/`, folder)).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(new URL(`${language}/${name}`, folder), 'utf8')) as ResourceLanguage[string],
    ]),
  );
}

export const testI18n = (language: Language): i18n => createI18n(language, { [language]: readTexts(language) });
