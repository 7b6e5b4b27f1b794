import { readdirSync } from 'node:fs';
import { readFolder, readTexts } from '#platform/kernel/texts/texts.ts';

/** Every text by its path, e.g. `cart:lines_one`. */
function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flatten(inner, path.includes(':') ? `${path}.${key}` : `${path}:${key}`),
  );
}

const texts = (language: 'en' | 'fr') =>
  new Map(Object.entries(readTexts(language)).flatMap(([name, content]) => flatten(content, name)));
const english = texts('en');
const french = texts('fr');
const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe('texts', () => {
  it('exist in both languages', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have the same slots in both languages', () => {
    // "One item" needs no number.
    const ofKey = (key: string, text: string) =>
      slots(text).filter((slot) => slot !== 'count' || !key.endsWith('_one'));
    for (const [key, text] of english)
      expect([key, ofKey(key, french.get(key) ?? '')]).toEqual([key, ofKey(key, text)]);
  });

  it('are never empty', () => {
    for (const [key, text] of [...english, ...french]) expect([key, text.trim().length > 0]).toEqual([key, true]);
  });

  it('are French in French: a no-break space before a colon and inside guillemets, no straight apostrophe', () => {
    for (const [key, text] of french) {
      expect([key, / :|« | »/.test(text)]).toEqual([key, false]);
      expect([key, text.includes("'")]).toEqual([key, false]);
    }
  });

  it('tell every error the storefront itself can find', () => {
    for (const code of [
      'required',
      'quantity_invalid',
      'email_invalid',
      'country_invalid',
      'zip_invalid',
      'password_too_weak',
      'password_mismatch',
      'reference_required',
      'payment_timeout',
      'unreachable',
      'internal',
      'invalid_value',
    ]) {
      expect(english.has(`error:${code}`)).toBe(true);
    }
  });
});

const flatTexts = (folder: string) =>
  new Map(Object.entries(readFolder(folder)).flatMap(([name, content]) => flatten(content, name)));

describe.each(readdirSync('locales').filter((folder) => folder.includes('-')))('texts of the region %s', (region) => {
  const [language] = region.split('-') as ['en' | 'fr'];
  const ofLanguage = flatTexts(language);
  const ofRegion = [...flatTexts(region)];

  it('are other words for what the language says, with its slots', () => {
    for (const [key, text] of ofRegion) {
      expect([key, ofLanguage.has(key), text === ofLanguage.get(key)]).toEqual([key, true, false]);
      expect([key, slots(text)]).toEqual([key, slots(ofLanguage.get(key)!)]);
    }
  });

  it('keep to the typography of the language', () => {
    for (const [key, text] of ofRegion) expect([key, / :|« | »|'/.test(text)]).toEqual([key, false]);
  });
});

it('French is that of France there', () => {
  const ofCanada = /soumission|courriel|infolettre|cueillette|blogue|arrière-guichet|code postal ou ZIP|\bTPS 1/i;
  const texts = Object.entries(readTexts('fr', 'FR')).flatMap(([name, content]) => flatten(content, name));
  expect(texts.filter(([, text]) => ofCanada.test(text))).toEqual([]);
});

it('French of France has a thin space before ; ! and ?, but for addresses and entities', () => {
  const all = (country: string) =>
    new Map(Object.entries(readTexts('fr', country)).flatMap(([name, content]) => flatten(content, name)));
  const [france, canada] = [all('FR'), all('CA')];
  const asked = [...france].filter(([, text]) => /\p{L}[?!](?=\s|$)/u.test(text));
  expect(asked).toEqual([]);
  expect([...france.values()].filter((text) => text.includes('\u202f?')).length).toBeGreaterThan(10);
  expect([...canada.values()].filter((text) => text.includes('\u202f?'))).toEqual([]);
  expect([...france.values()].filter((text) => /&\w+\u202f;/.test(text))).toEqual([]);
});
