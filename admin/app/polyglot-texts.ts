// i18next says what react-admin writes in polyglot's form (`%{name}`, `one |||| many`, `smart_count`).
import type { i18n, Namespace, ResourceLanguage } from 'i18next';

/** French of Canada: nothing before ; ! and ?, a colon stays with its word. */
const punctuated = (text: string): string => text.replace(/[ \u00a0\u202f]+([;!?])/g, '$1').replace(/ :/g, '\u00a0:');

const slots = (text: string): string =>
  punctuated(text).replace(/%\{(\w+)\}/g, (_slot, name: string) => `{{${name === 'smart_count' ? 'count' : name}}}`);

export interface PolyglotTexts {
  readonly [key: string]: string | PolyglotTexts | undefined;
}

/** Texts of react-admin's language packages as i18next's: `key` becomes `key_one` and `key_other` where it has both. */
export function fromPolyglot(texts: PolyglotTexts): ResourceLanguage {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string | ResourceLanguage][] => {
      if (value === undefined) return [];
      if (typeof value !== 'string') return [[key, fromPolyglot(value)]];
      const [one = '', many] = value.split('||||').map((form) => slots(form.trim()));
      return many === undefined
        ? [[key, one]]
        : [
            [`${key}_one`, one],
            [`${key}_other`, many],
          ];
    }),
  );
}

type Values = Readonly<Record<string, unknown>> & { readonly _?: string; readonly smart_count?: number };

/** What react-admin's packages say in other words than the shop's own texts. */
const ownWords = new Map([
  ['ra.validation.required', 'error.required'],
  ['ra.action.edit', 'form.edit'],
]);

/** What is meant as a key of the shop's own files: its first part names one, or it has several parts. */
const isOwnKey = (key: string, own: string | undefined, ns: string): boolean =>
  own !== undefined || (ns === 'admin' && /^[a-z]\w*(\.\w+)+$/i.test(key));

/**
 * `translate('quote.title')` of react-admin: the first part names a file where `namespaces` has it. What is no key is
 * a text already; `_` is what to say where there is none. A key of ours without a text is reported by i18next's
 * `saveMissing`.
 */
export const createTranslate =
  (instance: Pick<i18n, 't' | 'exists'>, namespaces: Readonly<Record<string, string>>) =>
  (asked: string, options: object = {}): string => {
    const key = ownWords.get(asked) ?? asked;
    const { _: otherwise, smart_count: count, ...values } = options as Values;
    const dot = key.indexOf('.');
    const first = key.slice(0, Math.max(0, dot));
    const own = namespaces[first];
    const ns = own ?? (first === 'ra' ? 'ra' : 'admin');
    const path = own === undefined ? key : key.slice(dot + 1);
    const filling = { ...values, ns: ns as Namespace, ...(count === undefined ? {} : { count }) };
    const say = () => String((instance.t as (path: string, options: object) => unknown)(path, filling));
    if (instance.exists(path, filling)) return say();
    if (otherwise === undefined && isOwnKey(key, own, ns)) say();
    return otherwise ?? key;
  };
