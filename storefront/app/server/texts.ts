// Texts for rendering on the server: every one, in one instance per language and country for the life of the process.
import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { readTexts, regionOf, textVersion } from '#platform/kernel/texts/texts.ts';
import type { Language } from '#storefront/lib/language.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import type { Namespace } from '#storefront/lib/texts.ts';
import { scriptSafe } from './bootstrap-text.ts';

/** Of each combination of namespaces. */
const MOST_TEXTS = 500;

export interface ServerTexts {
  /** `fr` or `fr-FR` */
  readonly region: string;
  /** Of all text files that its readers may fetch. */
  readonly version: string;
  readonly i18n: i18n;
  /** Texts of a page, for its document. Written once for each kind of page. */
  readonly of: (namespaces: readonly Namespace[]) => Buffer;
}

/** Texts of a language as the dealer's country speaks it, an ISO 3166-1 code or empty. */
export function serverTexts(language: Language, country = ''): ServerTexts {
  const region = regionOf(language, country);
  const found = known.get(region) ?? createServerTexts(language, country);
  known.set(region, found);
  return found;
}
const known = new Map<string, ServerTexts>();

function createServerTexts(language: Language, country: string): ServerTexts {
  const files = readTexts(language, country);
  const written = new Map<string, Buffer>();
  const write = (namespaces: readonly Namespace[]) =>
    Buffer.from(
      scriptSafe(
        JSON.stringify(Object.fromEntries(namespaces.map((namespace) => [namespace, files[namespace] ?? {}]))),
      ),
    );
  return {
    region: regionOf(language, country),
    version: textVersion(country),
    i18n: remembering(createI18n(language, files)),
    of(namespaces) {
      const key = namespaces.join();
      const found = written.get(key) ?? write(namespaces);
      written.set(key, found);
      return found;
    },
  };
}

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
