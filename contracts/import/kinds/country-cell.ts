// Places as addresses name them, in cells.
import { COUNTRY_CODES } from '#domain/shared/countries.ts';
import { choiceCell, textCell, type CellType } from '#domain/shared/table/column.ts';

const regions = [new Intl.DisplayNames('en', { type: 'region' }), new Intl.DisplayNames('fr', { type: 'region' })];
const countries = choiceCell(
  Object.fromEntries(COUNTRY_CODES.map((code) => [code, regions.map((names) => names.of(code) ?? code)])),
);

/** By its code, or its name in either language; a list of all of them would help nobody. */
export const countryCell: CellType = {
  read(text, dialect) {
    const read = countries.read(text, dialect);
    return 'fault' in read ? { fault: { code: 'country_invalid' } } : read;
  },
  write: String,
};

export const codeInCapitals = (max: number): CellType => ({
  read: (text, dialect) => textCell(max).read(text.toUpperCase(), dialect),
  write: String,
});
