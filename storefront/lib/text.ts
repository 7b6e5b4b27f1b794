// Translated texts in components. react-i18next builds a wrapper of the whole i18next instance in every call of its
// hook and looks every key up anew; a page has some 300 lookups, so here both are remembered per language.
import { createContext, useContext } from 'react';
import type { i18n, Namespace, TFunction } from 'i18next';
import { asLanguage, type Language } from './language.ts';

export interface Text<N extends Namespace> {
  readonly t: TFunction<N>;
  readonly language: Language;
}

const I18nContext = createContext<i18n | undefined>(undefined);
export const I18nProvider = I18nContext.Provider;

const known = new WeakMap<i18n, Map<string, Text<Namespace>>>();

type Lookup = (key: string, options?: object) => string;

/** A text without parameters is always the same. */
function remembering(lookup: Lookup): Lookup {
  const texts = new Map<string, string>();
  return (key, options) => {
    if (options !== undefined) return lookup(key, options);
    const found = texts.get(key);
    if (found !== undefined) return found;
    const text = lookup(key);
    texts.set(key, text);
    return text;
  };
}

function textOf(instance: i18n, namespaces: string | readonly string[]): Text<Namespace> {
  const perInstance = known.get(instance) ?? new Map<string, Text<Namespace>>();
  known.set(instance, perInstance);
  const key = String(namespaces);
  const found = perInstance.get(key);
  if (found) return found;
  const fixed = instance.getFixedT(null, namespaces as Namespace) as unknown as Lookup;
  const made = { t: remembering(fixed) as unknown as TFunction<Namespace>, language: asLanguage(instance.language) };
  perInstance.set(key, made);
  return made;
}

/** `useText('cart')`, `useText(['home', 'common'])`: keys of the first namespace stand alone, others as `common:key`. */
export function useText<const N extends Namespace = 'common'>(namespaces: N = 'common' as N): Text<N> {
  const instance = useContext(I18nContext);
  if (!instance) throw new Error('useText outside of I18nProvider');
  return textOf(instance, namespaces as string | readonly string[]) as unknown as Text<N>;
}
