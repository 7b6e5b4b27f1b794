import { discountFigures, typedDiscount } from './discount.ts';

describe('a discount', () => {
  it('is said as percent, amount and proposed total', () => {
    expect(typedDiscount('percent', '7.5', 'en')).toEqual({ kind: 'percent', value: 7_500 });
    expect(typedDiscount('total', '90', 'en')).toEqual({ kind: 'total', value: 9_000 });
    expect(discountFigures(10_000, { kind: 'percent', value: 7_500 })).toEqual({
      percent: 7.5,
      amount: 750,
      total: 9_250,
    });
    expect(discountFigures(10_000, { kind: 'amount', value: 2_500 })).toEqual({
      percent: 25,
      amount: 2_500,
      total: 7_500,
    });
    expect(discountFigures(10_000, { kind: 'total', value: 9_900 })).toEqual({ percent: 1, amount: 100, total: 9_900 });
    expect(discountFigures(10_000, undefined)).toEqual({ percent: 0, amount: 0, total: 10_000 });
  });
});
