/**
 * The states or provinces of a country, and the form of its postal codes: taxes and freight are found by them.
 */
interface Region {
  readonly states: readonly string[];
  readonly postalCode: RegExp;
}

const split = (codes: string) => codes.split(' ');

/** Countries that goods are shipped to (spec 5: a valid zip is required). */
const regions: ReadonlyMap<string, Region> = new Map([
  [
    'CA',
    {
      states: split('AB BC MB NB NL NS NT NU ON PE QC SK YT'),
      postalCode: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
    },
  ],
  [
    'US',
    {
      states: split(
        'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT ' +
          'NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
      ),
      postalCode: /^\d{5}(-\d{4})?$/,
    },
  ],
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

export const countries: readonly string[] = [...regions.keys()];
export const isCountry = (country: string): boolean => regions.has(country);
export const statesOf = (country: string): readonly string[] => regions.get(country)?.states ?? [];
export const isState = (country: string, state: string): boolean => statesOf(country).includes(state);

/** A code as the country writes them; in any letter case, with or without the space. */
export const isPostalCode = (country: string, zip: string): boolean =>
  zip.trim() !== '' && (regions.get(country)?.postalCode.test(zip.trim()) ?? true);

/** The federal government has one code on both banks of the Ottawa river. */
const ON_BOTH_BANKS = /^K1A/i;

/** Tells whether a Canadian code lies in the province that was named; other countries are not asked. */
export function isPostalCodeOfState(country: string, state: string, zip: string): boolean {
  if (country !== 'CA') return true;
  const code = zip.trim();
  return (
    (ON_BOTH_BANKS.test(code) && state === 'QC') ||
    (PROVINCE_OF[code.charAt(0).toUpperCase()]?.includes(state) ?? false)
  );
}

export interface PlaceFault {
  readonly field: 'country' | 'state' | 'zip';
  readonly code: 'country_invalid' | 'state_invalid' | 'zip_invalid' | 'zip_of_other_state';
}

/** The first fault of where an address lies, since the rest follows from it. */
export function placeFault({
  country,
  state,
  zip,
}: {
  readonly country: string;
  readonly state: string;
  readonly zip: string;
}): PlaceFault | undefined {
  if (!isCountry(country)) return { field: 'country', code: 'country_invalid' };
  if (!isState(country, state)) return { field: 'state', code: 'state_invalid' };
  if (!isPostalCode(country, zip)) return { field: 'zip', code: 'zip_invalid' };
  return isPostalCodeOfState(country, state, zip) ? undefined : { field: 'zip', code: 'zip_of_other_state' };
}
