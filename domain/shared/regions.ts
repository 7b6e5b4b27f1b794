import { own } from '#domain/shared/dictionary.ts';
import { COUNTRY_CODES, STATE_NAMES } from './countries.ts';
import { hasPostalCodes, isPostalCode } from './postal-codes.ts';

const split = (codes: string): readonly string[] => codes.split(' ');

/** The states or provinces that addresses name: taxes and freight are found by them. */
const STATES: ReadonlyMap<string, readonly string[]> = new Map([
  ['CA', split('AB BC MB NB NL NS NT NU ON PE QC SK YT')],
  [
    'US',
    split(
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT ' +
        'NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
    ),
  ],
  ...Object.entries(STATE_NAMES).map(([country, names]) => [country, Object.keys(names)] as const),
]);

/**
 * First letters of Canadian postal codes, by province (Canada Post): a code of one province with the taxes of another
 * is a slip of the pen, or none.
 */
const PROVINCE_OF: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES);

export const isCountry = (country: string): boolean => COUNTRIES.has(country);
export const statesOf = (country: string): readonly string[] => STATES.get(country) ?? [];
export const isState = (country: string, state: string): boolean => statesOf(country).includes(state);

/** The state that the lines of an address name last by its code, as in "Laval QC H7N 1A1"; empty where they name none. */
export const stateNamed = (country: string, lines: readonly string[]): string =>
  lines.flatMap((line) => line.match(/\b[A-Z]{2,3}\b/g) ?? []).findLast((code) => isState(country, code)) ?? '';

/** The federal government has one code on both banks of the Ottawa river. */
const ON_BOTH_BANKS = /^K1A/i;

/** Tells whether a Canadian code lies in the province that was named; other countries are not asked. */
export function isPostalCodeOfState(country: string, state: string, zip: string): boolean {
  if (country !== 'CA') return true;
  const code = zip.trim();
  return (
    (ON_BOTH_BANKS.test(code) && state === 'QC') ||
    (own(PROVINCE_OF, code.charAt(0).toUpperCase())?.includes(state) ?? false)
  );
}

export interface PlaceFault {
  readonly field: 'country' | 'state' | 'zip';
  readonly code: 'required' | 'country_invalid' | 'state_invalid' | 'zip_invalid' | 'zip_of_other_state';
}

/**
 * What is wrong with where an address lies: of a country that is none nothing else can be said. A country without states
 * takes none, one without postal codes takes any.
 */
export function placeFaults({
  country,
  state,
  zip,
}: {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
}): PlaceFault[] {
  if (!isCountry(country)) return [{ field: 'country', code: 'country_invalid' }];
  const ofState = stateFault(country, state);
  const ofZip = zipFault(country, zip);
  if (ofState || ofZip) return [ofState, ofZip].filter((fault) => fault !== undefined);
  return isPostalCodeOfState(country, state, zip) ? [] : [{ field: 'zip', code: 'zip_of_other_state' }];
}

/** The first of them. */
export const placeFault = (place: Parameters<typeof placeFaults>[0]): PlaceFault | undefined => placeFaults(place)[0];

function stateFault(country: string, state: string): PlaceFault | undefined {
  const hasStates = statesOf(country).length > 0;
  if (hasStates && !state) return { field: 'state', code: 'required' };
  return (hasStates ? !isState(country, state) : state) ? { field: 'state', code: 'state_invalid' } : undefined;
}

function zipFault(country: string, zip: string): PlaceFault | undefined {
  if (!zip.trim() && hasPostalCodes(country)) return { field: 'zip', code: 'required' };
  return isPostalCode(country, zip) ? undefined : { field: 'zip', code: 'zip_invalid' };
}
