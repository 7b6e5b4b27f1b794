import { linesShown } from './chosen-lines.ts';

const line = (ProductId: string, SkuName: string, Qty: number, UnitPrice: number, ExtendedPrice = 0) => ({
  ...{ ProductId, SkuName, Qty, UnitPrice, ExtendedPrice },
});
const lines = [
  line('V-10', 'Vérin', 1, 9_000),
  line('V-9', 'Vanne à bille', 2, 3_000, 2_000),
  line('B-1', 'Roulement', 10, 500),
];
const shown = (typed: string, sort: Parameters<typeof linesShown>[2] = 'added') =>
  linesShown(lines, typed, sort, 'fr').map(({ ProductId }) => ProductId);

describe('the lines of a long cart', () => {
  it('stand as they were added', () => expect(shown('')).toEqual(['V-10', 'V-9', 'B-1']));
  it('are found by words of number and name, without their accents', () => {
    expect(shown('verin')).toEqual(['V-10']);
    expect(shown('v- bille')).toEqual(['V-9']);
    expect(shown('nothing')).toEqual([]);
  });
  it('are sorted by number as people count, by name, and by amount', () => {
    expect(shown('', 'item')).toEqual(['B-1', 'V-9', 'V-10']);
    expect(shown('', 'name')).toEqual(['B-1', 'V-9', 'V-10']);
    expect(shown('', 'total')).toEqual(['V-10', 'B-1', 'V-9']);
  });
});
