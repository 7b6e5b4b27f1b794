import { parsePartNumbers } from './part-number.ts';

const read = (text: string) =>
  parsePartNumbers(text).map(({ line, number, itemCode, fault = '' }) => [line, number, itemCode, fault]);

describe('a list of own numbers', () => {
  it('has the own number first, and is read as spreadsheets write it', () =>
    expect(read('LAG 1\t6205\n\n"LAG, 2";6306\n="0125",6207')).toEqual([
      [1, 'LAG 1', '6205', ''],
      [3, 'LAG, 2', '6306', ''],
      [4, '0125', '6207', ''],
    ]));
  it.each([
    ['Your number\tItem number'],
    ['Votre numéro\tNuméro d’article'],
    ['Part number\tItem number'],
    ['Customer part number\tSKU'],
  ])('says in its heading which is which: %s', (heading) =>
    expect(read(`${heading}\nLAG 1\t6205`)).toEqual([[2, 'LAG 1', '6205', '']]),
  );
  it('may have them the other way round', () =>
    expect(read('Name,Item code,Our number\nBearing,6205,LAG 1')).toEqual([[2, 'LAG 1', '6205', '']]));
  it('is told line by line what is wrong with it', () =>
    expect(
      read(
        `=1+1,6205\n<b>7</b>,6205\n${'x'.repeat(41)},6205\n,6205\nA\n---,6205\nLAG 1,6205\nlag-1,6306\nLAG1,6205`,
      ).map(([line, , , fault]) => [line, fault]),
    ).toEqual([
      [1, 'part_number_formula'],
      [2, 'part_number_markup'],
      [3, 'part_number_too_long'],
      [4, 'part_number_missing'],
      [5, 'part_number_item_missing'],
      [6, 'part_number_without_letters'],
      [7, ''],
      [8, 'part_number_twice'],
      [9, ''],
    ]));
});
