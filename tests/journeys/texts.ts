// Gives what a reader of either language sees: `t('checkout:complete')` is "Complete Order" or "Passer la commande". A
// `count` chooses the plural.
import { readFileSync } from 'node:fs';
import type { Language } from '#storefront/lib/language.ts';

export type Texts = (key: `${string}:${string}`, values?: Record<string, string | number>) => string;

type Tree = { readonly [key: string]: string | Tree };

export function textsIn(language: Language): Texts {
  const plural = new Intl.PluralRules(language);
  const files = new Map<string, Tree>();
  const file = (name: string): Tree => {
    const known = files.get(name) ?? (JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')) as Tree);
    files.set(name, known);
    return known;
  };
  return (key, values = {}) => {
    const [name = '', path = ''] = key.split(':');
    const form = typeof values['count'] === 'number' ? `_${plural.select(values['count'])}` : '';
    const text = `${path}${form}`
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
        file(name),
      );
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
