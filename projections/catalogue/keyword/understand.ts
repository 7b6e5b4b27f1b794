// What a keyword asks for (spec 1: search by keyword or item number): each word with the ways in which a product can have
// it, units converted, dimensions together, words that mean the same. Every catalogue index asks the same.
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { needed } from '#domain/shared/needed.ts';
import { normalText } from '#projections/shared/words/normal-text.ts';
import { dimensionWords, measureWord, partsOf, stem, wordsOf } from '#projections/shared/words/words.ts';
import { attributeWord } from './product-words.ts';
import { MOST_SOUGHT, way, words, type Match, type Sought, type Way } from './sought.ts';
import { sameWords, type Synonyms } from './synonyms.ts';
import { tokensOf, type Token } from './tokens.ts';
import { nominalBoreOf, numberOf, unitOf, type Unit } from '#projections/shared/words/units.ts';

/** A number that some product has: as it is written, and what it is. */
export interface KnownNumber {
  readonly text: string;
  readonly number: number;
}

/** What of a catalogue decides how a keyword is understood. */
export interface Known {
  readonly attributes: ReadonlyMap<string, AttributeData>;
  /** Numbers that products have in an attribute. */
  numbersOf(attribute: string): readonly KnownNumber[] | Promise<readonly KnownNumber[]>;
  /** Words of texts that are a number with a unit (`10bar`). */
  measureWords(): readonly string[] | Promise<readonly string[]>;
  /** Categories whose names have a word that begins so. */
  categoriesNamed(word: string): readonly string[];
  readonly synonyms: Synonyms;
}

/** Shares by which a number may differ: in its own unit, converted closely, converted to the next standard size. */
const SAME = 0.005;
const CONVERTED = [0.015, 0.045] as const;
/** Where nothing fits better: how far from what was asked, with what that lacks. */
const NEARBY = [
  [0.02, 5],
  [0.05, 6],
  [0.1, 7],
  [0.15, 8],
  [0.2, 9],
  [0.25, 10],
] as const;
const SHORTEST_BEGINNING = 2;
/** Letters of a word that is joined with the number beside it: `spa 1250`, `ucp 205`. */
const MOST_JOINED = 12;

const isNumeric = (word: string) => /^[\d./-]+$/.test(word);

/** @param language decides which of the dealer's synonyms hold */
export async function understand(keyword: string, language: 'en' | 'fr', known: Known): Promise<readonly Sought[]> {
  const tokens = tokensOf(keyword).slice(0, MOST_SOUGHT);
  const sought: Sought[] = [];
  for (const [at, token] of tokens.entries()) {
    const beside = [tokens[at - 1], tokens[at + 1]];
    const one = await soughtOf(token, beside, known);
    sought.push({
      ...one,
      ways: [...one.ways, ...joinedWays(token, beside[0], 'after'), ...joinedWays(token, beside[1], 'before')],
    });
  }
  return withSynonyms(tokens, sought, known, language);
}

async function soughtOf(token: Token, beside: readonly (Token | undefined)[], known: Known): Promise<Sought> {
  const { text } = token;
  switch (token.kind) {
    case 'dimensions':
      return {
        text,
        ways: dimensionWays(token.prefix, token.numbers),
        near: await nearDimensions(token.numbers, token.unit, known),
        namesCategory: false,
        word: undefined,
      };
    case 'measure': {
      const values = await measureValues(token, known);
      return {
        text,
        ways: [...measureWays(token), ...values.ways, ...boundWays(values.exact, beside, known), ...literalWays(token)],
        // Without its unit a number says less than one nearby.
        near: [...values.near, way(11, words('strong', true, token.number))],
        namesCategory: false,
        word: undefined,
      };
    }
    case 'word': {
      const word = stem(text);
      const named = isNumeric(word) ? [] : known.categoriesNamed(word);
      return {
        text,
        ways: [
          ...wordWays(word),
          ...(await inchWays(word, known)),
          ...(named.length ? [way(3, { categories: named })] : []),
          ...(isNumeric(word) ? await boundNumberWays(word, beside, known) : attributeWays(word, known)),
        ],
        near: [],
        namesCategory: named.length > 0,
        word: /\d/.test(word) ? undefined : word,
      };
    }
  }
}

