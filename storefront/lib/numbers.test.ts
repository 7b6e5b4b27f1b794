import { formatNumber, formatPercent } from './numbers.ts';

describe('a number', () => {
  it.each([0, 1, 12, 999, 1_000, 1_204, 102_400, 0.5, 9.975, -3])(
    '%p is written as its language writes it',
    (value) => {
      expect(formatNumber(value, 'en')).toBe(new Intl.NumberFormat('en-CA').format(value));
      expect(formatNumber(value, 'fr')).toBe(new Intl.NumberFormat('fr-CA').format(value));
    },
  );

  it('of hundreds is said with up to three decimals', () => {
    expect(formatPercent(9.975, 'en')).toBe('9.975%');
    expect(formatPercent(9.975, 'fr')).toMatch(/^9,975\s%$/);
  });
});
