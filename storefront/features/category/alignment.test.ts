import type { ProductCard } from '#contracts/category/category.ts';
import { alignedNumber, alignment } from './alignment.ts';

const cards = (...values: readonly string[]) =>
  values.map((value) => ({ attributes: [{ key: 'load', name: '', unit: '', value }] }) as unknown as ProductCard);

describe('numbers of a column', () => {
  it('stand on their decimal point, with a comma too', () => {
    const column = alignment(cards('5.4', '11.9', '5', '13,25'), 'load')!;
    expect(['5.4', '11.9', '5', '13,25'].map((value) => alignedNumber(value, column))).toEqual([
      '5.4\u2007',
      '11.9\u2007',
      '5\u2008\u2007\u2007',
      '13,25',
    ]);
  });
  it('that are whole need no room for decimals', () =>
    expect(alignedNumber('14000', alignment(cards('14000', '5'), 'load')!)).toBe('14000'));
  it('are not what a column of words has', () => {
    expect(alignment(cards('5', 'Open'), 'load')).toBeUndefined();
    expect(alignment(cards(), 'load')).toBeUndefined();
  });
});
