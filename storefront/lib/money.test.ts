import { formatDate, formatDay, setShopTimeZone } from './dates.ts';
import { formatMoney } from './money.ts';
import { formatNumber, formatPercent } from './numbers.ts';

/** No-break spaces, as French numbers have them, made visible. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

describe('amounts, numbers and dates', () => {
  it('writes prices as the reader’s language does', () => {
    expect(formatMoney(19_900, 'CAD', 'en')).toBe('$199.00');
    expect(plain(formatMoney(19_900, 'CAD', 'fr'))).toBe('199,00_$');
    expect(plain(formatMoney(123_456_789, 'CAD', 'fr'))).toBe('1_234_567,89_$');
    expect(formatMoney(5, 'USD', 'en')).toBe('US$0.05');
    expect(plain(formatMoney(5, 'USD', 'fr'))).toBe('0,05_$_US');
    expect(formatMoney(-1_250, 'EUR', 'en')).toBe('-€12.50');
  });

  it('groups thousands', () => {
    expect(formatNumber(1_204, 'en')).toBe('1,204');
    expect(plain(formatNumber(1_204, 'fr'))).toBe('1_204');
    expect(formatPercent(9.975, 'en')).toBe('9.975%');
    expect(plain(formatPercent(9.975, 'fr'))).toBe('9,975_%');
  });

  it('says a near day with its weekday and a far one with its year', () => {
    expect(formatDay('2026-11-24', 'en')).toBe('Tue 24 Nov');
    expect(plain(formatDay('2026-11-24', 'fr'))).toBe('mar. 24 nov.');
    expect(formatDate('2026-11-24T15:00:00Z', 'en')).toBe('24 Nov 2026');
  });

  it('dates a moment by the shop’s clock, not the reader’s', () => {
    setShopTimeZone('America/Toronto');
    expect(formatDate('2026-11-25T03:30:00Z', 'en')).toBe('24 Nov 2026');
    setShopTimeZone('Europe/Paris');
    expect(formatDate('2026-11-25T03:30:00Z', 'en')).toBe('25 Nov 2026');
  });
});
