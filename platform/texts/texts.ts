// Every text of the shop on the server, read from `locales/` when a process starts: a shop changes a word in a file and
// starts anew, nothing is built.
import { own } from '#domain/shared/dictionary.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { createInstance, type i18n, type Namespace, type ResourceLanguage } from 'i18next';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The folder lies in the program's folder, as `dist/` does. */
const FOLDER = 'locales';

const namespacesOf = (language: Language): string[] =>
  readdirSync(join(FOLDER, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The files of one language, by namespace. @throws SyntaxError naming the file that is no JSON. */
export function readTexts(language: Language): ResourceLanguage {
  return Object.fromEntries(
    namespacesOf(language).map((namespace) => {
      const file = join(FOLDER, language, `${namespace}.json`);
      try {
        return [namespace, JSON.parse(readFileSync(file, 'utf8')) as ResourceLanguage[string]];
      } catch (error) {
        throw new SyntaxError(`${file}: ${(error as Error).message}`, { cause: error });
      }
    }),
  );
}

/** i18next for one language. Whoever writes HTML escapes; i18next does not. */
export function createTexts(language: Language, resources: ResourceLanguage): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'common',
    ns: Object.keys(resources),
    resources: { [language]: resources },
    initAsync: false,
    returnNull: false,
    missingInterpolationHandler: () => '',
    interpolation: { escapeValue: false },
  });
  return instance;
}

const instances = new Map<Language, i18n>();

/** The same instance for the life of the process. */
export function textsIn(language: Language): i18n {
  const known = instances.get(language) ?? createTexts(language, readTexts(language));
  instances.set(language, known);
  return known;
}

/** A function for keys that no compiler checks, such as codes and event types. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Texts of one namespace, or of a `part` of it. */
export const translate = (language: Language, namespace: string, part?: string): Translate =>
  (textsIn(language).getFixedT as (lng: null, ns: string, keyPrefix?: string) => unknown)(
    null,
    namespace,
    part,
  ) as Translate;

/** A text as it stands in its file: its placeholders are somebody else's to fill. @throws Error where there is none */
export function unfilledText(language: Language, namespace: string, ...path: readonly [string, ...string[]]): string {
  const found = path.reduce<unknown>(
    (tree, key) => own(tree as Readonly<Record<string, unknown>> | undefined, key),
    textsIn(language).getResourceBundle(language, namespace),
  );
  if (typeof found !== 'string') throw new Error(`no text ${namespace}:${path.join('.')} in ${language}`);
  return found;
}

/** Tells whether there is a text for a key that may be somebody's own words. */
export const hasText = (language: Language, namespace: string, key: string): boolean =>
  textsIn(language).exists(key, { ns: namespace as Namespace });

/** Changes when a word does, so that browsers ask again: it stands in the address of every text file. */
export const textVersion = (): string => {
  version ??= createHash('sha256')
    .update(JSON.stringify(LANGUAGES.map((language) => textsIn(language).getDataByLanguage(language))))
    .digest('hex')
    .slice(0, 10);
  return version;
};
let version: string | undefined;
