import { categoryCell } from './category-cell.ts';

const cell = categoryCell([
  { categoryId: 'hydraulics', parent: '', name: { en: 'Hydraulics', fr: 'Hydraulique' } },
  { categoryId: 'hoses', parent: 'hydraulics', name: { en: 'Hoses', fr: 'Boyaux' } },
  { categoryId: 'air', parent: '', name: { en: 'Compressed air', fr: 'Air comprimé' } },
  { categoryId: 'air-hoses', parent: 'air', name: { en: 'Hoses', fr: 'Boyaux à air' } },
]);
const read = (text: string) => cell.read(text, { decimalComma: false });

describe('the category of a row', () => {
  it.each([
    ['air-hoses', 'air-hoses'],
    ['AIR COMPRIME', 'air'],
    ['Boyaux', 'hoses'],
    ['Hydraulics > Hoses', 'hoses'],
    ['Air comprimé | Hoses', 'air-hoses'],
  ])('may be written as %s', (text, value) => expect(read(text)).toEqual({ value }));

  it('is not guessed where two have the name', () =>
    expect(read('hoses ')).toEqual({ fault: { code: 'import_category_ambiguous', params: { name: 'hoses ' } } }));

  it.each(['Valves', 'Compressed air > Valves', 'Valves > Hoses', '>'])('%s is none that is there', (text) =>
    expect(read(text)).toEqual({ fault: { code: 'import_category_unknown', params: { name: text } } }),
  );
});
