import {
  amountText,
  differencePercent,
  discountFigures,
  typedAmount,
  typedDiscount,
  typedNumber,
} from './number-input.ts';

describe('figures at the quote desk', () => {
  it('are read as the reader of either language writes them', () => {
    expect(typedAmount('1,234.50', 'en')).toBe(123_450);
    expect(typedAmount('$12', 'en')).toBe(1_200);
    expect(typedAmount('1 234,50 $', 'fr')).toBe(123_450);
    expect(typedAmount('1234.5', 'fr')).toBe(123_450);
    expect(typedNumber('5 %', 'en')).toBe(5);
  });

  it('are refused when they are no numbers', () => {
    for (const text of ['', 'abc', '1.2.3', '1e5', '12,5', '--1']) expect(typedNumber(text, 'en')).toBeUndefined();
  });

  it('come back as they were shown', () => {
    for (const locale of ['en', 'fr']) expect(typedAmount(amountText(123_456_789, locale), locale)).toBe(123_456_789);
  });

  it('say a discount as percent, amount and proposed total', () => {
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

  it('tell how far the negotiated total is from the original one', () => {
    expect(differencePercent(10_000, 8_550)).toBe(-14.5);
    expect(differencePercent(0, 100)).toBe(0);
  });
});
