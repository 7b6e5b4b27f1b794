// The texts of a page are small chunks of their own, named in the page's head, and stay cached between visits.
import type { Language } from '#storefront/lib/language.ts';
import { createTextReader, type TextSource, type TextTree } from '#storefront/lib/text-reader.ts';
import type { Namespace } from './namespaces.ts';

const files = import.meta.glob<TextTree>('../../../locales/*/*.json', { import: 'default' });

export interface BrowserTexts {
  readonly source: TextSource;
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
}

export function createBrowserTexts(language: Language): BrowserTexts {
  const reader = createTextReader(language);
  const load = async (namespaces: readonly Namespace[]) => {
    const missing = namespaces.filter((name) => !reader.has(name));
    await Promise.all(
      missing.map(async (name) => {
        const read = files[`../../../locales/${language}/${name}.json`];
        if (read) reader.add(name, await read());
      }),
    );
  };
  return { source: reader, load };
}
