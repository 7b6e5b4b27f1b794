import { parseQuantity } from './quantity.ts';

describe('a typed quantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['999999', 999_999],
    ['007', 7],
  ])('reads %j as %d', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });

  it.each(['', '0', '-1', '1.5', '1,000', '1e3', '1000000', 'ten', '１２', null, undefined, 12])(
    'refuses %j',
    (typed) => {
      expect(parseQuantity(typed)).toBeUndefined();
    },
  );
});
