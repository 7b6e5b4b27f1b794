import { combinationOf, labelOf, missingOf, suggestedNumber } from './combinations.ts';
import type { FamilyDetail, FamilyVariant } from './family.reader.ts';

const values = (...all: string[]) => all.map((value) => ({ value, swatch: '' }));
const variant = (itemNumber: string, attributes: Record<string, string>): FamilyVariant => ({
  itemNumber,
  name: { en: '', fr: '' },
  status: 'active',
  imageUrl: '',
  attributes,
});
const detail: FamilyDetail = {
  family: 'glove',
  data: {
    name: { en: 'Glove', fr: 'Gant' },
    options: [
      { attribute: 'size', values: values('S', 'M') },
      { attribute: 'colour', values: values('red', 'blue') },
    ],
  },
  attributes: [
    { attribute: 'colour', name: { en: 'Colour', fr: 'Couleur' }, unit: '', kind: 'text', valuesFr: { red: 'rouge' } },
    { attribute: 'bore', name: { en: 'Bore', fr: 'Alésage' }, unit: 'mm', kind: 'number', valuesFr: {} },
  ],
  swatchUrls: {},
  variants: [variant('A', { size: 'S', colour: 'red', bore: '1' }), variant('B', { size: 'M', colour: 'blue' })],
};

describe('the combinations of a family', () => {
  it('that are missing stand in the order of its options', () =>
    expect(missingOf(detail)).toEqual([
      { size: 'S', colour: 'blue' },
      { size: 'M', colour: 'red' },
    ]));
  it('are none without options', () =>
    expect(missingOf({ ...detail, data: { ...detail.data, options: [] } })).toEqual([]));
  it('are the same whatever else products differ in', () =>
    expect(combinationOf(detail, detail.variants[0]!)).toBe(
      combinationOf(detail, variant('C', { colour: 'red', size: 'S' })),
    ));
  it('are called as readers call them', () => {
    expect(labelOf(detail, 'colour', 'red', 'fr')).toBe('rouge');
    expect(labelOf(detail, 'bore', '2.5', 'fr')).toBe('2,5 mm');
    expect(labelOf(detail, 'bore', '2.5', 'en')).toBe('2.5 mm');
  });
  it('make item numbers of plain letters', () =>
    expect(suggestedNumber('work-glove', { size: 'M/L', colour: 'Vert foncé' })).toBe('WORK-GLOVE-M-L-VERT-FONCE'));
});
