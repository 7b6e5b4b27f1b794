import { withoutApostrophe, csvLine } from './csv-text.ts';
import {
  choiceCell,
  dayCell,
  moneyCell,
  pairsCell,
  partsCell,
  scaledCell,
  tiersCell,
  wholeCell,
  yesNoCell,
  type CellType,
} from './column.ts';

const french = { decimalComma: true };
const english = { decimalComma: false };
const read = (type: CellType, text: string, dialect = french) => type.read(text, dialect);

describe('a cell of a file', () => {
  it.each([
    ['12,50', french, 1_250],
    ['12.5', french, 1_250],
    ['1 234,50 $', french, 123_450],
    ['1\u202f234,50', french, 123_450],
    ['12.50 CAD', english, 1_250],
  ])('%s is an amount', (text, dialect, value) => expect(read(moneyCell, text, dialect)).toEqual({ value }));
  it.each([
    ['12,50', english],
    ['12,505', french],
    ['twelve', french],
    ['1,2,3', french],
    ['-1', french],
  ])('%s is none where nobody can tell what it means', (text, dialect) =>
    expect(read(moneyCell, text, dialect)).toHaveProperty('fault'),
  );
  it('is a whole number between its limits', () => {
    expect(read(wholeCell(1, 99), '12,0')).toEqual({ value: 12 });
    expect(read(wholeCell(1, 99), '12,5')).toMatchObject({ fault: { code: 'import_not_whole' } });
    expect(read(wholeCell(1, 99), '100')).toMatchObject({ fault: { code: 'import_number_outside' } });
  });
  it('is a day written from year to day, and nothing that may be two days', () => {
    expect([read(dayCell, '2026-02-28'), read(dayCell, '2024/2/29'), read(dayCell, '2026-11-23T00:00')]).toEqual([
      { value: '2026-02-28' },
      { value: '2024-02-29' },
      { value: '2026-11-23' },
    ]);
    for (const text of ['2026-02-29', '03/04/2026', '2026-13-01', 'tomorrow', '9999-12-31', '0001-01-01'])
      expect(read(dayCell, text)).toMatchObject({ fault: { code: 'import_date_invalid' } });
  });
  it('says yes and no in both languages', () => {
    expect(['Oui', 'x', 'VRAI', 'non', '0'].map((text) => read(yesNoCell, text))).toEqual(
      [true, true, true, false, false].map((value) => ({ value })),
    );
    expect(read(yesNoCell, 'maybe')).toHaveProperty('fault');
  });
  it('is one of several, by any name', () =>
    expect(read(choiceCell({ discontinued: ['discontinué'] }), 'Discontinue')).toEqual({ value: 'discontinued' }));
  it('holds tiers from one on, rising in quantity and falling in price', () => {
    expect(read(tiersCell, '1:12,50;10:11,20')).toEqual({
      value: [
        { quantity: 1, unitPrice: 1_250 },
        { quantity: 10, unitPrice: 1_120 },
      ],
    });
    expect(read(tiersCell, '9,99')).toEqual({ value: [{ quantity: 1, unitPrice: 999 }] });
    expect(read(tiersCell, '10:9,99')).toMatchObject({ fault: { code: 'import_tiers_begin_at_one' } });
    expect(read(tiersCell, '1:5;10:6')).toMatchObject({ fault: { code: 'import_tiers_not_in_order' } });
  });
  it.each<[CellType, string]>([
    [scaledCell(3, 1e9), '0.125'],
    [scaledCell(3, 1e9), '12'],
    [moneyCell, '12.50'],
    [tiersCell, '1:12.50;10:11.20'],
    [partsCell(9), 'JC-28*1;JS*2'],
    [pairsCell((key) => key === 'bore'), 'bore=25;finish=Zinc'],
  ])('is written as it was read', (type, text) => {
    const found = type.read(text, english);
    expect('value' in found && type.write(found.value)).toBe(text);
  });
});

describe('a text that a spreadsheet would take for a formula', () => {
  it('is written with an apostrophe, and read without it', () => {
    expect(csvLine(['=1+1', '-5', 'a;b'])).toBe(`'=1+1,'-5,"a;b"`);
    expect(["'=1+1", "'quoted", '-5'].map(withoutApostrophe)).toEqual(['=1+1', "'quoted", '-5']);
  });
});
