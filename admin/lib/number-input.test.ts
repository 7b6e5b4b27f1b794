import { amountText, differencePercent, storedNumber, typedAmount, typedNumber } from './number-input.ts';

describe('numbers in input fields', () => {
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

  it('are stored whole where they have a scale, and with their decimals where they have none', () => {
    expect(storedNumber(1.2345, 1_000, 3)).toBe(1_235);
    expect(storedNumber(15.3, 100, 2)).toBe(1_530);
    expect(storedNumber(typedNumber('-73,712345', 'fr')!, 1, 6)).toBe(-73.712345);
    expect(storedNumber(typedNumber('-73.712345', 'fr')!, 1, 6)).toBe(-73.712345);
  });

  it('tell how far the negotiated total is from the original one', () => {
    expect(differencePercent(10_000, 8_550)).toBe(-14.5);
    expect(differencePercent(0, 100)).toBe(0);
  });
});
