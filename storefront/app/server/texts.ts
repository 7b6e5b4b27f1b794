// Texts for rendering on the server: every one, in one instance per language for the life of the process.
import type { i18n, ResourceLanguage } from 'i18next';
import { LRUCache } from 'lru-cache';
import { readTexts, textVersion } from '#platform/texts/texts.ts';
import type { Language } from '#storefront/lib/language.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { scriptSafe } from './bootstrap-text.ts';

/** Of each combination of namespaces. */
const MOST_TEXTS = 500;
const files: Readonly<Record<Language, ResourceLanguage>> = { en: readTexts('en'), fr: readTexts('fr') };

export const serverTexts: Readonly<Record<Language, i18n>> = {
  en: remembering(createI18n('en', files.en)),
  fr: remembering(createI18n('fr', files.fr)),
};

/** Texts with these values filled in are asked for by many pages ("24 results"): i18next puts each together anew. */
function remembering(texts: i18n): i18n {
  const getFixedT = texts.getFixedT.bind(texts) as unknown as (...of: unknown[]) => (...asked: unknown[]) => string;
  const fixed = (...of: unknown[]) => {
    const lookup = getFixedT(...of);
    const known = new LRUCache<string, string>({ max: MOST_TEXTS });
    return (...asked: unknown[]) => {
      const key = JSON.stringify(asked);
      const found = known.get(key) ?? lookup(...asked);
      known.set(key, found);
      return found;
    };
  };
  return Object.assign(texts, { getFixedT: fixed });
}

export const version = textVersion();

const known = new Map<string, Buffer>();

/** Texts of a page, for its document. Written once for each kind of page. */
export function textsOf(language: Language, namespaces: readonly Namespace[]): Buffer {
  const key = [language, ...namespaces].join();
  const found = known.get(key);
  if (found) return found;
  const texts = Object.fromEntries(namespaces.map((namespace) => [namespace, files[language][namespace] ?? {}]));
  const made = Buffer.from(scriptSafe(JSON.stringify(texts)));
  known.set(key, made);
  return made;
}
