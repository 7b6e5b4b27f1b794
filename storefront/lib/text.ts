// Translated texts in components. react-i18next builds a wrapper of the whole i18next instance in every call of its
// hook and looks every key up anew; a page has some 300 lookups, so here both are remembered per language.
import { createContext, useContext } from 'react';
import type { Namespace, TFunction } from 'i18next';
import { asLanguage, type Language } from './language.ts';
import type { Lookup, TextSource } from './text-reader.ts';

export interface Text<N extends Namespace> {
  readonly t: TFunction<N>;
  readonly language: Language;
}

const SourceContext = createContext<TextSource | undefined>(undefined);
export const TextProvider = SourceContext.Provider;

const known = new WeakMap<TextSource, Map<string, Text<Namespace>>>();

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

function textOf(source: TextSource, namespaces: string | readonly string[]): Text<Namespace> {
  const perSource = known.get(source) ?? new Map<string, Text<Namespace>>();
  known.set(source, perSource);
  const key = String(namespaces);
  const found = perSource.get(key);
  if (found) return found;
  const t = remembering(source.getFixedT(null, namespaces)) as unknown as TFunction<Namespace>;
  const made = { t, language: asLanguage(source.language) };
  perSource.set(key, made);
  return made;
}

/**
 * `useText('cart')`, `useText(['home', 'common'])`: keys of the first namespace stand alone, others as `common:key`.
 */
export function useText<const N extends Namespace = 'common'>(namespaces: N = 'common' as N): Text<N> {
  const source = useContext(SourceContext);
  if (!source) throw new Error('useText outside of TextProvider');
  return textOf(source, namespaces as string | readonly string[]) as unknown as Text<N>;
}
