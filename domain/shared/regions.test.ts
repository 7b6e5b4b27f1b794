import { writtenPostalCode } from './postal-codes.ts';
import { placeFault, placeFaults, stateNamed } from './regions.ts';

const place = (country: string, state: string, zip: string) => ({ country, state, zip });

describe('where an address lies', () => {
  it.each([
    place('CA', 'QC', 'H3C 1J9'),
    place('CA', 'QC', 'h3c1j9'),
    place('CA', 'NU', 'X0A 0H0'),
    place('CA', 'QC', 'K1A 0H3'),
    place('US', 'VT', '05401'),
    place('US', 'VT', '05401-1234'),
    place('FR', '', '75011'),
    place('GB', '', 'SW1A 1AA'),
    place('AU', 'NSW', '2000'),
    place('HK', '', ''),
  ])('%j is known', (known) => expect(placeFault(known)).toBeUndefined());

  it.each([
    [place('ZZ', 'QC', 'H3C 1J9'), 'country_invalid'],
    [place('FR', 'QC', '75011'), 'state_invalid'],
    [place('FR', '', 'H3C 1J9'), 'zip_invalid'],
    [place('FR', '', ''), 'required'],
    [place('AU', '', '2000'), 'required'],
    [place('CA', 'qc', 'H3C 1J9'), 'state_invalid'],
    [place('CA', 'Quebec', 'H3C 1J9'), 'state_invalid'],
    [place('CA', 'ZZ', 'H3C 1J9'), 'state_invalid'],
    [place('CA', 'constructor', 'H3C 1J9'), 'state_invalid'],
    [place('CA', 'VT', 'H3C 1J9'), 'state_invalid'],
    [place('US', 'QC', '05401'), 'state_invalid'],
    [place('CA', 'QC', '05401'), 'zip_invalid'],
    [place('US', 'VT', 'H3C 1J9'), 'zip_invalid'],
    [place('CA', 'AB', 'H3C 1J9'), 'zip_of_other_state'],
  ])('%j is refused: the taxes of nowhere are nobody’s (security.md S3)', (unknown, code) =>
    expect(placeFault(unknown)).toMatchObject({ code }),
  );

  it('is told as a whole: a province that is missing, and a code that is missing beside it', () =>
    expect(placeFaults(place('CA', '', ''))).toEqual([
      { field: 'state', code: 'required' },
      { field: 'zip', code: 'required' },
    ]));

  it.each([
    ['CA', 'm5k1a1', 'M5K 1A1'],
    ['CA', 'H3C-1J9', 'H3C 1J9'],
    ['US', '054011234', '05401-1234'],
    ['US', '05401', '05401'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['FR', ' 75011', '75011'],
    ['CA', 'nonsense', 'nonsense'],
    ['HK', 'as it is', 'as it is'],
  ])('a code of %s, %s, is written %s', (country, zip, written) =>
    expect(writtenPostalCode(country, zip)).toBe(written),
  );
});

describe('the state in the lines of an address', () => {
  it.each([
    ['CA', ['4200 Côte-de-Liesse Road', 'Montréal QC  H4N 2M7'], 'QC'],
    ['CA', ['12 rue ON', 'Laval (QC)', 'CANADA'], 'QC'],
    ['US', ['1 Main St', 'Burlington, VT 05401', 'USA'], 'VT'],
    ['FR', ['4 rue QC', '69002 Lyon'], ''],
    ['CA', ['Montréal'], ''],
    ['CA', [], ''],
  ])('of %s in %j is "%s"', (country, lines, state) => expect(stateNamed(country, lines)).toBe(state));
});
