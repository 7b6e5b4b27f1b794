// Places of zones in one cell: `CA-QC; CA-ON H2–H4`.
import { normalZip, placeCode, problemOf, type Place } from '#domain/shared/place.ts';
import type { CellRead, CellType, Column } from '#domain/shared/table/column.ts';

const PLACE = /^([A-Z]{2})(?:-([A-Z0-9]{1,6}))?(?:\s+([A-Z0-9 ]+?)(?:\s*[–-]\s*([A-Z0-9 ]+))?)?$/;
const MOST_PLACES = 500;

function placeOf(text: string): Place | undefined {
  const [, country, state = '', from = '', to = from] = PLACE.exec(text.trim().toUpperCase()) ?? [];
  const place = { country: country ?? '', state, zipFrom: normalZip(from), zipTo: normalZip(to) };
  return country && !problemOf(place) ? place : undefined;
}

const placesCell: CellType = {
  read(text): CellRead {
    const codes = text.split(/[;|\n]/).filter((code) => code.trim());
    const wrong = codes.find((code) => !placeOf(code));
    if (wrong !== undefined) return { fault: { code: 'import_place_invalid', params: { place: wrong.trim() } } };
    if (codes.length > MOST_PLACES) return { fault: { code: 'import_too_many_parts', params: { most: MOST_PLACES } } };
    return { value: codes.flatMap((code) => placeOf(code) ?? []) };
  },
  write: (value) => (value as readonly Place[]).map(placeCode).join('; '),
};

export const placesColumn: Column = {
  name: 'places',
  label: { en: 'Places', fr: 'Lieux' },
  aliases: ['countries', 'pays', 'regions', 'régions'],
  type: placesCell,
  path: ['places'],
  empty: 'error',
  needed: true,
};
