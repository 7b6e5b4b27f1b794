import { readSheet } from './sheet-lines.ts';

describe('a sheet of stock', () => {
  it('is typed, or pasted from a spreadsheet: an item and a quantity in a line', () =>
    expect(readSheet('6205 12\n\nM8-40\t0\r\n6206;3')).toEqual({
      lines: [
        { itemNumber: '6205', quantity: 12 },
        { itemNumber: 'M8-40', quantity: 0 },
        { itemNumber: '6206', quantity: 3 },
      ],
      unread: [],
    }));
  it('says which lines it cannot read', () =>
    expect(readSheet('6205\n6206 x\n6207 1')).toEqual({
      lines: [{ itemNumber: '6207', quantity: 1 }],
      unread: [1, 2],
    }));
});
