// The texts of a page are small chunks of their own, named in the page's head, and stay cached between visits.
import type { i18n, ResourceKey } from 'i18next';
import type { Language } from '#storefront/lib/language.ts';
import { createI18n } from './create-i18n.ts';
import type { Namespace } from './namespaces.ts';

const files = import.meta.glob<ResourceKey>('../../../locales/*/*.json', { import: 'default' });

export interface BrowserI18n {
  readonly i18n: i18n;
  readonly load: (namespaces: readonly Namespace[]) => Promise<void>;
}

export function createBrowserI18n(language: Language): BrowserI18n {
  const instance = createI18n(language, {});
  const load = async (namespaces: readonly Namespace[]) => {
    const missing = namespaces.filter((name) => !instance.hasResourceBundle(language, name));
    await Promise.all(
      missing.map(async (name) => {
        const read = files[`../../../locales/${language}/${name}.json`];
        if (read) instance.addResourceBundle(language, name, await read());
      }),
    );
  };
  return { i18n: instance, load };
}
