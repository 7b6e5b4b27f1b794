// Units as people write them in English and French, and how they become each other.
import { needed } from '#domain/shared/needed.ts';

/** What a unit measures; only units of one dimension become each other. */
type Dimension =
  | 'length'
  | 'power'
  | 'pressure'
  | 'mass'
  | 'volume'
  | 'flow'
  | 'temperature'
  | 'torque'
  | 'speed'
  | 'voltage'
  | 'current'
  | 'force'
  | 'frequency'
  | 'sound';

export interface Unit {
  /** As it stands in words: `mm`. */
  readonly name: string;
  readonly dimension: Dimension;
  /** A number of it in the dimension's first unit. */
  readonly base: (number: number) => number;
}

const times = (factor: number) => (number: number) => number * factor;

/** Spellings after `normalText`; the first is the unit's name. */
const UNITS: Readonly<Record<Dimension, readonly (readonly [base: Unit['base'], ...spellings: string[]])[]>> = {
  length: [
    [times(1), 'mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
    [times(10), 'cm', 'centimetre', 'centimetres'],
    [times(1_000), 'm', 'metre', 'metres', 'meter', 'meters'],
    [times(0.001), 'um', '\u03bcm', 'micron', 'microns', 'micrometre'],
    [times(25.4), 'in', 'inch', 'inches', 'po', 'pouce', 'pouces'],
    [times(304.8), 'ft', 'foot', 'feet', 'pied', 'pieds'],
  ],
  power: [
    [times(1), 'kw', 'kilowatt', 'kilowatts'],
    [times(0.001), 'w', 'watt', 'watts'],
    [times(0.7457), 'hp', 'cv', 'ch', 'horsepower'],
  ],
  pressure: [
    [times(1), 'bar', 'bars'],
    [times(0.0689476), 'psi', 'psig'],
    [times(0.01), 'kpa'],
    [times(10), 'mpa'],
  ],
  mass: [
    [times(1), 'kg', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'],
    [times(0.001), 'g', 'gram', 'grams', 'gramme', 'grammes', 'gr'],
    [times(1_000), 't', 'ton', 'tons', 'tonne', 'tonnes'],
    [times(0.453592), 'lb', 'lbs', 'pound', 'pounds', 'livre', 'livres'],
    [times(0.0283495), 'oz', 'ounce', 'ounces', 'once', 'onces'],
  ],
  volume: [
    [times(1), 'l', 'liter', 'liters', 'litre', 'litres', 'ltr'],
    [times(0.001), 'ml', 'millilitre', 'millilitres', 'milliliter'],
    [times(3.78541), 'gal', 'gallon', 'gallons'],
  ],
  flow: [
    [times(1), 'l/min', 'lpm'],
    [times(1_000 / 60), 'm3/h'],
    [times(3.78541), 'gpm'],
  ],
  temperature: [
    [times(1), 'c', '\u00b0c', 'celsius'],
    [(number) => (number - 32) / 1.8, 'f', '\u00b0f', 'fahrenheit'],
  ],
  torque: [
    [times(1), 'nm'],
    [times(1.35582), 'ft-lb', 'ft-lbs', 'lb-ft', 'pi-lb'],
    [times(0.112985), 'in-lb', 'in-lbs', 'lb-in', 'po-lb'],
  ],
  speed: [[times(1), 'rpm', 'tr/min', 'r/min', 'min-1']],
  voltage: [[times(1), 'v', 'volt', 'volts']],
  current: [[times(1), 'a', 'amp', 'amps', 'ampere', 'amperes']],
  force: [
    [times(1), 'kn'],
    [times(0.001), 'n'],
    [times(0.00444822), 'lbf'],
  ],
  frequency: [[times(1), 'hz', 'hertz']],
  sound: [[times(1), 'db']],
};

const bySpelling = new Map<string, Unit>(
  Object.entries(UNITS).flatMap(([dimension, units]) =>
    units.flatMap(([base, ...spellings]) => {
      const unit: Unit = { name: needed(spellings[0], 'name of the unit'), dimension: dimension as Dimension, base };
      return spellings.map((spelling) => [spelling, unit] as const);
    }),
  ),
);

/** @param spelling after `normalText` */
export const unitOf = (spelling: string): Unit | undefined => bySpelling.get(spelling);

const escaped = (text: string) => text.replace(/[/+.\u00b0-]/g, '\\$&');
/** Every spelling of a unit, the longest first, as the part of a regular expression. */
export const UNIT_PATTERN = [...bySpelling.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

/** `25`, `13.25`, `1/2`, `1-1/2`. */
export const NUMBER_PATTERN = String.raw`\d+-\d+/\d+|\d+/\d+|\d+(?:\.\d+)?`;

/** @param text as NUMBER_PATTERN has it; undefined for what is no number */
export function numberOf(text: string): number | undefined {
  const [, whole = '0', above, below] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text) ?? [];
  const number = above ? Number(whole) + Number(above) / Number(below) : Number(text);
  return text && Number.isFinite(number) ? number : undefined;
}

/** Nominal bores of pipes: inches by DN (ISO 6708). */
const NOMINAL_BORES: ReadonlyMap<number, number> = new Map([
  [0.125, 6],
  [0.25, 8],
  [0.375, 10],
  [0.5, 15],
  [0.75, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [4, 100],
  [5, 125],
  [6, 150],
  [8, 200],
  [10, 250],
  [12, 300],
]);
export const nominalBoreOf = (inches: number): number | undefined => NOMINAL_BORES.get(inches);
