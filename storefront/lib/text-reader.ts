// Reads i18next's JSON format (namespaces, nested keys, plurals, {{slots}}). i18next itself would be a ninth of all
// first-load code in the browser and a twentieth of a page's rendering. app/i18n/text-reader.test.ts holds it to
// i18next's answers.
export type TextTree = { readonly [key: string]: string | TextTree };
export type Lookup = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** What useText needs: a reader, or in tests an i18next instance. */
export interface TextSource {
  readonly language: string;
  getFixedT(language: null, namespaces: string | readonly string[]): Lookup;
}

export interface TextReader extends TextSource {
  add(namespace: string, texts: TextTree): void;
  has(namespace: string): boolean;
}

function find(tree: TextTree | undefined, path: string): string | undefined {
  let here: string | TextTree | undefined = tree;
  for (const part of path.split('.')) here = typeof here === 'object' ? here[part] : undefined;
  return typeof here === 'string' ? here : undefined;
}

const fill = (text: string, options: Readonly<Record<string, unknown>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => (name in options ? String(options[name] ?? '') : slot));

export function createTextReader(language: string): TextReader {
  const namespaces = new Map<string, TextTree>();
  const plurals = new Intl.PluralRules(language);

  const lookup = (preferred: readonly string[], key: string, options: Readonly<Record<string, unknown>>): string => {
    const colon = key.indexOf(':');
    const names = colon > 0 ? [key.slice(0, colon)] : preferred;
    const path = key.slice(colon + 1);
    const { count, defaultValue } = options;
    const paths = typeof count === 'number' ? [`${path}_${plurals.select(count)}`, path] : [path];
    for (const one of paths) {
      for (const name of names) {
        const text = find(namespaces.get(name), one);
        if (text !== undefined) return fill(text, options);
      }
    }
    return typeof defaultValue === 'string' ? defaultValue : path;
  };

  return {
    language,
    add: (namespace, texts) => void namespaces.set(namespace, texts),
    has: (namespace) => namespaces.has(namespace),
    getFixedT: (_language, names) => {
      const preferred = typeof names === 'string' ? [names] : names;
      return (key, options = {}) => lookup(preferred, key, options);
    },
  };
}
