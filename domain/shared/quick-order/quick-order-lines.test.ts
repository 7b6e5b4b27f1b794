import { compactItemCode, parsedQuantity, parseQuickOrder, QUICK_ORDER_LIMITS } from './quick-order-lines.ts';

const read = (text: string) => parseQuickOrder(text).map(({ itemCode, quantity }) => [itemCode, quantity]);
const faults = (text: string) => parseQuickOrder(text).map(({ line, fault }) => [line, fault]);

describe('a pasted list', () => {
  it.each([
    ['commas', '6205-2RS,12\nHB-M10,3'],
    ['tabs', '6205-2RS\t12\nHB-M10\t3'],
    ['semicolons', '6205-2RS;12\r\nHB-M10;3'],
    ['spaces around', ' 6205-2RS , 12 \n HB-M10 ,\t3'.replace('\t', ' ')],
    ['quotes', '"6205-2RS","12"\n"HB-M10","3"'],
    ['empty lines', '\n6205-2RS,12\n\n  \nHB-M10,3\n'],
    ['a heading', 'Item code,Quantity\n6205-2RS,12\nHB-M10,3'],
    ['a French heading the other way round', 'Qté;Numéro d’article\n12;6205-2RS\n3;HB-M10'],
    ['further columns under a heading', 'Part #\tDescription\tQty\n6205-2RS\tBearing\t12\nHB-M10\tBolt, M10\t3'],
    ['the text form of spreadsheets', '="6205-2RS",12\n\'HB-M10,3'],
    ['old line ends', '6205-2RS,12\rHB-M10,3'],
    ['full-width letters', '６２０５-２RS,１２\nHB-M10,3'],
    ['numbers with decimals', '6205-2RS\t12.00\nHB-M10\t3,0'],
    ['no-break spaces', '6205-2RS\u00a0,\u00a012\n\u200bHB-M10,3'],
  ])('is read with %s', (_what, text) =>
    expect(read(text).map(([code, quantity]) => [code, parsedQuantity(quantity!)])).toEqual([
      ['6205-2RS', 12],
      ['HB-M10', 3],
    ]),
  );

  it('keeps commas and quotes that stand in quotes', () =>
    expect(read('"A,1",2\n"3/4"" ball",5')).toEqual([
      ['A,1', '2'],
      ['3/4" ball', '5'],
    ]));
  it('keeps a cell with a line break together, and its lines are counted on', () =>
    expect(parseQuickOrder('"A\nB",2\nC,x').map(({ line, itemCode }) => [line, itemCode])).toEqual([
      [1, 'A B'],
      [3, 'C'],
    ]));
  it('does not lose what stands behind a quote that is never closed', () =>
    expect(read('3/4" valve,2\n"half,3\nC,4\nD,5\nE,6\nF,7').length).toBe(6));
  it('counts lines as the reader does, empty ones among them', () =>
    expect(faults('A,1\n\nB\n,4\nC,x\nD,0\nE,-1\nF,1.5\n---,2')).toEqual([
      [1, undefined],
      [3, 'quick_order_code_or_quantity_missing'],
      [4, 'quick_order_code_or_quantity_missing'],
      [5, 'quick_order_quantity_invalid'],
      [6, 'quick_order_quantity_invalid'],
      [7, 'quick_order_quantity_invalid'],
      [8, 'quick_order_quantity_invalid'],
      [9, 'quick_order_format_wrong'],
    ]));
  it('takes a formula for what it is: no quantity', () =>
    expect(faults('A,=SUM(B1:B9)\n=HYPERLINK("x"),2').map(([, fault]) => fault)).toEqual([
      'quick_order_quantity_invalid',
      'quick_order_format_wrong',
    ]));
  it('is empty where there is nothing', () => expect(parseQuickOrder(' \n\t\n,,\n')).toEqual([]));
  it('of other alphabets is read, and refused line by line where no number stands', () =>
    expect(faults('Подшипник,два\n轴承,3')).toEqual([
      [1, 'quick_order_quantity_invalid'],
      [2, undefined],
    ]));
  it('of a megabyte is read', () => {
    const text = Array.from({ length: 60_000 }, (_, n) => `ITEM-${n}\t${n + 1}`).join('\n');
    expect(parseQuickOrder(text)).toHaveLength(60_000);
    expect(parseQuickOrder('"'.repeat(1_000_000)).length).toBeLessThan(2);
  });
});

describe('a quantity', () => {
  it.each(['1', '999999', ' 7 ', '7.0', '7,00'])('%j is one', (text) => expect(parsedQuantity(text)).toBeDefined());
  it.each(['', '0', '1,000', '1.000', '1e3', '-1', '1000000', '12 pcs', '½', String(QUICK_ORDER_LIMITS.quantity + 1)])(
    '%j is none',
    (text) => expect(parsedQuantity(text)).toBeUndefined(),
  );
});

it('knows a code however it is written', () =>
  expect(compactItemCode('hb M10×50 8.8')).toBe(compactItemCode('HB-M10×50-8.8')));
