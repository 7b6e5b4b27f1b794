// Every text of the shop on the server, read from `locales/` when a process starts: a shop changes a word in a file and
// starts anew, nothing is built. What a country says otherwise lies beside its language, such as `fr-FR` beside `fr`.
import { own } from '#domain/shared/dictionary.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { createInstance, type i18n, type Namespace, type ResourceLanguage } from 'i18next';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The folder lies in the program's folder, as `dist/` does. */
const FOLDER = 'locales';

interface Texts {
  readonly [key: string]: string | Texts;
}

/** @throws SyntaxError naming the file that is no JSON. */
const readFiles = (folder: string): readonly (readonly [name: string, texts: Texts])[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      try {
        return [name.slice(0, -'.json'.length), JSON.parse(readFileSync(file, 'utf8')) as Texts];
      } catch (error) {
        throw new SyntaxError(`${file}: ${(error as Error).message}`, { cause: error });
      }
    });

/**
 * The texts of a folder, by namespace. What a feature adds to namespaces of all (its refusals, words of its events, names
 * of its screens) lies in `feature/<feature>.json`.
 * @throws SyntaxError naming the file that is no JSON
 */
export function readFolder(folder: string): Readonly<Record<string, Texts>> {
  const place = join(FOLDER, folder);
  const ofFeatures = existsSync(join(place, 'feature')) ? readFiles(join(place, 'feature')) : [];
  return ofFeatures.reduce<Texts>(
    (texts, [feature, further]) => together(texts, further, `${folder}/feature/${feature}`),
    Object.fromEntries(readFiles(place)),
  ) as Readonly<Record<string, Texts>>;
}

/** @throws Error for a text that is there already */
function together(texts: Texts, further: Texts, path: string): Texts {
  const added = Object.entries(further).map(([key, text]): [string, string | Texts] => {
    const known = own(texts, key);
    if (known === undefined) return [key, text];
    if (typeof known === 'string' || typeof text === 'string') throw new Error(`${path}: ${key} is there already`);
    return [key, together(known, text, `${path}.${key}`)];
  });
  return { ...texts, ...Object.fromEntries(added) };
}

/** A language as a country speaks it where that differs (`fr-FR`), else the language. `country` is an ISO 3166-1 code. */
export function regionOf(language: Language, country: string): string {
  const region = `${language}-${country}`;
  return regions().has(region) ? region : language;
}
const regions = (): ReadonlySet<string> => (knownRegions ??= new Set(readdirSync(FOLDER)));
let knownRegions: ReadonlySet<string> | undefined;

/** What a language says in a country, by namespace. @throws SyntaxError naming the file that is no JSON. */
export function readTexts(language: Language, country = ''): ResourceLanguage {
  const region = regionOf(language, country);
  const texts = readFolder(language);
  if (region === language) return texts;
  const ofRegion = replaced(texts, readFolder(region));
  return (region === FRANCE ? withSpacedMarks(ofRegion) : ofRegion) as ResourceLanguage;
}

/** Sets a thin space before these marks, which Canada does not (Lexique des règles typographiques). */
const FRANCE = 'fr-FR';
/** At the end of a word, before a blank, a tag or the end: not within an address or an entity. */
const MARK = /(?<=[\p{L}\p{N})»}])(?<!&\w{1,8})[;!?](?=\s|<|»|$)/gu;
const withSpacedMarks = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replace(MARK, '\u202f$&') : withSpacedMarks(text),
    ]),
  );

const replaced = (texts: Texts, by: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const other = own(by, key);
      return [
        key,
        typeof text === 'string' || typeof other === 'string' ? (other ?? text) : replaced(text, other ?? {}),
      ];
    }),
  );

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

let readHomeCountry = (): string => '';

/** Texts are those of this country from then on: asked for each, as a dealer may change it. */
export function readHomeCountryFrom(read: () => string): void {
  readHomeCountry = read;
}

/** Whose words this process speaks, an ISO 3166-1 code; empty where nobody has said it. */
export const homeCountry = (): string => readHomeCountry();

const instances = new Map<string, i18n>();

/** The same instance for the life of the process, as long as the dealer's country is the same. */
export function textsIn(language: Language): i18n {
  const country = homeCountry();
  const region = regionOf(language, country);
  const known = instances.get(region) ?? createTexts(language, readTexts(language, country));
  instances.set(region, known);
  return known;
}

/** A function for keys that no compiler checks, such as codes and event types. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const translations = new WeakMap<i18n, Map<string, Translate>>();

/** Texts of one namespace, or of a `part` of it. */
export function translate(language: Language, namespace: string, part?: string): Translate {
  const texts = textsIn(language);
  const known = translations.get(texts) ?? new Map<string, Translate>();
  translations.set(texts, known);
  const key = `${namespace}:${part}`;
  const fixed = texts.getFixedT as (lng: null, ns: string, keyPrefix?: string) => unknown;
  const translation = known.get(key) ?? (fixed.call(texts, null, namespace, part) as Translate);
  known.set(key, translation);
  return translation;
}

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
export function textVersion(country = homeCountry()): string {
  const spoken = LANGUAGES.map((language) => regionOf(language, country)).join();
  const known =
    versions.get(spoken) ??
    createHash('sha256')
      .update(JSON.stringify(LANGUAGES.map((language) => readTexts(language, country))))
      .digest('hex')
      .slice(0, 10);
  versions.set(spoken, known);
  return known;
}
const versions = new Map<string, string>();
