// Gives what a reader of either language sees: `t('checkout:complete')` is "Complete Order" or "Passer la commande". A
// `count` chooses the plural.
import { readTexts } from '#platform/kernel/texts/texts.ts';
import type { Language } from '#storefront/lib/language.ts';

export type Texts = (key: `${string}:${string}`, values?: Record<string, string | number>) => string;

type Tree = { readonly [key: string]: string | Tree };

export function textsIn(language: Language): Texts {
  const plural = new Intl.PluralRules(language);
  const texts = readTexts(language) as unknown as Readonly<Record<string, Tree>>;
  return (key, values = {}) => {
    const [name = '', path = ''] = key.split(':');
    const form = typeof values['count'] === 'number' ? `_${plural.select(values['count'])}` : '';
    const text = `${path}${form}`
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
        texts[name],
      );
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