/** A word as it may stand in a product's texts; what its plural is in either language is found as well. */
function wordWays(word: string): Way[] {
  const forms = formsOf(word);
  if (isNumeric(word))
    return [
      way(1, words('strong', true, word)),
      way(2, words('number', false, word)),
      way(3, words('any', true, word)),
      ...splitWays(word),
    ];
  const begins = word.length >= SHORTEST_BEGINNING;
  return [
    way(1, words('strong', true, ...forms)),
    way(3, words('any', true, ...forms)),
    ...(begins ? [way(2, words('strong', false, ...forms)), way(4, words('any', false, ...forms))] : []),
    ...splitWays(word),
  ];
}

/** `nbr-70`, `dn80`: its parts are there, if not together. */
function splitWays(word: string): Way[] {
  const cut = partsOf(word);
  const parts = [
    ...new Set((cut.length > 1 ? cut.slice(1, -1) : [word]).flatMap((part) => part.match(/[a-z]+|[\d./]+/g) ?? [])),
  ];
  if (parts.length < 2) return [];
  const joined = word.replaceAll('-', '');
  return [
    ...(joined === word ? [] : [way(1, words('strong', true, joined)), way(3, words('any', true, joined))]),
    way(3, ...parts.map((part) => words('strong', true, stem(part)))),
    way(5, ...parts.map((part) => words('any', true, stem(part)))),
  ];
}

