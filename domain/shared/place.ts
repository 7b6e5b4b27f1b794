// Zones of taxes, freight and warehouses are made of places: a country, a state of it, or postal codes.
import { isCountry, isPostalCodeOfState, isState } from './regions.ts';
import { isPostalPrefix } from './postal-prefix.ts';

/** Empty texts say nothing: no state is the whole country, no postal code is all of them. */
export interface Place {
  readonly country: string;
  readonly state: string;
  /** The first and the last beginning of postal codes, both included: H1 to H4 holds H4A 1A1. Written as `normalZip` does. */
  readonly zipFrom: string;
  readonly zipTo: string;
}

/** Where something goes; the postal code may not be known yet. */
export interface Destination {
  readonly country: string;
  readonly state: string;
  readonly zip?: string | undefined;
}

/** The form in which postal codes are compared: capital letters and digits alone. */
export const normalZip = (zip: string): string => zip.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Sorts behind every continuation of a prefix. */
const END = '\uffff';
const hasZip = ({ zipFrom }: Place) => zipFrom !== '';

/** Tells whether a destination lies in a place. A place of postal codes holds none whose code is not known. */
export function holds(place: Place, { country, state, zip = '' }: Destination): boolean {
  if (place.country !== country || (place.state !== '' && place.state !== state)) return false;
  if (!hasZip(place)) return true;
  const code = normalZip(zip);
  return code !== '' && code >= place.zipFrom && code <= place.zipTo + END;
}

/** How two places lie to each other: `first` is the more specific one and wins, `clash` says that neither is. */
export type Relation = 'apart' | 'first' | 'second' | 'clash';

/**
 * Postal codes are more specific than a state, a state than its country; of postal codes those that lie within others. What
 * is equal, or overlaps without lying within, clashes: nobody could tell which one holds.
 */
export function relationOf(a: Place, b: Place): Relation {
  if (a.country !== b.country) return 'apart';
  if (a.state && b.state && a.state !== b.state) return 'apart';
  if (hasZip(a) && hasZip(b)) return relationOfCodes(a, b);
  if (hasZip(a) || hasZip(b)) return hasZip(a) ? 'first' : 'second';
  return byState(a, b);
}

const byState = (a: Place, b: Place): Relation =>
  (a.state === '') === (b.state === '') ? 'clash' : a.state ? 'first' : 'second';

function relationOfCodes(a: Place, b: Place): Relation {
  const [aEnd, bEnd] = [a.zipTo + END, b.zipTo + END];
  if (aEnd < b.zipFrom || bEnd < a.zipFrom) return 'apart';
  if (a.zipFrom === b.zipFrom && aEnd === bEnd) return byState(a, b);
  if (a.zipFrom >= b.zipFrom && aEnd <= bEnd) return 'first';
  if (b.zipFrom >= a.zipFrom && bEnd <= aEnd) return 'second';
  return 'clash';
}

/** The most specific of the places that hold a destination, with what it belongs to; undefined where none does. */
export function mostSpecific<Of>(
  candidates: readonly { readonly place: Place; readonly of: Of }[],
  to: Destination,
): { readonly place: Place; readonly of: Of } | undefined {
  return candidates
    .filter(({ place }) => holds(place, to))
    .reduce<{ readonly place: Place; readonly of: Of } | undefined>(
      (best, next) => (best && relationOf(best.place, next.place) !== 'second' ? best : next),
      undefined,
    );
}

export type PlaceProblem = 'country_invalid' | 'state_invalid' | 'zip_range_invalid' | 'zip_of_other_state';

/** What is wrong with a place, by what the country knows; undefined where nothing is. */
export function problemOf({ country, state, zipFrom, zipTo }: Place): PlaceProblem | undefined {
  if (!isCountry(country)) return 'country_invalid';
  if (state && !isState(country, state)) return 'state_invalid';
  if (!zipFrom && !zipTo) return undefined;
  const codes = [zipFrom, zipTo];
  // One without the other is no range: isPostalPrefix refuses what is empty.
  if (!codes.every((code) => code === normalZip(code) && isPostalPrefix(country, code)) || zipFrom > zipTo + END)
    return 'zip_range_invalid';
  return state && !codes.every((code) => isPostalCodeOfState(country, state, code)) ? 'zip_of_other_state' : undefined;
}

/** `CA-QC H2–H4`: how a place is named where there is no room for words. */
export const placeCode = ({ country, state, zipFrom, zipTo }: Place): string =>
  `${country}${state && `-${state}`}${zipFrom && ` ${zipFrom === zipTo ? zipFrom : `${zipFrom}–${zipTo}`}`}`;
