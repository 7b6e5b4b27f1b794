// Places as they are typed: one in a line, `CA`, `CA-QC`, `CA-QC H1-H4`, `US 100`.
import { normalZip, problemOf, type Place } from '#domain/shared/place.ts';

/** A line that names no place becomes one that no country knows, so that it is refused by what it says. */
export function placeFrom(line: string): Place {
  const [region = '', ...codes] = line.trim().toUpperCase().split(/\s+/);
  const [country = '', state = ''] = region.split('-', 2);
  const [from = '', to = from] = codes.join('').split(/[-–]/, 2);
  return { country, state, zipFrom: normalZip(from), zipTo: normalZip(to) };
}

export const placesFrom = (text: string): Place[] =>
  text
    .split(/[\n;,]/)
    .filter((line) => line.trim())
    .map(placeFrom);

export const lineOf = ({ country, state, zipFrom, zipTo }: Place): string =>
  `${country}${state && `-${state}`}${zipFrom && ` ${zipFrom === zipTo ? zipFrom : `${zipFrom}-${zipTo}`}`}`;

export const linesOf = (places: readonly Place[]): string => places.map(lineOf).join('\n');

/** The first line that is no place, with what is wrong about it. */
export function firstProblem(
  places: readonly Place[],
): { readonly line: string; readonly code: NonNullable<ReturnType<typeof problemOf>> } | undefined {
  for (const place of places) {
    const code = problemOf(place);
    if (code) return { line: lineOf(place), code };
  }
  return undefined;
}
