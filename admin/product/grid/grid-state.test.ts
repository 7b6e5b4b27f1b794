import { attributeColumn, gridColumns, type GridContext, type Snapshot } from './grid-columns.ts';
import {
  adopt,
  cellText,
  changesIn,
  fillDown,
  paste,
  rangeText,
  redo,
  rowOf,
  step,
  typeInto,
  undo,
} from './grid-state.ts';

const context: GridContext = {
  locale: 'fr',
  currency: 'CAD',
  today: '2026-03-02',
  categories: [{ id: 'bearings', name: 'Roulements' }],
  statusNames: { draft: 'Brouillon', active: 'En vente', discontinued: 'Discontinué' },
  yesNo: ['oui', 'non'],
};
const product = (name: string): Snapshot => ({
  status: 'active',
  data: {
    category: 'bearings',
    brand: 'Norvik',
    gtin: '',
    manufacturerNumber: '',
    family: '',
    name: { en: name, fr: name },
    keywords: { en: '', fr: '' },
    unit: 'ea',
    packQuantity: 1,
    weightGrams: 130,
    dimensions: { lengthMm: 0, widthMm: 0, heightMm: 0 },
    minimumQuantity: 1,
    quantityStep: 1,
    leadTimeDays: 0,
    giftCertificate: false,
    backorder: false,
    taxClass: 'standard',
    attributes: { bore: '2.5' },
    newUntil: '',
  },
  price: {
    version: 3,
    currency: 'CAD',
    periods: [
      {
        from: '',
        until: '',
        tiers: [
          { quantity: 1, unitPrice: 1_000 },
          { quantity: 10, unitPrice: 900 },
        ],
      },
    ],
  },
});
const rows = ['A', 'B', 'C', 'D'].map((item) => rowOf(item, product(item)));
const named = (key: string) => gridColumns.find((column) => column.key === key)!;
const columns = ['brand', 'weightGrams', 'price', 'status'].map(named);
const range = (fromRow: number, toRow: number, fromColumn = 0, toColumn = fromColumn) => ({
  fromRow,
  toRow,
  fromColumn,
  toColumn,
});
const shown = (some: typeof rows) =>
  some.map((row) => columns.map((column) => cellText(row, column, context)).join(' | '));

describe('a table of many products', () => {
  it('shows numbers as the reader writes them', () => expect(shown(rows)[0]).toBe('Norvik | 0,13 | 10,00 | En vente'));
  it('takes a block of a spreadsheet, from the chosen cell on, as far as the table goes', () =>
    expect(
      shown([
        ...paste(
          rows,
          columns,
          range(2, 2),
          [
            ['Tarn', '0,25'],
            ['Tarn', '1,5'],
            ['none', '9'],
          ],
          context,
        ),
      ]),
    ).toEqual([
      'Norvik | 0,13 | 10,00 | En vente',
      'Norvik | 0,13 | 10,00 | En vente',
      'Tarn | 0,25 | 10,00 | En vente',
      'Tarn | 1,5 | 10,00 | En vente',
    ]));
  it('fills a range with one value', () =>
    expect(
      shown([...paste(rows, columns, range(1, 2), [['Tarn']], context)]).map((line) => line.split(' ')[0]),
    ).toEqual(['Norvik', 'Tarn', 'Tarn', 'Norvik']));
  it('fills down the first row of a range, or the row above into one', () => {
    const typed = rows.map((row, at) => (at === 0 ? typeInto(row, columns[0]!, 'Tarn', context) : row));
    const brands = (some: readonly (typeof rows)[number][]) => some.map(({ now }) => now.data.brand);
    expect(brands(fillDown(typed, columns, range(0, 2), context))).toEqual(['Tarn', 'Tarn', 'Tarn', 'Norvik']);
    expect(brands(fillDown(typed, columns, range(1, 1), context))).toEqual(['Tarn', 'Tarn', 'Norvik', 'Norvik']);
    expect(fillDown(typed, columns, range(0, 0), context)).toBe(typed);
  });
  it('copies a range so that spreadsheets take it', () =>
    expect(
      rangeText([typeInto(rows[0]!, columns[0]!, 'a "b"', context), rows[1]!], columns, range(0, 1, 0, 1), context),
    ).toBe('"a ""b"""\t0,13\nNorvik\t0,13'));
  it('keeps what is no value in its cell, and changes nothing by it', () => {
    const typed = typeInto(rows[0]!, columns[1]!, 'heavy', context);
    expect(cellText(typed, columns[1]!, context)).toBe('heavy');
    expect(typed.now).toBe(typed.seen);
    expect(typeInto(typed, columns[1]!, '2', context)).toMatchObject({
      invalid: {},
      now: { data: { weightGrams: 2_000 } },
    });
  });
  it('changes the first tier of today’s price and leaves the others', () =>
    expect(typeInto(rows[0]!, columns[2]!, '12,50', context).now.price).toMatchObject({
      version: 3,
      periods: [{ tiers: [{ unitPrice: 1_250 }, { quantity: 10, unitPrice: 900 }] }],
    }));
  it('makes no draft of what was sold', () =>
    expect(typeInto(rows[0]!, columns[3]!, 'Brouillon', context).invalid).toEqual({ status: 'Brouillon' }));
  it('takes an attribute away where its cell is emptied', () =>
    expect(typeInto(rows[0]!, attributeColumn('bore', 'Bore', 'number'), '', context).now.data.attributes).toEqual({}));
  it('says what would change', () =>
    expect(changesIn([typeInto(rows[1]!, columns[1]!, '0,2', context)], columns, context)).toEqual([
      { itemNumber: 'B', column: columns[1], before: '0,13', after: '0,2' },
    ]));
  it('goes back and forth, step by step', () => {
    const one = step({ past: [], rows, future: [] }, paste(rows, columns, range(0, 0), [['Tarn']], context));
    const two = step(one, paste(one.rows, columns, range(1, 1), [['Tarn']], context));
    expect(undo(two).rows).toBe(one.rows);
    expect(undo(undo(two)).rows).toBe(rows);
    expect(redo(undo(two)).rows).toBe(two.rows);
    expect(step(two, two.rows).past).toBe(two.past);
  });
  it('shows after a save what is there, and keeps what was refused', () => {
    const typed = rows.map((row) => typeInto(row, columns[0]!, 'Tarn', context));
    const theirs = { ...product('A'), data: { ...product('A').data, brand: 'Other' } };
    const after = adopt(
      { past: [rows], rows: typed, future: [] },
      new Map([
        ['A', { seen: theirs, problem: 'changed meanwhile' }],
        ['B', { seen: typed[1]!.now, problem: '' }],
      ]),
    );
    expect(after.rows.slice(0, 2).map(({ seen, now, problem }) => [seen.data.brand, now.data.brand, problem])).toEqual([
      ['Other', 'Tarn', 'changed meanwhile'],
      ['Tarn', 'Tarn', ''],
    ]);
    expect(undo(after).rows[1]).toMatchObject({
      seen: { data: { brand: 'Tarn' } },
      now: { data: { brand: 'Norvik' } },
    });
  });
});
