// Translated texts in components, of react-i18next's provider. A list has some 300 lookups, and react-i18next's hook
// builds a wrapper of the whole i18next instance per call: what is rendered with the page's own texts, which are all
// there and never change, remembers them per instance instead (decision 0008).
import { useContext, useEffect, useState } from 'react';
import type { i18n, Namespace, TFunction } from 'i18next';
import { I18nContext } from 'react-i18next';
import { asLanguage, type Language } from './language.ts';

export interface Text<N extends Namespace> {
  readonly t: TFunction<N>;
  readonly language: Language;
}

type Lookup = (key: string, options?: Readonly<Record<string, unknown>>) => string;

const known = new WeakMap<i18n, Map<string, Text<Namespace>>>();

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
  const lookup = instance.getFixedT(null, namespaces as Namespace) as unknown as Lookup;
  const made = { t: remembering(lookup) as unknown as TFunction<Namespace>, language: asLanguage(instance.language) };
  perInstance.set(key, made);
  return made;
}

function useI18n(): i18n {
  const { i18n: instance } = useContext(I18nContext) ?? {};
  if (!instance) throw new Error('useText outside of I18nextProvider');
  return instance;
}

/**
 * `useText('cart')`, `useText(['home', 'common'])`: keys of the first namespace stand alone, others as `common:key`.
 */
export const useText = <const N extends Namespace = 'common'>(namespaces: N = 'common' as N): Text<N> =>
  textOf(useI18n(), namespaces as string | readonly string[]) as unknown as Text<N>;

/** Texts that come after the page, because they are many and rarely needed; `ready` once they are there. */
export function useLateText<const N extends string & Namespace>(namespace: N): Text<N> & { readonly ready: boolean } {
  const instance = useI18n();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let shown = true;
    void instance.loadNamespaces(namespace).then(() => shown && setLoaded(true));
    return () => void (shown = false);
  }, [instance, namespace]);
  const ready = loaded || instance.hasResourceBundle(instance.language, namespace);
  // Looked up before they are there, texts would be remembered as their keys.
  const text = ready ? textOf(instance, namespace) : { t: instance.t, language: asLanguage(instance.language) };
  return { ...(text as unknown as Text<N>), ready };
}