/** Other forms of a word that the stem leaves apart: batteries and battery, bushes and bush, tuyaux and tuyau. */
export function formsOf(word: string): string[] {
  const forms = [word];
  if (/(?:ch|sh|s|x|z)e$/.test(word)) forms.push(word.slice(0, -1));
  if (/[a-z]{3}ie$/.test(word)) forms.push(`${word.slice(0, -2)}y`);
  if (/[a-z]{2}[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ie`);
  if (/(?:eau|eu|ou)$/.test(word)) forms.push(`${word}x`);
  if (/[a-z]{2}(?:au|eu|ou)x$/.test(word)) forms.push(word.slice(0, -1));
  if (/[a-z]{2}aux$/.test(word)) forms.push(`${word.slice(0, -2)}l`);
  if (/[a-z]{3}al$/.test(word)) forms.push(`${word.slice(0, -1)}ux`);
  return forms;
}

/** `spa 1250` is `spa1250`, and `push button` `pushbutton`. */
function joinedWays(token: Token, other: Token | undefined, side: 'after' | 'before'): Way[] {
  if (token.kind !== 'word' || other?.kind !== 'word') return [];
  const joined = side === 'after' ? other.text + token.text : token.text + other.text;
  if (joined.length > MOST_JOINED || /^\d+$/.test(joined)) return [];
  return [way(0, words('strong', true, stem(joined))), way(2, words('any', true, stem(joined)))];
}

/** Words that name what products are described by: `bore`, `alésage`. */
const attributesNamed = (word: string, { attributes }: Known): string[] =>
  [...attributes].flatMap(([key, { name }]) => {
    const named = wordsOf(`${name.en} | ${name.fr}`);
    return formsOf(word).some((form) => named.includes(form)) ? [key] : [];
  });

function attributeWays(word: string, known: Known): Way[] {
  const keys = attributesNamed(word, known);
  return keys.length ? [way(5, words('any', true, ...keys.map((key) => attributeWord(key))))] : [];
}

const besideAttributes = (beside: readonly (Token | undefined)[], known: Known): ReadonlySet<string> =>
  new Set(beside.flatMap((token) => (token?.kind === 'word' ? attributesNamed(stem(token.text), known) : [])));

/** `25 mm bore`: the number of that very attribute. */
function boundWays(exact: readonly Named[], beside: readonly (Token | undefined)[], known: Known): Way[] {
  const keys = besideAttributes(beside, known);
  const bound = exact.filter(({ key }) => keys.has(key));
  return bound.length ? [way(0, words('any', true, ...bound.map(({ key, text }) => attributeWord(key, text))))] : [];
}

async function boundNumberWays(word: string, beside: readonly (Token | undefined)[], known: Known): Promise<Way[]> {
  const number = numberOf(word);
  if (number === undefined) return [];
  const named: string[] = [];
  for (const key of besideAttributes(beside, known))
    for (const value of await known.numbersOf(key))
      if (value.number === number) named.push(attributeWord(key, value.text));
  return named.length ? [way(0, words('any', true, ...named))] : [];
}

function dimensionWays(prefix: string, numbers: readonly string[]): Way[] {
  const whole = dimensionWords(prefix, numbers).find((word) => word.split('x').length === numbers.length);
  const together = needed(whole, 'word of all dimensions');
  const parts = numbers.map((number, at) => (at ? number : prefix + number));
  return [
    way(0, words('strong', true, together)),
    way(1, words('any', true, together)),
    way(2, ...parts.map((part) => words('strong', true, part))),
    way(4, ...parts.map((part) => words('any', true, part))),
  ];
}

/** `1/0` is written as a number and is none: nothing is near to it. */
const numberOrNaN = (text: string): number => numberOf(text) ?? Number.NaN;

/** A number that products have in an attribute, and by which share it differs from what was asked for. */
interface Named {
  readonly key: string;
  readonly text: string;
  readonly off: number;
}

/** Numbers that products have, nearby: all of them must be near. */
async function nearDimensions(numbers: readonly string[], unit: Unit | undefined, known: Known): Promise<Way[]> {
  const asked = unit ?? needed(unitOf('mm'), 'unit of millimetres');
  const found: Named[][] = [];
  for (const number of numbers) found.push(await near(asked.base(numberOrNaN(number)), asked, known));
  return NEARBY.flatMap(([share, lacks]) => {
    const within = found.map((some) => some.filter(({ off }) => off <= share));
    if (within.some((some) => !some.length)) return [];
    return [way(lacks, ...within.map(oneOf))];
  });
}

const oneOf = (some: readonly Named[]): Match =>
  words('any', true, ...some.map(({ key, text }) => attributeWord(key, text)));

async function near(base: number, { dimension }: Unit, known: Known): Promise<Named[]> {
  const [most] = needed(NEARBY.at(-1), 'largest share');
  const found: Named[] = [];
  for (const [key, { unit: spelling, kind }] of known.attributes) {
    const unit = kind === 'number' ? unitOf(normalText(spelling)) : undefined;
    if (unit?.dimension !== dimension) continue;
    for (const { text, number } of await known.numbersOf(key)) {
      const off = Math.abs(unit.base(number) - base) / (Math.abs(base) || 1);
      if (off <= most) found.push({ key, text, off });
    }
  }
  return found;
}

type Measure = Extract<Token, { readonly kind: 'measure' }>;

/** As it stands in texts, with its unit. Of inches nobody writes the unit, and pipes have theirs in millimetres. */
function measureWays({ number, unit }: Pick<Measure, 'number' | 'unit'>): Way[] {
  const written = measureWord(number, unit.name);
  const bore = unit.name === 'in' ? nominalBoreOf(numberOrNaN(number)) : undefined;
  return [
    way(1, words('strong', true, written)),
    way(2, words('any', true, written)),
    ...(unit.name === 'in' ? [way(2, words('strong', true, number)), way(3, words('any', true, number))] : []),
    ...(bore === undefined
      ? []
      : [way(3, words('strong', true, `dn${bore}`)), way(4, words('any', true, `dn${bore}`))]),
  ];
}

/** Parts of an inch: `3/4` of a hose is 19 mm; `5/2` is the valve. */
const INCHES = /^(?:\d+-)?(?:1\/2|[13]\/4|[1357]\/8|(?:1|3|5|7|9|11|13|15)\/16)$/;

async function inchWays(word: string, known: Known): Promise<Way[]> {
  if (!INCHES.test(word)) return [];
  const measure = { number: word, unit: needed(unitOf('in'), 'unit of inches') };
  return [...measureWays(measure), ...(await measureValues(measure, known)).ways];
}

/** `08a` is a chain, no current, and `20t` are teeth: what was typed in one piece may be a word, or a number of others. */
const literalWays = ({ text, number }: Measure): Way[] =>
  /\s/.test(text)
    ? []
    : [
        way(1, words('strong', true, text)),
        way(3, words('any', true, text)),
        ...(/^[\d.]+[a-z]$/.test(text)
          ? [way(4, words('strong', true, number)), way(6, words('any', true, number))]
          : []),
      ];

/** Attributes and texts that say the same in whatever unit, and what comes near. */
async function measureValues({ number, unit }: Pick<Measure, 'number' | 'unit'>, known: Known) {
  const base = unit.base(numberOrNaN(number));
  const named = await near(base, unit, known);
  const written = (await known.measureWords()).flatMap((word) => {
    const found = measureOf(word);
    if (found?.unit.dimension !== unit.dimension) return [];
    return [{ word, off: Math.abs(found.base - base) / (Math.abs(base) || 1) }];
  });
  const within = (least: number, most: number, lacks: number): Way[] => {
    const some = [
      ...named.filter(({ off }) => off > least && off <= most).map(({ key, text }) => attributeWord(key, text)),
      ...written.filter(({ off }) => off > least && off <= most).map(({ word }) => word),
    ];
    return some.length ? [way(lacks, words('any', true, ...some))] : [];
  };
  const [close, standard] = CONVERTED;
  const exact = named.filter(({ off }) => off <= SAME);
  // A millimetre is a millimetre; half an inch is 12.7 mm or 13 mm, and two horse-power are 1.5 kW.
  const isConverted = !exact.length;
  return {
    exact: isConverted ? named.filter(({ off }) => off <= standard) : exact,
    ways: [...within(-1, SAME, 2), ...(isConverted ? [...within(SAME, close, 3), ...within(close, standard, 4)] : [])],
    near: NEARBY.flatMap(([share, lacks]) => within(-1, share, lacks)),
  };
}

/** A word that is a number with a unit, as `wordsOf` makes them. */
export function measureOf(word: string): { readonly unit: Unit; readonly base: number } | undefined {
  const [, number, spelling] = /^([\d.]+(?:[-/]\d+)*)([a-z\u03bc\u00b0/-][a-z0-9/-]*)$/.exec(word) ?? [];
  const unit = spelling ? unitOf(spelling) : undefined;
  const value = number ? numberOf(number) : undefined;
  return unit && value !== undefined ? { unit, base: unit.base(value) } : undefined;
}

/** What the dealer says means the same counts like a word that is anywhere; several words that do are one thing. */
function withSynonyms(
  tokens: readonly Token[],
  sought: readonly Sought[],
  { synonyms }: Known,
  language: 'en' | 'fr',
): readonly Sought[] {
  const result: Sought[] = [];
  const typed = tokens.map(({ text }) => stem(text));
  for (let at = 0; at < sought.length;) {
    const found = sameWords(synonyms, typed, at, language);
    const one = sought[at]!;
    if (!found) {
      result.push(one);
      at += 1;
      continue;
    }
    const its = sought.slice(at, at + found.length);
    const others = found.others.flatMap((phrase) => [
      way(1, ...phrase.map((word) => words('strong', true, ...formsOf(word)))),
      way(3, ...phrase.map((word) => words('any', false, ...formsOf(word)))),
    ]);
    const own =
      its.length === 1
        ? one.ways
        : [
            way(1, ...typed.slice(at, at + found.length).map((word) => words('strong', true, ...formsOf(word)))),
            way(3, ...typed.slice(at, at + found.length).map((word) => words('any', false, ...formsOf(word)))),
          ];
    result.push({
      text: its.map(({ text }) => text).join(' '),
      ways: [...own, ...others],
      near: its.length === 1 ? one.near : [],
      namesCategory: its.some(({ namesCategory }) => namesCategory),
      word: its.length === 1 ? one.word : undefined,
    });
    at += found.length;
  }
  return result;
}
