import { measureText } from './measure.ts';

describe('a value of an attribute', () => {
  it('is grouped from ten thousand on where it has a unit', () => {
    expect(measureText('38500', 'rpm', 'en')).toBe('38,500 rpm');
    expect(measureText('38500', 'tr/min', 'fr')).toBe('38\u00a0500 tr/min');
    expect(measureText('8600', 'rpm', 'en')).toBe('8600 rpm');
  });
  it('is left as it is where it is a code', () => expect(measureText('51100', '', 'en')).toBe('51100'));
});
