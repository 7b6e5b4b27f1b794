// Whether town, state and ZIP code of an address in the United States fit together, by the centres of its 42,500 codes.
import { own } from '#domain/shared/dictionary.ts';
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { milesBetween } from './distance.ts';
import { gazetteerOf, plainPlace } from './find-place.ts';

/** A place as an address names it. */
export interface PlaceTyped {
  readonly city: string;
  /** Its code, such as VT. */
  readonly state: string;
  readonly zip: string;
}

/** `other`: it is rather one of these. `unknown`: there is no such place, and none like it. */
export type PlaceAnswer =
  | { readonly outcome: 'known' | 'unknown' }
  | { readonly outcome: 'other'; readonly suggestions: readonly PlaceTyped[] };

/** A code is also that of the towns around its own. */
const AROUND_MILES = 25;
const MOST_SUGGESTIONS = 4;
const ZIP_LENGTH = 5;

export async function checkPlace({ city, state, zip }: PlaceTyped): Promise<PlaceAnswer> {
  const { codes } = await gazetteerOf();
  const postal = own(codes, zip.slice(0, ZIP_LENGTH));
  const name = plainPlace(city);
  const named = Object.values(codes).filter(
    (one) => one.country === 'US' && one.state === state && plainPlace(one.city) === name,
  );
  if (postal?.state === state && named.some((one) => milesBetween(one, postal) <= AROUND_MILES))
    return { outcome: 'known' };
  const suggestions = [
    ...(postal ? [{ city: postal.city, state: postal.state, zip }] : []),
    ...named
      .toSorted((a, b) => (postal ? milesBetween(a, postal) - milesBetween(b, postal) : a.zip < b.zip ? -1 : 1))
      .map((one) => ({ city: one.city, state, zip: one.zip })),
  ];
  return suggestions.length
    ? { outcome: 'other', suggestions: suggestions.slice(0, MOST_SUGGESTIONS) }
    : { outcome: 'unknown' };
}

const TIMEOUT_MS = 10_000;

export const checkPlaceTask = defineThreadTask({ name: 'check place', timeoutMs: TIMEOUT_MS, work: checkPlace });
